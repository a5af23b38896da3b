import type { PublicVersion } from '../../db/publicVersion.ts';
import { ByteLru } from '../../lib/byteLru.ts';
import { limits } from '../../limits.ts';
import { type EncodedAnswer, encodeAnswer, PUBLIC_CACHING, withBrotli } from './encodeAnswer.ts';
import type { Json } from './produceJson.ts';

/**
 * Whole answers of public calls as bytes. An entry is good while the public version is the one that
 * was known before its query ran. So a write of this process is seen by the next reader, a write of
 * another process after at most the poll interval of one second (limits.kept.versionPollMs), and what depends
 * on the clock alone (such as "popular in the last 30 days") after at most a minute.
 */
export interface AnswerCache {
  fresh(key: string): KnownAnswer | undefined;
  /** Produces the answer once for all who ask for it meanwhile; streams are for one reader only. */
  answer(wanted: Wanted): Promise<EncodedAnswer | TextStream>;
  /** Compresses an answer once for all who ask for it, and keeps that too when the answer is kept. */
  compress(key: string, answer: EncodedAnswer): Promise<EncodedAnswer>;
}

export interface KnownAnswer {
  /** The pattern of its route, for the log. */
  route: string;
  answer: EncodedAnswer;
}

export interface Wanted {
  key: string;
  route: string;
  produce: () => Promise<Produced>;
  /** Asked when it is there: false for what is out of date already. */
  isCacheable?: () => boolean;
}

/** Text that comes in parts; it is closed by whoever does not read it to the end. */
export interface TextStream {
  parts: AsyncIterable<string>;
  close(): Promise<void>;
}
export type Produced = Json | TextStream;

export interface AnswerCacheOptions {
  maxBytes?: number;
  /** Milliseconds of any clock that only goes forward. */
  clock?: () => number;
}

const ENTRY_OVERHEAD_BYTES = 2_048;
const always = () => true;

interface Entry extends KnownAnswer {
  version: number;
  madeAt: number;
}

export function createAnswerCache(
  publicVersion: PublicVersion,
  { maxBytes = limits.kept.answerBytes, clock = () => performance.now() }: AnswerCacheOptions = {},
): AnswerCache {
  const entries = new ByteLru<Entry>(maxBytes);
  const underWay = new Map<string, Promise<EncodedAnswer | TextStream>>();
  const compressing = new WeakMap<EncodedAnswer, Promise<EncodedAnswer>>();
  publicVersion.onRise(() => entries.clear());

  const fresh = (key: string): KnownAnswer | undefined => {
    const entry = entries.get(key);
    if (!entry || entry.version !== publicVersion.current().content) return undefined;
    return clock() - entry.madeAt < limits.kept.answerMs ? entry : undefined;
  };

  const make = async ({ key, route, produce, isCacheable = always }: Wanted, version: number) => {
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
    answer: async (wanted) => {
      const known = fresh(wanted.key);
      if (known) return known.answer;
      // Part of the key, so that nobody who asks after a write joins a query that began before it.
      const version = publicVersion.current().content;
      const flight = `${version} ${wanted.key}`;
      const earlier = underWay.get(flight);
      if (earlier) {
        const shared = await earlier;
        return 'etag' in shared ? shared : make(wanted, version);
      }
      const made = make(wanted, version).finally(() => underWay.delete(flight));
      underWay.set(flight, made);
      return made;
    },
    compress: (key, answer) => {
      const begun = compressing.get(answer) ?? compress(key, answer);
      compressing.set(answer, begun);
      return begun;
    },
  };
}

/**
 * The address of a public call with its parameters in one order. They are not decoded: another
 * spelling of the same address is merely another entry.
 */
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
