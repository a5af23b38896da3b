import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../appContext.ts';
import { koreanDayOf } from '../../../lib/koreanDay.ts';
import { limits } from '../../../limits/limits.ts';
import { selectTreatmentCounts, type TreatmentCounts } from './treatmentCountSql.ts';

export type CountsOf = () => Promise<ReadonlyMap<string, TreatmentCounts>>;

/** How many clinics and events each treatment has. Counting reads all of them, so it is done once a minute. */
export function rememberTreatmentCounts({ db, now }: Pick<AppContext, 'db' | 'now'>): CountsOf {
  const kept = new LRUCache<string, ReadonlyMap<string, TreatmentCounts>>({
    max: 2,
    ttl: limits.kept.answerMs,
    allowStale: true,
    fetchMethod: async (day) => {
      const rows = await selectTreatmentCounts(db, day);
      return new Map(rows.map(({ id, ...counts }) => [id, counts]));
    },
  });
  return () => kept.forceFetch(koreanDayOf(now()));
}
