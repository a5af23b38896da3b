import { createHash } from 'node:crypto';
import process from 'node:process';
import { expect, it, onTestFinished } from 'vitest';
import { makeStaff } from '../../../server/demo/generate/member/staffAccounts.ts';
import {
  hashPassword,
  isPassword,
  passwordCost,
} from '../../../server/domain/staff/passwordHash.ts';

const DIGEST = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);

it('T35 recognises a password, and stores it differently each time', async () => {
  const [one, two] = [await hashPassword(DIGEST), await hashPassword(DIGEST)];
  expect(one).toMatch(/^scrypt\$131072\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(two);
  expect([await isPassword(DIGEST, one), await isPassword(DIGEST, two)]).toEqual([true, true]);
  expect([await isPassword(OTHER, one), await isPassword(DIGEST, undefined)]).toEqual([
    false,
    false,
  ]);
});

it('T38 takes as much work for an unknown name', async () => {
  const { N } = passwordCost;
  onTestFinished(() => void Object.assign(passwordCost, { N }));
  // A quarter of the work can still be measured.
  passwordCost.N = N / 4;
  const kept = await hashPassword(DIGEST);
  // Processor time, because a busy machine stretches the time on the clock.
  const workOf = async (hash: string | undefined) => {
    const begun = process.cpuUsage();
    await isPassword(OTHER, hash);
    return process.cpuUsage(begun).user;
  };
  const [known, unknown] = [await workOf(kept), await workOf(undefined)];
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
});

it('recognises the passwords of a demonstration, which use a cheaper hash', async () => {
  const [operator] = makeStaff([], 0);
  const digest = createHash('sha256').update('demo-operator').digest('hex');
  expect(await isPassword(digest, operator?.passwordHash)).toBe(true);
});
