import { LRUCache } from 'lru-cache';
import { clearOnRise } from '../../db/clearOnRise.ts';
import type { PublicVersion } from '../../db/publicVersion.ts';
import { limits } from '../../limits.ts';
import { countCacheReads } from '../../metrics/cacheReads.ts';
import { type EncodedAnswer, encodeAnswer, PUBLIC_CACHING, withBrotli } from './encodeAnswer.ts';
import type { Json } from './produceJson.ts';

/**
 * Cache of public answers as bytes. An entry is valid while the public version has not changed since its query began,
 * and at most limits.kept.answerMs, because some answers depend on the time of day.
 */
export interface AnswerCache {
  fresh(key: string): CachedAnswer | undefined;
  /** Makes the answer once for all simultaneous requests. A stream belongs to one reader. */
  answer(request: CacheRequest): Promise<EncodedAnswer | TextStream>;
  /** Compresses an answer once for all simultaneous requests, and caches the result. */
  compress(key: string, answer: EncodedAnswer): Promise<EncodedAnswer>;
}

export interface CachedAnswer {
  /** The route pattern, for the log. */
  route: string;
  answer: EncodedAnswer;
}

export interface CacheRequest {
  key: string;
  route: string;
  produce: () => Promise<AnswerBody>;
  /** False: the answer is already outdated and is not cached. */
  isCacheable?: () => boolean;
}

/** Text in parts. A reader that stops early must call close(). */
export interface TextStream {
  parts: AsyncIterable<string>;
  close(): Promise<void>;
}
export type AnswerBody = Json | TextStream;

export interface AnswerCacheOptions {
  maxBytes?: number;
  /** A monotonic clock in milliseconds. */
  clock?: () => number;
}

const ENTRY_OVERHEAD_BYTES = 2_048;
/** An entry of this size is never stored. Only the requests that already wait for it get it. */
const NOT_KEPT = Number.MAX_SAFE_INTEGER;
const always = () => true;
const reads = countCacheReads('answers');

interface MadeAnswer extends CachedAnswer {
  isKept: boolean;
}
/** Only the request that began a stream may read it. */
interface MadeStream {
  stream: TextStream;
  reader: CacheRequest;
}
type Made = MadeAnswer | MadeStream;

export function createAnswerCache(
  publicVersion: PublicVersion,
  { maxBytes = limits.kept.answerBytes, clock = () => performance.now() }: AnswerCacheOptions = {},
): AnswerCache {
  const entries = new LRUCache<string, Made, CacheRequest>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: sizeOf,
    ttl: limits.kept.answerMs,
    ttlResolution: 0,
    perf: { now: clock },
    fetchMethod: (_key, _old, { context }) => make(context),
    // A write removes answers that are being made; their requests still get them.
    ignoreFetchAbort: true,
  });
  const dropOld = clearOnRise(publicVersion, entries);
  const compressing = new WeakMap<EncodedAnswer, Promise<EncodedAnswer>>();

  const compress = async (key: string, answer: EncodedAnswer) => {
    const compressed = await withBrotli(answer);
    const entry = entries.peek(key);
    if (entry && 'answer' in entry && entry.answer === answer) {
      entries.set(key, { ...entry, answer: compressed }, { noUpdateTTL: true });
    }
    return compressed;
  };

  return {
    fresh: (key) => {
      dropOld();
      const entry = entries.get(key);
      if (!entry || !('answer' in entry)) return;
      reads.hits += 1;
      return entry;
    },
    answer: async (request) => {
      dropOld();
      reads[entries.has(request.key) ? 'hits' : 'misses'] += 1;
      const shared = await entries.forceFetch(request.key, { context: request });
      const isOfAnother = 'stream' in shared && shared.reader !== request;
      const made = isOfAnother ? await make(request) : shared;
      return 'stream' in made ? made.stream : made.answer;
    },
    compress: (key, answer) => {
      const begun = compressing.get(answer) ?? compress(key, answer);
      compressing.set(answer, begun);
      return begun;
    },
  };
}

async function make(request: CacheRequest): Promise<Made> {
  const { route, produce, isCacheable = always } = request;
  const produced = await produce();
  if (!Buffer.isBuffer(produced)) return { stream: produced, reader: request };
  const answer = encodeAnswer(produced, PUBLIC_CACHING);
  return { route, answer, isKept: isCacheable() && answer.bytes <= limits.kept.oneAnswerBytes };
}

function sizeOf(made: Made, key: string): number {
  if ('stream' in made || !made.isKept) return NOT_KEPT;
  return made.answer.bytes + 2 * key.length + ENTRY_OVERHEAD_BYTES;
}

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
