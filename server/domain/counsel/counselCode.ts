import { randomInt } from 'node:crypto';

/** Without characters that are easily confused: 0 and O, 1, I and L, 5 and S, 2 and Z, 8 and B. */
export const CODE_LETTERS = '34679ACDEFGHJKMNPQRTUVWXY';
export const CODE_LENGTH = 6;

/** Random, so that a code does not reveal how many counsels exist or what the next code is. */
export const makeCounselCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () =>
    CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length)),
  ).join('');

const CODE = new RegExp(`(?<![0-9A-Z])[${CODE_LETTERS}]{${CODE_LENGTH}}(?![0-9A-Z])`, 'g');

/** The parts of a text that may be codes, also typed in small or wide letters. */
export const codesIn = (text: string): string[] =>
  text.normalize('NFKC').toUpperCase().match(CODE) ?? [];

/** Whether the text is one code and nothing else. */
export const isCode = (text: string): boolean =>
  codesIn(text).length === 1 && text.normalize('NFKC').trim().length === CODE_LENGTH;
