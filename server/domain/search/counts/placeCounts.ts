import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../appContext.ts';
import type { Queryable } from '../../../db/database.ts';
import { limits } from '../../../limits/limits.ts';
import { clinicIsPublished } from '../../clinic/clinicBriefSql.ts';

/** How many clinics each district has. Counting reads all clinics, so it is done once a minute. */
export function rememberPlaceCounts({
  db,
}: Pick<AppContext, 'db'>): () => Promise<Record<string, number>> {
  const kept = new LRUCache<'all', Record<string, number>>({
    max: 1,
    ttl: limits.kept.answerMs,
    fetchMethod: () => selectPlaceCounts(db),
  });
  return () => kept.forceFetch('all');
}

async function selectPlaceCounts(db: Queryable): Promise<Record<string, number>> {
  const rows = await db.query<{ id: string; count: number }>(
    `select district_id as id, count(*)::int as count from clinic
     where ${clinicIsPublished} and district_id is not null group by district_id`,
  );
  return Object.fromEntries(rows.map(({ id, count }) => [id, count]));
}
