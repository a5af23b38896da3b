import type { Language } from './language.ts';

const HANGUL = /\p{Script=Hangul}/gu;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const HAN = /\p{Script=Han}/gu;

/** The language of a text by its letters, for texts that are stored without one. */
export function languageOfText(text: string): Language | undefined {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const kana = count(KANA);
  // A Korean text may quote a Japanese name, and the other way round.
  if (count(HANGUL) > kana) return 'ko';
  return kana + count(HAN) > 0 ? 'ja' : undefined;
}

/** Whether a reader of this language needs a translation of the text. */
export function isForeign(text: string, reader: Language): boolean {
  const written = languageOfText(text);
  return written !== undefined && written !== reader;
}
