import { createHash } from 'node:crypto';
import { COMMON_PASSWORDS } from '../../../contract/commonPasswords.ts';
import { refuse } from '../../refusal.ts';

const digestOf = (password: string) => createHash('sha256').update(password).digest('hex');

const digests = new Set(COMMON_PASSWORDS.map(digestOf));

/** The client sends a digest, so only known passwords can be recognised; the form checks the length. */
export function assertUncommon(digest: string): void {
  if (digests.has(digest)) throw refuse('common_password');
}
