import { describe, expect, it } from 'vitest';
import { OWN_WRITE, OWN_WRITE_MS } from '../../../contract/plain/headers.ts';
import type { AppContext } from '../../../server/appContext.ts';
import { masterKeyOf } from '../../../server/crypto/masterKey.ts';
import { newKeyBytes } from '../../../server/crypto/seal.ts';
import { createOwnWrites } from '../../../server/http/answer/ownWrites.ts';
import { limits } from '../../../server/limits/limits.ts';
import { testMasterKeys } from '../../support/app/testKeys.ts';

/** A process that committed these transactions, and remembers what it was asked to wait for. */
function openProcess(committed: readonly number[] = [], masterKeys = testMasterKeys) {
  let now = new Date('2026-11-23T09:00:00Z');
  const waits: unknown[] = [];
  const writes = createOwnWrites({
    feed: {
      committedSince: (moment: number) => committed.filter((transaction) => transaction >= moment),
      knows: async (...asked: unknown[]) => {
        waits.push(asked);
        return true;
      },
    },
    masterKeys,
    now: () => now,
  } as unknown as AppContext);
  return {
    writes,
    waits,
    read: (token: string) => writes.awaitNamed(new Headers({ [OWN_WRITE]: token })),
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

const tokenOf = (...committed: number[]) => openProcess(committed).writes.tokenOf(0) ?? '';

describe('a write', () => {
  it('names what was committed since it began, or nothing', () => {
    const { writes } = openProcess([3, 5]);
    expect(writes.tokenOf(4)).toMatch(/^\d+~5~hmac\./);
    expect(writes.tokenOf(0)).toMatch(/^\d+~3-5~hmac\./);
    expect(writes.tokenOf(6)).toBeNull();
  });

  it('names the newest twenty of a busy process', () => {
    const many = Array.from({ length: 25 }, (_, at) => at);
    const named = openProcess(many).writes.tokenOf(0)?.split('~')[1]?.split('-').map(Number);
    expect(named).toEqual(many.slice(5));
  });
});

describe('a read of the same visitor', () => {
  it('waits a moment for the named writes', async () => {
    const { read, waits } = openProcess();
    expect(await read(tokenOf(3, 5))).toBe(true);
    expect(await read(`${tokenOf(3)}, ${tokenOf(7)}`)).toBe(true);
    expect(waits).toEqual([
      [[3, 5], limits.feed.ownWriteMs],
      [[3, 7], limits.feed.ownWriteMs],
    ]);
  });

  it('waits for twenty writes at most', async () => {
    const { read, waits } = openProcess();
    await read(Array.from({ length: 25 }, (_, at) => tokenOf(at)).join(','));
    expect(waits).toEqual([[Array.from({ length: 20 }, (_, at) => at), limits.feed.ownWriteMs]]);
  });

  it('waits for nothing without the header, or with one that this installation did not sign', async () => {
    const { read, writes, waits } = openProcess();
    expect(await writes.awaitNamed(new Headers())).toBe(false);
    const key = masterKeyOf(newKeyBytes());
    const foreign = openProcess([3], { current: key, old: null }).writes.tokenOf(0) ?? '';
    const [until = '', transactions = '', signature = ''] = tokenOf(3).split('~');
    for (const wrong of [
      '',
      foreign,
      `${until}~4~${signature}`,
      `${Number(until) + 1}~${transactions}~${signature}`,
      `${until}~${transactions}`,
    ]) {
      expect(await read(wrong), wrong).toBe(false);
    }
    expect(waits).toEqual([]);
  });

  it('waits for a write of the last seconds only', async () => {
    const { read, pass } = openProcess();
    const token = tokenOf(3);
    pass(OWN_WRITE_MS - 1);
    expect(await read(token)).toBe(true);
    pass(1);
    expect(await read(token)).toBe(false);
  });
});
