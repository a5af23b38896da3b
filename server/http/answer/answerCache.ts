import type { Feed } from '../../db/feed/feed.ts';
import {
  createFeedCache,
  type Kept,
  type Made,
  type ReadOptions,
  type Shown,
} from '../../db/feed/feedCache.ts';
import { limits } from '../../limits/limits.ts';
import { countCacheReads } from '../../metrics/cacheReads.ts';
import { type EncodedAnswer, encodeAnswer, PUBLIC_CACHING, withBrotli } from './encodeAnswer.ts';
import type { Json } from './produceJson.ts';
import { shownBy } from './shownBy.ts';

/**
 * Cache of public answers as bytes. It follows the feed of changes. An answer is kept for limits.kept.answerMs at
 * most, because `sort=popular` counts the bookmarks of the last 30 days, which changes without a write.
 */
export interface AnswerCache {
  /** An answer that can be sent without a handler. */
  ready(key: string): CachedAnswer | undefined;
  /** Makes the answer once for all simultaneous requests. A stream belongs to one reader. */
  answer(request: CacheRequest): Promise<EncodedAnswer | TextStream>;
  /** Compresses an answer once for all simultaneous requests, and caches the result. */
  compress(key: string, answer: EncodedAnswer): Promise<EncodedAnswer>;
}

/** What an answer shows, for the cache of the page that has this answer in it. */
export type PartOfPage = Shown & Pick<Kept<unknown>, 'since'>;

export interface CachedAnswer {
  /** The route pattern, for the log. */
  route: string;
  answer: EncodedAnswer;
}

export interface CacheRequest extends ReadOptions {
  key: string;
  route: string;
  produce: () => Promise<AnswerBody>;
  /** Asked when the answer is made. False: it is already outdated, so the cache does not keep it. */
  isCacheable?: () => boolean;
  /** Called before the answer is returned, with the records and kinds that it shows. */
  onShown?: ((part: PartOfPage) => void) | undefined;
}

/** Text in parts. A reader that stops early must call close(). */
export interface TextStream {
  parts: AsyncIterable<string>;
  close(): Promise<void>;
}
export type AnswerBody = Json | TextStream;

export interface AnswerCacheOptions {
  maxBytes?: number;
}

const ENTRY_OVERHEAD_BYTES = 2_048;
/** An id of a record that the answer shows. */
const RECORD_BYTES = 100;
/** A position before every position of the feed. */
const OUTDATED = -1;
const always = () => true;
const reads = countCacheReads('answers');

/** Only the request that began a stream may read it. */
interface MadeStream {
  stream: TextStream;
  reader: CacheRequest;
}

export function createAnswerCache(
  feed: Feed,
  { maxBytes = limits.kept.answerBytes }: AnswerCacheOptions = {},
): AnswerCache {
  const cache = createFeedCache<CachedAnswer | MadeStream>(feed, {
    maxBytes,
    maxAgeMs: limits.kept.answerMs,
    reads,
  });
  const compressing = new WeakMap<EncodedAnswer, Promise<EncodedAnswer>>();

  const compress = async (key: string, answer: EncodedAnswer) => {
    const compressed = await withBrotli(answer);
    cache.replace(
      key,
      (kept) => 'answer' in kept && kept.answer === answer,
      (kept) => ({ value: { ...kept, answer: compressed }, bytes: bytesOf(key, compressed) }),
    );
    return compressed;
  };

  return {
    ready: (key) => {
      const known = cache.ready(key);
      return known && 'answer' in known ? known : undefined;
    },
    answer: async (request) => {
      const { key, needsNewest = false, onShown } = request;
      const kept = await cache.read(key, () => make(request), { needsNewest });
      const shared = kept.value;
      if ('answer' in shared) {
        // An answer that is not kept may be outdated already: a page that shows it must not be kept either.
        onShown?.(kept.bytes === null ? { ...kept, since: OUTDATED } : kept);
        return shared.answer;
      }
      if (shared.reader === request) return shared.stream;
      const { value: own } = await make(request);
      return 'stream' in own ? own.stream : own.answer;
    },
    compress: (key, answer) => {
      const known = compressing.get(answer);
      if (known) return known;
      const begun = compress(key, answer);
      compressing.set(answer, begun);
      // The next request tries again.
      begun.catch(() => compressing.delete(answer));
      return begun;
    },
  };
}

async function make(request: CacheRequest): Promise<Made<CachedAnswer | MadeStream>> {
  const { key, route, produce, isCacheable = always } = request;
  const produced = await produce();
  if (!Buffer.isBuffer(produced)) {
    return { value: { stream: produced, reader: request }, records: [], kinds: [], bytes: null };
  }
  const answer = encodeAnswer(produced, PUBLIC_CACHING);
  const isKept = isCacheable() && answer.bytes <= limits.kept.oneAnswerBytes;
  const shown = shownBy(route, key, () => produced.toString());
  const bytes = bytesOf(key, answer) + RECORD_BYTES * shown.records.length;
  return { value: { route, answer }, ...shown, bytes: isKept ? bytes : null };
}

const bytesOf = (key: string, { bytes }: EncodedAnswer) =>
  bytes + 2 * key.length + ENTRY_OVERHEAD_BYTES;

/** The URL of a public call with sorted parameters. They are not decoded: another encoding is another entry. */
export function answerKey(target: string): string {
  const start = target.indexOf('?');
  if (start === -1 || !target.includes('&', start)) return target;
  const query = target
    .slice(start + 1)
    .split('&')
    .sort()
    .join('&');
  return `${target.slice(0, start)}?${query}`;
}
