import { keysOf } from '../../../../contract/plain/hangul.ts';
import { isInitial, syllablesOf } from './hangul.ts';
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
 * What the visitor may have meant. Keyboard in English: Tkdtn is 쌍수. Keyboard in Korean: ㅠㅐㅅㅐㅌ is botox, ㅗ먁 is hair.
 * Latin letters: futae is ふたえ. Not finished: 리쥴 is 리쥬ㄹ, on the way to 리쥬란.
 */
export function typedOtherwise(text: string): string[] {
  const readings = [...nextSyllable(text), ...(/[ㄱ-ㅣ]/.test(text) ? [latinOf(text)] : [])];
  if (readings.length > 0) return readings;
  if (!/^[a-z\d\s]*[a-z][a-z\d\s]*$/i.test(text)) return [];
  const hangul = hangulOf(text);
  const hiragana = hiraganaOf(text.toLowerCase());
  return [...(HANGUL.test(hangul) ? [hangul] : []), ...(hiragana === null ? [] : [hiragana])];
}

/**
 * Until its vowel is typed, a Korean keyboard writes the consonant of the next syllable as the final consonant of the
 * last one: 리쥴. Returns 리쥬ㄹ.
 */
function nextSyllable(text: string): string[] {
  const keys = keysOf(text.slice(-1));
  const last = keys.slice(-1);
  if (keys.length < 3 || !isInitial(last)) return [];
  return [text.slice(0, -1) + syllablesOf(keys.slice(0, -1)) + last];
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
