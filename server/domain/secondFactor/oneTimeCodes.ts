import { randomInt } from 'node:crypto';
import { fingerprint } from '../session/secrets.ts';

/** Letters and digits that people do not confuse: without I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 26 letters of five bits: 130 bits. */
const GROUPS = [6, 5, 5, 5, 5];
const RECOVERY_CODES = 10;

/**
 * A recovery or enrolment code: 130 random bits, e.g. `7K2M9Q-XD04T-BWZ3H-M5RC6-PYA8N`.
 * So many that a plain hash of it is enough.
 */
export const newOneTimeCode = (): string => GROUPS.map(newGroup).join('-');

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, newOneTimeCode);

/** The stored form of a code. A typed code may lack its dashes, be in lower case, or have O for 0 and I for 1. */
export function hashOfCode(typed: string): string {
  const plain = typed.toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  return fingerprint(plain.replace(/[^0-9A-Z]/g, ''));
}

const newGroup = (length: number) =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
