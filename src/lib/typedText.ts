import { keysOf } from '../../contract/plain/hangul.ts';

/**
 * Whether the text begins with what is typed. Texts are compared by the keys of a Korean keyboard, so the last syllable
 * may be half made: 보톡스 begins with 봍, 보토, 보톣 and 보톡ㅅ. Case and full-width forms are ignored.
 */
export const startsWithTyped = (text: string, typed: string): boolean =>
  keysOf(folded(text)).startsWith(keysOf(folded(typed)));

/** The same, but what is typed may begin at any letter of the text. */
export function includesTyped(text: string, typed: string): boolean {
  const letters = folded(text);
  const wanted = keysOf(folded(typed));
  for (let start = 0; start <= letters.length; start += 1) {
    if (keysOf(letters.slice(start)).startsWith(wanted)) return true;
  }
  return false;
}

/** A single key such as ㅅ stays as it is: NFKC would make another letter of it. */
const folded = (text: string): string =>
  text.replace(/[^ㄱ-ㅣ]+/g, (part) => part.normalize('NFKC')).toLowerCase();
