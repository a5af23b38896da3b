import { randomInt } from 'node:crypto';

/** Without what is misread on a phone: 0 and O, 1 and I and L, 5 and S, 2 and Z, 8 and B. */
const LETTERS = '34679ACDEFGHJKMNPQRTUVWXY';
const LENGTH = 6;

/** Random, so that nobody counts our counsels or guesses the next one. */
export const makeCounselCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
