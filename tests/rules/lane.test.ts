import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createLane } from '../../server/db/lane.ts';

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

test('shared jobs run beside each other, an exclusive one alone, all in the order they came', async () => {
  const lane = createLane();
  const seen: string[] = [];
  const job = (name: string) => async () => {
    seen.push(`${name} begins`);
    await pause();
    seen.push(`${name} ends`);
  };
  await Promise.all([
    lane.shared(job('one')),
    lane.shared(job('two')),
    lane.exclusive(job('alone')),
    lane.shared(job('three')),
    lane.exclusive(job('alone again')),
  ]);
  expect(seen).toEqual([
    ...['one begins', 'two begins', 'one ends', 'two ends'],
    ...['alone begins', 'alone ends', 'three begins', 'three ends'],
    ...['alone again begins', 'alone again ends'],
  ]);
});

test('a job that fails holds nobody up', async () => {
  const lane = createLane();
  const fail = () => Promise.reject(new Error('no'));
  const failures = [lane.shared(fail), lane.exclusive(fail)].map((job) =>
    expect(job).rejects.toThrow('no'),
  );
  expect(await lane.shared(async () => 'shared')).toBe('shared');
  expect(await lane.exclusive(async () => 'exclusive')).toBe('exclusive');
  await Promise.all(failures);
});

test('a lane that nobody wants for himself remembers nothing of what went through it', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const lane = createLane();
  const go = async (jobs: number) => {
    for (let job = 0; job < jobs; job += 1) await lane.shared(async () => undefined);
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = await go(1_000);
  const after = await go(100_000);
  expect(after - before).toBeLessThan(2_000_000);
});
