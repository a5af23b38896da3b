import type { Database } from '../../db/database.ts';
import { koreanDayOf } from '../../lib/koreanDay.ts';
import { limits } from '../../limits.ts';
import type { SearchCounts } from './searchCounts.ts';
import { addSearches, deleteOldTerms, lockSearchTerms } from './searchTermSql.ts';

/** Writes what was counted since the last time. After a failure the counts wait for the next time. */
export async function writeSearchCounts(db: Database, counts: SearchCounts): Promise<void> {
  const taken = counts.take();
  if (taken.length === 0) return;
  try {
    await db.transaction(async (tx) => {
      // The limit of a day is exact, because one process writes at a time.
      await lockSearchTerms(tx);
      for (const day of new Set(taken.map((each) => each.day))) {
        await addSearches(
          tx,
          day,
          taken.filter((each) => each.day === day),
        );
      }
    });
  } catch (cause) {
    for (const counted of taken) counts.add(counted);
    throw cause;
  }
}

/** After a week deletes the terms that were searched rarely, after three months all terms. */
export async function deleteOldSearchTerms(db: Database, now: Date): Promise<void> {
  const { rareMs, keptMs } = limits.searchTerms;
  const dayBefore = (ms: number) => koreanDayOf(new Date(now.getTime() - ms));
  await deleteOldTerms(db, {
    rareBefore: dayBefore(rareMs),
    allBefore: dayBefore(keptMs),
  });
}
