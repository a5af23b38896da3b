import { Counter } from 'prom-client';
import { registry } from './metrics.ts';

interface CacheReads {
  hits: number;
  misses: number;
}

/** Plain numbers, because a cached answer is read for a few microseconds. */
const caches = new Map<string, CacheReads>();

/** Counts the reads of all caches with this name. */
export function countCacheReads(name: string): CacheReads {
  const known = caches.get(name) ?? { hits: 0, misses: 0 };
  caches.set(name, known);
  return known;
}

new Counter({
  name: 'cache_reads_total',
  help: 'Reads of a cache. A miss makes the entry.',
  labelNames: ['cache', 'result'],
  registers: [registry],
  collect() {
    this.reset();
    for (const [cache, { hits, misses }] of caches) {
      this.inc({ cache, result: 'hit' }, hits);
      this.inc({ cache, result: 'miss' }, misses);
    }
  },
});
