import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retry } from '../../../src/lib/retry.ts';

describe('retrying', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('MAP-02 MAP-03 CONST-20 tries once and three times again, after 1, 2 and 4 seconds', async () => {
    const times: number[] = [];
    const begun = Date.now();
    const attempt = vi.fn(async () => {
      times.push(Date.now() - begun);
      throw new Error('offline');
    });
    const outcome = expect(retry(attempt, { retries: 3, firstDelayMs: 1000 })).rejects.toThrow(
      'offline',
    );
    await vi.runAllTimersAsync();
    await outcome;
    expect(times).toEqual([0, 1000, 3000, 7000]);
  });

  it('stops at the first success', async () => {
    const attempt = vi.fn().mockRejectedValueOnce(new Error('once')).mockResolvedValue('here');
    const outcome = retry<string>(attempt, { retries: 5, firstDelayMs: 10 });
    await vi.runAllTimersAsync();
    expect(await outcome).toBe('here');
    expect(attempt).toHaveBeenCalledTimes(2);
  });
});
