import type { Database } from '../../../db/database.ts';
import { writeCounts } from '../../../lib/createCounts.ts';
import { koreanDayOf } from '../../../lib/koreanDay.ts';
import { limits } from '../../../limits/limits.ts';
import type { SearchCounts } from './searchCounts.ts';
import { addSearches, deleteOldTerms, lockSearchTerms } from './searchTermSql.ts';

export const writeSearchCounts = (db: Database, counts: SearchCounts): Promise<void> =>
  writeCounts(counts, (taken) =>
    db.transaction(async (tx) => {
      // The limit of a day is exact, because one process writes at a time.
      await lockSearchTerms(tx);
      for (const day of new Set(taken.map((each) => each.day))) {
        await addSearches(
          tx,
          day,
          taken.filter((each) => each.day === day),
        );
      }
    }),
  );

/** After a week deletes the terms that were searched rarely, after three months all terms. */
export async function deleteOldSearchTerms(db: Database, now: Date): Promise<void> {
  const { rareMs, keptMs } = limits.searchTerms;
  const dayBefore = (ms: number) => koreanDayOf(new Date(now.getTime() - ms));
  await deleteOldTerms(db, {
    rareBefore: dayBefore(rareMs),
    allBefore: dayBefore(keptMs),
  });
}
