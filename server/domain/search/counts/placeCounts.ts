import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../appContext.ts';
import { limits } from '../../../limits/limits.ts';
import { selectFacets } from '../../find/facetsSql.ts';

/** How many clinics each district has. Counting reads all clinics, so it is done once a minute. */
export function rememberPlaceCounts({
  db,
}: Pick<AppContext, 'db'>): () => Promise<Record<string, number>> {
  const kept = new LRUCache<'all', Record<string, number>>({
    max: 1,
    ttl: limits.kept.answerMs,
    allowStale: true,
    fetchMethod: async () => (await selectFacets(db, {})).district,
  });
  return () => kept.forceFetch('all');
}
