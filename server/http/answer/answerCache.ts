import type { PublicVersion } from '../../db/publicVersion.ts';
import { ByteLru } from '../../lib/byteLru.ts';
import { limits } from '../../limits.ts';
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
const always = () => true;

interface Entry extends CachedAnswer {
  version: number;
  madeAt: number;
}

export function createAnswerCache(
  publicVersion: PublicVersion,
  { maxBytes = limits.kept.answerBytes, clock = () => performance.now() }: AnswerCacheOptions = {},
): AnswerCache {
  const entries = new ByteLru<Entry>(maxBytes);
  const running = new Map<string, Promise<EncodedAnswer | TextStream>>();
  const compressing = new WeakMap<EncodedAnswer, Promise<EncodedAnswer>>();
  publicVersion.onRise(() => entries.clear());

  const fresh = (key: string): CachedAnswer | undefined => {
    const entry = entries.get(key);
    if (!entry || entry.version !== publicVersion.current().content) return undefined;
    return clock() - entry.madeAt < limits.kept.answerMs ? entry : undefined;
  };

  const make = async (
    { key, route, produce, isCacheable = always }: CacheRequest,
    version: number,
  ) => {
    const madeAt = clock();
    const produced = await produce();
    if (!Buffer.isBuffer(produced)) return produced;
    const answer = encodeAnswer(produced, PUBLIC_CACHING);
    const isStillCurrent = version === publicVersion.current().content;
    if (isStillCurrent && isCacheable() && answer.bytes <= limits.kept.oneAnswerBytes) {
      keep(key, { route, answer, version, madeAt });
    }
    return answer;
  };

  const keep = (key: string, entry: Entry) =>
    entries.set(key, entry, entry.answer.bytes + 2 * key.length + ENTRY_OVERHEAD_BYTES);

  const compress = async (key: string, answer: EncodedAnswer) => {
    const compressed = await withBrotli(answer);
    const entry = entries.get(key);
    if (entry?.answer === answer) keep(key, { ...entry, answer: compressed });
    return compressed;
  };

  return {
    fresh,
    answer: async (request) => {
      const known = fresh(request.key);
      if (known) return known.answer;
      // The version is part of the key, so that a request after a write never shares a query from before it.
      const version = publicVersion.current().content;
      const flight = `${version} ${request.key}`;
      const sameRequest = running.get(flight);
      if (sameRequest) {
        const shared = await sameRequest;
        return 'etag' in shared ? shared : make(request, version);
      }
      const made = make(request, version).finally(() => running.delete(flight));
      running.set(flight, made);
      return made;
    },
    compress: (key, answer) => {
      const begun = compressing.get(answer) ?? compress(key, answer);
      compressing.set(answer, begun);
      return begun;
    },
  };
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
