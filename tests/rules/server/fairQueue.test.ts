import { describe, expect, it } from 'vitest';
import { createFairQueue } from '../../../server/lib/fairQueue.ts';
import { queueRefusals, queueRunning, queueWaiting } from '../../../server/metrics/metrics.ts';

const settled = () => new Promise(setImmediate);

/** Tasks that end on command, and the order in which they began. */
function openQueue(
  bounds: Omit<Parameters<typeof createFairQueue>[0], 'name'> & { name?: string },
) {
  const runInTurn = createFairQueue({ name: 'test', ...bounds });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (name: string, options?: { isAdmitted: boolean }) => {
    const [owner = ''] = name.split(' ');
    const task = () =>
      new Promise<string>((resolve) => {
        begun.push(name);
        ends.push(() => resolve(name));
      });
    return runInTurn(owner, task, options);
  };
  const endNext = async () => {
    ends.shift()?.();
    await settled();
  };
  return { add, begun, endNext };
}

describe('a queue that is fair to its owners', () => {
  it('runs a few tasks at a time, and serves the owners in turn', async () => {
    const { add, begun, endNext } = openQueue({ places: 2, mostWaiting: 10, mostWaitingOfOne: 10 });
    const all = ['a 1', 'a 2', 'a 3', 'a 4', 'b 1', 'b 2', 'c 1'].map((name) => add(name));
    await settled();
    expect(begun).toEqual(['a 1', 'a 2']);
    for (let i = 0; i < all.length; i += 1) await endNext();
    expect(begun).toEqual(['a 1', 'a 2', 'a 3', 'b 1', 'c 1', 'a 4', 'b 2']);
    expect(await Promise.all(all)).toHaveLength(7);
  });

  it('refuses at once if one owner or all have too many, and continues afterwards', async () => {
    const { add, begun, endNext } = openQueue({ places: 1, mostWaiting: 3, mostWaitingOfOne: 2 });
    const taken = ['a 1', 'a 2', 'a 3'].map((name) => add(name));
    await expect(add('a 4')).rejects.toMatchObject({
      code: 'too_many_requests',
      headers: { 'Retry-After': '5' },
    });
    taken.push(add('b 1'));
    await expect(add('c 1')).rejects.toMatchObject({ code: 'overloaded' });
    taken.push(add('c 2', { isAdmitted: true }));
    for (let i = 0; i < taken.length; i += 1) await endNext();
    taken.push(add('c 3'));
    await settled();
    expect(begun).toEqual(['a 1', 'a 2', 'b 1', 'c 2', 'a 3', 'c 3']);
    await endNext();
    await Promise.all(taken);
  });

  it('has as many places afterwards as before', async () => {
    const { add, endNext } = openQueue({ places: 1, mostWaiting: 1, mostWaitingOfOne: 1 });
    for (let round = 0; round < 3; round += 1) {
      const both = [add('a 1'), add('b 1')];
      await settled();
      await endNext();
      await endNext();
      expect(await Promise.all(both)).toEqual(['a 1', 'b 1']);
    }
  });

  it('shows in the metrics what runs, what waits and what was refused', async () => {
    const seen = async () => {
      const all = [queueRunning, queueWaiting, queueRefusals].map((metric) => metric.get());
      return (await Promise.all(all)).map(
        ({ values }) => values.find(({ labels }) => labels.queue === 'measured')?.value,
      );
    };
    const bounds = { places: 1, mostWaiting: 2, mostWaitingOfOne: 1 };
    const { add, endNext } = openQueue({ name: 'measured', ...bounds });
    // Prometheus sees the first refusal as an increase.
    expect((await seen())[2]).toBe(0);
    const taken = ['a 1', 'a 2'].map((name) => add(name));
    await expect(add('a 3')).rejects.toMatchObject({ code: 'too_many_requests' });
    await settled();
    expect(await seen()).toEqual([1, 1, 1]);
    await endNext();
    expect(await seen()).toEqual([1, 0, 1]);
    await endNext();
    await Promise.all(taken);
    expect(await seen()).toEqual([0, 0, 1]);
  });

  it('frees its place when a task fails', async () => {
    const runInTurn = createFairQueue({
      name: 'test',
      places: 1,
      mostWaiting: 1,
      mostWaitingOfOne: 1,
    });
    const failing = runInTurn('a', () => Promise.reject(new Error('broken')));
    const next = runInTurn('b', async () => 'done');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});
