import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createLock } from '../../../server/db/sharedLock.ts';

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

test('shared jobs run at the same time, an exclusive one runs alone, all in order of arrival', async () => {
  const lock = createLock();
  const seen: string[] = [];
  const job = (name: string) => async () => {
    seen.push(`${name} begins`);
    await pause();
    seen.push(`${name} ends`);
  };
  await Promise.all([
    lock.shared(job('one')),
    lock.shared(job('two')),
    lock.exclusive(job('alone')),
    lock.shared(job('three')),
    lock.exclusive(job('alone again')),
  ]);
  expect(seen).toEqual([
    'one begins',
    'two begins',
    'one ends',
    'two ends',
    'alone begins',
    'alone ends',
    'three begins',
    'three ends',
    'alone again begins',
    'alone again ends',
  ]);
});

test('a job that fails does not block others', async () => {
  const lock = createLock();
  const fail = () => Promise.reject(new Error('no'));
  const failures = [lock.shared(fail), lock.exclusive(fail)].map((job) =>
    expect(job).rejects.toThrow('no'),
  );
  expect(await lock.shared(async () => 'shared')).toBe('shared');
  expect(await lock.exclusive(async () => 'exclusive')).toBe('exclusive');
  await Promise.all(failures);
});

test('a lock that is not held exclusively stores nothing about past jobs', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const lock = createLock();
  const go = async (jobs: number) => {
    for (let job = 0; job < jobs; job += 1) await lock.shared(async () => undefined);
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = await go(1_000);
  const after = await go(100_000);
  expect(after - before).toBeLessThan(2_000_000);
});
