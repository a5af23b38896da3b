import { describe, expect, it } from 'vitest';
import { type Change, DAY_RECORD, reviewChange } from '../../../server/db/feed/change.ts';
import { createFeed } from '../../../server/db/feed/feed.ts';
import { limits } from '../../../server/limits/limits.ts';

const CLINIC = '018bcfe5-6800-7000-8000-000000000001';

function openFeed() {
  let time = 1_000;
  let now = new Date('2026-11-23T23:59+09:00');
  const feed = createFeed({ clock: () => time, now: () => now });
  return {
    feed,
    pass: (ms: number) => {
      time += ms;
    },
    turnMidnight: () => {
      now = new Date('2026-11-24T00:00+09:00');
    },
  };
}
const many = (count: number, change: (id: string) => Change) =>
  Array.from({ length: count }, (_, id) => change(`${id}`));
const renamed = (id: string): Change => ({ kind: 'clinic', id, isSearchChanged: true });

describe('the feed of changes', () => {
  it('answers which records changed after a position, also those of their clinic', () => {
    const { feed } = openFeed();
    const before = feed.position();
    feed.add([{ kind: 'doctor', id: 'd', clinicId: CLINIC }]);
    const after = feed.position();
    expect(after).toBeGreaterThan(before);
    for (const id of ['d', CLINIC]) {
      expect([feed.hasChanged([id], before), feed.hasChanged([id], after)]).toEqual([true, false]);
    }
    expect(feed.hasChanged(['x', 'd'], before)).toBe(true);
    expect(feed.hasChanged(['x'], before)).toBe(false);
    expect(feed.hasChanged([], before)).toBe(false);
  });

  it('changes without news are none', () => {
    const { feed } = openFeed();
    const before = feed.position();
    feed.add([]);
    expect(feed.position()).toBe(before);
  });

  it('answers when the first change of a kind after a position became known', () => {
    const { feed, pass } = openFeed();
    const before = feed.position();
    feed.add([{ kind: 'clinic', id: 'a' }]);
    const between = feed.position();
    pass(100);
    feed.add([
      { kind: 'clinic', id: 'b' },
      { kind: 'clinic', id: 'c' },
    ]);
    feed.add([{ kind: 'review', id: 'r' }]);
    expect(feed.changedAt(['clinic'], before)).toBe(1_000);
    expect(feed.changedAt(['clinic'], between)).toBe(1_100);
    expect(feed.changedAt(['review', 'clinic'], before)).toBe(1_000);
    expect(feed.changedAt(['doctor', 'searchChanged'], before)).toBeNull();
    expect(feed.changedAt(['clinic'], feed.position())).toBeNull();
  });

  it('a change is long ago once a list may not be stale any more', () => {
    const { feed, pass } = openFeed();
    const before = feed.position();
    feed.add([{ kind: 'clinic' }]);
    const between = feed.position();
    pass(limits.feed.staleListMs);
    feed.add([{ kind: 'clinic' }]);
    expect(feed.changedAt(['clinic'], before)).toBe(1_000);
    pass(1);
    feed.add([{ kind: 'clinic' }]);
    expect(feed.changedAt(['clinic'], before)).toBe(Number.NEGATIVE_INFINITY);
    expect(feed.changedAt(['clinic'], between)).toBe(1_000 + limits.feed.staleListMs);
    pass(10 * limits.feed.staleListMs);
    feed.add([{ kind: 'clinic' }]);
    expect(feed.changedAt(['clinic'], before)).toBe(Number.NEGATIVE_INFINITY);
    expect(feed.changedAt(['clinic'], between)).toBe(Number.NEGATIVE_INFINITY);
  });

  it('a change that is alone and long ago is known as that when the next one comes', () => {
    const { feed, pass } = openFeed();
    const before = feed.position();
    feed.add([{ kind: 'clinic' }]);
    pass(limits.feed.staleListMs + 1);
    feed.add([{ kind: 'clinic' }]);
    expect(feed.changedAt(['clinic'], before)).toBe(Number.NEGATIVE_INFINITY);
  });

  it('a review changes its clinic and the lists of reviews', () => {
    const { feed } = openFeed();
    const before = feed.position();
    feed.add([reviewChange({ id: 'r', clinicId: CLINIC })]);
    expect([feed.hasChanged(['r'], before), feed.hasChanged([CLINIC], before)]).toEqual([
      true,
      true,
    ]);
    expect([feed.changedAt(['review'], before), feed.changedAt(['clinic'], before)]).toEqual([
      1_000,
      null,
    ]);
  });

  it('when everything changes, every record and every list changes', () => {
    const { feed } = openFeed();
    feed.add([renamed('a')]);
    const before = feed.position();
    feed.add([{ kind: 'everything' }]);
    expect(feed.hasChanged([], before)).toBe(true);
    expect(feed.changedAt(['doctor'], before)).toBe(Number.NEGATIVE_INFINITY);
    expect(feed.changedAt([], before)).toBe(Number.NEGATIVE_INFINITY);
    expect(feed.searchChangesSince(before)).toBeNull();
    const after = feed.position();
    expect(feed.hasChanged(['a'], after)).toBe(false);
    expect(feed.changedAt(['doctor'], after)).toBeNull();
    expect(feed.searchChangesSince(after)).toEqual([]);
  });

  it('what depends on the day changes at midnight in Seoul, once', () => {
    const questions = [
      (feed: ReturnType<typeof createFeed>, since: number) => feed.position() > since,
      (feed: ReturnType<typeof createFeed>, since: number) => feed.hasChanged([DAY_RECORD], since),
      (feed: ReturnType<typeof createFeed>, since: number) =>
        feed.changedAt(['searchChanged'], since) !== null,
    ];
    for (const hasNoticed of questions) {
      const { feed, turnMidnight } = openFeed();
      const before = feed.position();
      expect(hasNoticed(feed, before)).toBe(false);
      turnMidnight();
      expect(hasNoticed(feed, before)).toBe(true);
      expect(hasNoticed(feed, feed.position())).toBe(false);
    }
  });

  it('midnight changes no record, no list and no name of the database', () => {
    const { feed, turnMidnight } = openFeed();
    const before = feed.position();
    turnMidnight();
    expect(feed.hasChanged(['a', CLINIC], before)).toBe(false);
    expect(feed.changedAt(['clinic', 'doctor', 'event', 'review'], before)).toBeNull();
    expect(feed.searchChangesSince(before)).toEqual([]);
  });

  it('tells all its listeners of counsels, also when some changes may be unknown', () => {
    const { feed } = openFeed();
    const told: unknown[] = [];
    for (const name of ['one', 'other']) feed.onCounsels((changes) => told.push([name, changes]));
    feed.addCounsels([]);
    feed.addCounsels(null);
    expect(told).toEqual([
      ['one', []],
      ['other', []],
      ['one', null],
      ['other', null],
    ]);
  });

  it('has the monotonic clock of the process', () => {
    const before = performance.now();
    expect(createFeed().clock()).toBeGreaterThanOrEqual(before);
    expect(createFeed().clock()).toBeLessThanOrEqual(performance.now());
  });

  it('forgets the records that changed longest ago, and takes all as changed from then on', () => {
    const { feed } = openFeed();
    feed.add([{ kind: 'review', id: 'first' }]);
    const first = feed.position();
    feed.add([{ kind: 'review', id: 'second' }]);
    feed.add(many(limits.feed.changedRecords - 2, (id) => ({ kind: 'review', id })));
    expect(feed.hasChanged(['other'], 0)).toBe(false);
    // A record that changes again is not the oldest any more.
    feed.add([{ kind: 'review', id: 'first' }]);
    expect(feed.hasChanged(['other'], first)).toBe(false);
    feed.add([{ kind: 'review', id: 'one more' }]);
    expect(feed.hasChanged(['other'], first)).toBe(true);
    expect(feed.hasChanged(['other'], first + 1)).toBe(false);
    expect(feed.hasChanged(['first'], first + 1)).toBe(true);
  });
});

