import { randomInt } from 'node:crypto';
import { fingerprint } from '../session/secrets.ts';

/** Letters and digits that people do not confuse: without I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 6;
const GROUP_LENGTH = 4;
export const RECOVERY_CODES = 10;

/**
 * A recovery or enrolment code: 120 random bits, e.g. `7K2M-9QXD-04TB-WZ3H-M5RC-6PYA`.
 * So many that a plain hash of it is enough.
 */
export const newOneTimeCode = (): string => Array.from({ length: GROUPS }, newGroup).join('-');

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, newOneTimeCode);

/** The stored form of a code. A typed code may lack its dashes, be in lower case, or have O for 0 and I for 1. */
export function hashOfCode(typed: string): string {
  const plain = typed.toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  return fingerprint(plain.replace(/[^0-9A-Z]/g, ''));
}

const newGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
