import { LRUCache } from 'lru-cache';
import { limits } from '../../limits/limits.ts';
import type { Feed, FeedKind } from './feed.ts';

/** What an item shows: it is dropped when one of the records changes, and stale when one of the kinds changes. */
export interface Shown {
  records: readonly string[];
  kinds: readonly FeedKind[];
}

export interface NewValue<Value> {
  value: Value;
  bytes: number;
}

export interface Made<Value> extends Shown {
  value: Value;
  /** The memory that the item takes. Null: the cache does not keep it. */
  bytes: number | null;
  /** For an item made from other items, e.g. a page: the lowest feed position of these. */
  since?: number;
}

/** An item in the cache. `since`: it shows all changes up to this feed position. */
export interface Kept<Value> extends Made<Value> {
  since: number;
  madeAt: number;
}

export interface FeedCache<Value> {
  /** An item that can be given at once and needs no refresh now. */
  ready(key: string): Value | undefined;
  /** Makes an item once for all simultaneous requests. */
  read(key: string, make: () => Promise<Made<Value>>, options?: ReadOptions): Promise<Kept<Value>>;
  /** Replaces the value of an item, e.g. by its compressed bytes. The item still expires at the same time. */
  replace(
    key: string,
    isCurrent: (value: Value) => boolean,
    after: (value: Value) => NewValue<Value>,
  ): void;
}

export interface ReadOptions {
  /** The reader accepts no stale item. */
  needsNewest?: boolean;
}

interface FeedCacheOptions {
  maxBytes: number;
  maxAgeMs?: number;
  /** Counted for the metrics. */
  reads?: { hits: number; misses: number };
}

interface UnderWay<Value> {
  since: number;
  made: Promise<Kept<Value>>;
}

/**
 * `stale`: the list has changed, readers still get the old one. `due`: the same, and the item is older than
 * `limits.feed.staleListMs`, so the first reader also starts a refresh. `old`: readers wait for a new one.
 */
type State = 'fresh' | 'stale' | 'due' | 'old';

/** A cache that follows the feed of changes. */
export function createFeedCache<Value>(
  feed: Feed,
  { maxBytes, maxAgeMs = 0, reads = { hits: 0, misses: 0 } }: FeedCacheOptions,
): FeedCache<Value> {
  const items = new LRUCache<string, Kept<Value>>({
    maxSize: Math.max(1, maxBytes),
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now: feed.clock },
  });
  const underWay = new Map<string, UnderWay<Value>>();

  const stateOf = (item: Kept<Value>): State => {
    const position = feed.position();
    if (item.since === position) return 'fresh';
    if (feed.hasChanged(item.records, item.since)) return 'old';
    const changedAt = feed.changedAt(item.kinds, item.since);
    if (changedAt === null) {
      item.since = position;
      return 'fresh';
    }
    const now = feed.clock();
    if (now - changedAt > limits.feed.staleListMs) return 'old';
    return now - item.madeAt > limits.feed.staleListMs ? 'due' : 'stale';
  };

  const isEnough = (item: Kept<Value>, needsNewest: boolean) => {
    const state = stateOf(item);
    return state === 'fresh' || (state !== 'old' && !needsNewest);
  };

  const begin = (key: string, make: () => Promise<Made<Value>>): Promise<Kept<Value>> => {
    const since = feed.position();
    const madeAt = feed.clock();
    const isNewest = () => underWay.get(key)?.made === made;
    const made = (async () => {
      try {
        const item = await make();
        const kept = { ...item, since: Math.min(since, item.since ?? since), madeAt };
        // A later read has newer rows: this one does not replace it.
        if (kept.bytes !== null && isNewest()) items.set(key, kept, { size: kept.bytes });
        return kept;
      } finally {
        if (isNewest()) underWay.delete(key);
      }
    })();
    underWay.set(key, { since, made });
    return made;
  };

  /**
   * Waits for the read that is under way. Begins another one if there is none, or if everything has changed since that
   * read began. If the awaited item is too old for this reader, it starts over.
   */
  const share = async (key: string, make: () => Promise<Made<Value>>, needsNewest: boolean) => {
    const arrived = feed.position();
    for (;;) {
      const shared = underWay.get(key);
      if (!shared || feed.hasChanged([], shared.since)) return begin(key, make);
      const made = await shared.made;
      // An item that is not kept may be outdated: a reader who needs the newest one makes another.
      if (needsNewest && made.bytes === null) return begin(key, make);
      if (made.since >= arrived || isEnough(made, needsNewest)) return made;
    }
  };

  /** After a failure readers get the stale item until it is old; then they get the error. */
  const refresh = (key: string, make: () => Promise<Made<Value>>) => {
    begin(key, make).catch(() => {});
  };

  return {
    ready: (key) => {
      const item = items.get(key);
      if (!item) return;
      const state = stateOf(item);
      if (state === 'old' || (state === 'due' && !underWay.has(key))) return;
      reads.hits += 1;
      return item.value;
    },
    read: (key, make, { needsNewest = false } = {}) => {
      const item = items.get(key);
      const isHit = item !== undefined && isEnough(item, needsNewest);
      reads[isHit ? 'hits' : 'misses'] += 1;
      if (!isHit) return share(key, make, needsNewest);
      if (stateOf(item) === 'due' && !underWay.has(key)) refresh(key, make);
      return Promise.resolve(item);
    },
    replace: (key, isCurrent, after) => {
      const item = items.peek(key);
      if (!item || !isCurrent(item.value)) return;
      const other = after(item.value);
      items.set(key, { ...item, ...other }, { size: other.bytes, noUpdateTTL: true });
    },
  };
}