describe('names that the search finds otherwise', () => {
  it('are told since a position, and the search is told that there are some', () => {
    const { feed } = openFeed();
    let told = 0;
    feed.onSearchChanged(() => {
      told += 1;
    });
    feed.add([{ kind: 'clinic', id: 'quiet' }]);
    expect(told).toBe(0);
    feed.add([
      renamed('a'),
      { kind: 'clinic', id: 'quiet' },
      { kind: 'search', isSearchChanged: true },
    ]);
    expect(told).toBe(1);
    const between = feed.position();
    feed.add([{ kind: 'clinic', id: 'b', isSearchChanged: true }]);
    const b = expect.objectContaining({ kind: 'clinic', id: 'b' });
    expect(feed.searchChangesSince(between)).toEqual([b]);
    expect(feed.searchChangesSince(0)).toEqual([
      expect.objectContaining({ kind: 'clinic', id: 'a' }),
      expect.objectContaining({ kind: 'search', id: null }),
      b,
    ]);
    expect(feed.changedAt(['searchChanged'], between)).toBe(1_000);
  });

  it('are too many after a thousand: the search reads all names again', () => {
    const { feed } = openFeed();
    const start = feed.position();
    feed.add([renamed('first')]);
    feed.add(many(limits.feed.searchChanges - 1, renamed));
    expect(feed.searchChangesSince(start)).toHaveLength(limits.feed.searchChanges);
    feed.add([renamed('one more')]);
    expect(feed.searchChangesSince(start)).toBeNull();
    expect(feed.searchChangesSince(start + 1)).toHaveLength(limits.feed.searchChanges);
  });
});
