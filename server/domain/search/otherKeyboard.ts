import { keysOf } from '../../../contract/plain/hangul.ts';
import { syllablesOf } from './hangul.ts';
import { hiraganaOf } from './romaji.ts';

/** The letters of a Korean keyboard, by the Latin letters on the same keys. Capital letters: with Shift. */
const HANGUL_KEYS = new Map([
  ...pairs('qwertyuiop', 'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ'),
  ...pairs('asdfghjkl', 'ㅁㄴㅇㄹㅎㅗㅓㅏㅣ'),
  ...pairs('zxcvbnm', 'ㅋㅌㅊㅍㅠㅜㅡ'),
  ...pairs('QWERTOP', 'ㅃㅉㄸㄲㅆㅒㅖ'),
]);
const LATIN_KEYS = new Map([...HANGUL_KEYS].map(([latin, hangul]) => [hangul, latin]));

/** Hangul; the last syllable may be half typed. */
const HANGUL = /^[가-힣\s\d]*[가-힣][\s\d]*[ㄱ-ㅎ]?$/;

/**
 * What people may have meant to type: 쌍수 with the keyboard still in English (Tkdtn), botox with it still in Korean
 * (ㅠㅐㅅㅐㅌ), ふたえ in Latin letters (futae).
 */
export function typedOtherwise(text: string): string[] {
  if (/[ㄱ-ㅣ]/.test(text)) return [latinOf(text)];
  if (!/^[a-z\d\s]*[a-z][a-z\d\s]*$/i.test(text)) return [];
  const hangul = hangulOf(text);
  const hiragana = hiraganaOf(text.toLowerCase());
  return [...(HANGUL.test(hangul) ? [hangul] : []), ...(hiragana === null ? [] : [hiragana])];
}

const latinOf = (text: string) =>
  keysOf(text).replace(/[ㄱ-ㅣ]/g, (key) => LATIN_KEYS.get(key)?.toLowerCase() ?? key);

function hangulOf(text: string): string {
  const isCapsLocked = text === text.toUpperCase();
  const keys = (isCapsLocked ? text.toLowerCase() : text).replace(
    /[a-z]/gi,
    (key) => HANGUL_KEYS.get(key) ?? HANGUL_KEYS.get(key.toLowerCase()) ?? key,
  );
  return syllablesOf(keys);
}

function pairs(latin: string, hangul: string): [string, string][] {
  return Array.from(latin, (letter, place) => [letter, hangul[place] ?? letter]);
}
