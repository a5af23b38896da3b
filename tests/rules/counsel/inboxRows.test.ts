import { describe, expect, it } from 'vitest';
import { rowToOpen } from '../../../src/staff/counsel/inbox/rows.ts';

const row = (id: string, waitingSince: string | null = '2026-12-01T00:00:00Z') => ({
  id,
  waitingSince,
});
const [a, b, c] = [row('a'), row('b'), row('c')];
const opened = (id: string) => (one: { id: string }) => one.id === id;

describe('the next counsel to open', () => {
  it('is the one below the opened counsel', () => {
    expect(rowToOpen([a, b, c], ['b', 'c'], opened('a'))).toBe(b);
  });

  it('stays the same when the opened counsel moves in the list, or leaves it', () => {
    expect(rowToOpen([b, c, row('a', null)], ['b', 'c'], opened('a'))).toBe(b);
    expect(rowToOpen([b, c], ['b', 'c'], opened('a'))).toBe(b);
  });

  it('is not one that is done', () => {
    const isDone = ({ id }: { id: string }) => id !== 'c';
    expect(rowToOpen([a, b, c], ['b', 'c'], isDone)).toBe(c);
  });

  it('below the last one is the counsel that waits longest', () => {
    expect(rowToOpen([row('x', null), a, b, c], [], opened('c'))).toBe(a);
  });

  it('is none when no other counsel waits', () => {
    expect(rowToOpen([row('a', null), b], [], opened('b'))).toBeUndefined();
  });
});
