import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTurns } from '../../src/lib/turns.ts';

describe('turns', () => {
  it('lets no more run at a time than said, in the order they came', async () => {
    const takeTurn = createTurns(2);
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    const work = (n: number) => async () => {
      begun.push(n);
      running += 1;
      most = Math.max(most, running);
      await wait(5 - n);
      running -= 1;
      return n;
    };
    const done = await Promise.all([0, 1, 2, 3, 4].map((n) => takeTurn(work(n))));
    expect(most).toBe(2);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
    expect(done).toEqual([0, 1, 2, 3, 4]);
  });

  it('goes on after a failure, which is that of its caller', async () => {
    const takeTurn = createTurns(1);
    const failing = takeTurn(() => Promise.reject(new Error('no')));
    const next = takeTurn(async () => 'done');
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('done');
    await expect(takeTurn(async () => 'again')).resolves.toBe('again');
  });
});
