import { createHash } from 'node:crypto';
import { COMMON_PASSWORDS } from '../../../contract/texts/commonPasswords.ts';
import { remembered } from '../../lib/remembered.ts';
import { refuse } from '../../refusal.ts';

/**
 * Few leaked passwords are as long as ours have to be. People join two common ones to reach the length, e.g.
 * password1234, so such pairs count too.
 */
const PAIRED = 100;

/** 59,000 passwords; 9,000 of them have twelve characters or more. */
export async function commonPasswords(): Promise<string[]> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const leaked = dictionary['passwords-common'];
  const most = leaked.slice(0, PAIRED);
  const pairs = most.flatMap((first) => most.map((second) => first + second));
  return [...COMMON_PASSWORDS, ...leaked, ...pairs];
}

const digestOf = (password: string) => createHash('sha256').update(password).digest('hex');
/** 64 bits are enough to distinguish the digests, and take less memory. */
const short = (digest: string) => digest.slice(0, 16);

/** The list is read when the first password is set: most processes never need it. */
const readDigests = remembered(
  async () => new Set((await commonPasswords()).map((one) => short(digestOf(one)))),
);

/** The client sends a digest, so only known passwords can be recognised; the form checks the length. */
export async function assertUncommon(digest: string): Promise<void> {
  if ((await readDigests()).has(short(digest))) throw refuse('common_password');
}
