import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { inMemory } from '../../../http/guard/limiters.ts';
import { DAY_MS } from '../../../lib/units.ts';
import { limits } from '../../../limits/limits.ts';

interface Searched {
  /** Null for the server itself. */
  address: string | null;
  day: string;
  term: string;
}

/**
 * Whether a search counts: a term of one address counts once a day, and at most `ofAddress` terms of it. So one visitor
 * cannot make a search popular. The searches are kept as hashes under a key that ends with the process.
 */
export function firstSearches(
  { ofAddress, remembered }: { ofAddress: number; remembered: number } = limits.searchTerms,
) {
  const key = randomBytes(32);
  const known = new LRUCache<string, true>({ max: remembered });
  const terms = inMemory({ name: 'search terms', points: ofAddress, ms: DAY_MS });
  return async ({ address, day, term }: Searched): Promise<boolean> => {
    const text = JSON.stringify([address, day, term]);
    const hash = createHmac('sha256', key).update(text).digest('base64url');
    if (known.has(hash)) return false;
    known.set(hash, true);
    return terms.consume(address ?? '').then(
      () => true,
      () => false,
    );
  };
}
