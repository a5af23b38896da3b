import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  hashPassword,
  isOutdatedHash,
  isPassword,
  passwordCost,
} from '../../../server/domain/staff/passwordHash.ts';

const COST = { ...passwordCost };
const CHEAP = { N: 16, r: 2, p: 1 };
beforeAll(() => void Object.assign(passwordCost, CHEAP));
afterAll(() => void Object.assign(passwordCost, COST));

const DIGEST = 'a'.repeat(64);

it.each([
  { ...CHEAP, N: 32 },
  { ...CHEAP, r: 4 },
  { ...CHEAP, p: 2 },
])('a hash that was made under %o is recognised, and made again', async (earlier) => {
  Object.assign(passwordCost, earlier);
  const kept = await hashPassword(DIGEST);
  expect(isOutdatedHash(kept)).toBe(false);
  Object.assign(passwordCost, CHEAP);
  expect(isOutdatedHash(kept)).toBe(true);
  expect(await isPassword(DIGEST, kept)).toBe(true);
  expect(await isPassword('b'.repeat(64), kept)).toBe(false);
});

it('a password of an earlier version is recognised', async () => {
  const kept = 'scrypt$16$2$1$sH7ENbXc9S_TITi5185QFA$9wB4DvQNDYWUC4EB7MA5BQLYlDHnFND7MN01di8xvQs';
  expect(await isPassword(DIGEST, kept)).toBe(true);
});

it.each(['scrypt$16$2$1$', 'scrypt$16$2$1$AAAA$', 'scrypt$16$2$1$AAAA$AAAA'])(
  'a damaged hash %o lets no password in',
  async (damaged) => {
    expect(await isPassword(DIGEST, damaged)).toBe(false);
  },
);

it('an unknown account has no password, not even the empty one', async () => {
  expect(await isPassword('', undefined)).toBe(false);
});
