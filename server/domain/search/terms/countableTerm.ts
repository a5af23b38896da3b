import { TERM_LENGTH } from '../../../../contract/plain/limits.ts';
import { foldWidth } from '../spelling/foldName.ts';

const SHORTEST = 2;

/** Folded texts that are never counted, because they may name a person or say how to reach one. */
const NEVER = [
  // E-mail addresses, user names and web addresses.
  /[@#]|:\/\/|\bwww\.|[a-z0-9-]\.[a-z]{2,}/,
  // Phone numbers spelled out: 공일공…, 〇九〇…
  /(?:[공영일이삼사오육칠팔구][\s-]*){7,}|(?:[〇零一二三四五六七八九][\s-]*){7,}|(?:ぜろ|いち|きゅう|はち){4,}/,
  // A single letter of a syllable: it is still being typed.
  /[\u3131-\u318e]/,
];

/**
 * Five digits or more, also with other characters between them: phone numbers, dates of birth, passports, postcodes.
 */
const MOST_DIGITS = 4;

/** The form in which a searched text is counted; null if it is not counted. */
export function countableTerm(typed: string): string | null {
  const term = foldWidth(typed);
  const length = [...term].length;
  if (length < SHORTEST || length > TERM_LENGTH) return null;
  if ((term.match(/\p{N}/gu) ?? []).length > MOST_DIGITS) return null;
  if (!/\p{L}/u.test(term)) return null;
  return NEVER.some((pattern) => pattern.test(term)) ? null : term;
}
