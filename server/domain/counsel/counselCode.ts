import { randomInt } from 'node:crypto';

/** Without characters that are easily confused: 0 and O, 1, I and L, 5 and S, 2 and Z, 8 and B. */
const LETTERS = '34679ACDEFGHJKMNPQRTUVWXY';
const LENGTH = 6;

/** Random, so that a code does not reveal how many counsels exist or what the next code is. */
export const makeCounselCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

const CODE = new RegExp(`(?<![0-9A-Z])[${LETTERS}]{${LENGTH}}(?![0-9A-Z])`, 'g');

/** What may be codes in a text, as people type them: also in small or wide letters. */
export const codesIn = (text: string): string[] =>
  text.normalize('NFKC').toUpperCase().match(CODE) ?? [];
