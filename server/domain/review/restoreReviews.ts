import type { Database } from '../../db/database.ts';
import { appendChanges } from '../../db/feed/appendChanges.ts';
import { reviewChange } from '../../db/feed/change.ts';
import { limits } from '../../limits/limits.ts';
import { writeReviewNotice } from '../../notify/writeNotices.ts';
import { withAverages } from './averageSql.ts';
import { lockExpired, updateReviewStatus } from './staffReviewSql.ts';

/**
 * Ends the blinding of reviews whose time is over: what was public is public again, and what waited for a check waits
 * again. The writers of public reviews are told. A few per transaction, so that other writers do not wait long. Returns
 * how many.
 */
export async function restoreReviews(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const expired = await lockExpired(tx, now, limits.lists.restoredReviews);
    const over = { blindedUntil: null, reason: null, at: now };
    await withAverages(tx, expired, async () => {
      for (const { id, next } of expired) {
        await updateReviewStatus(tx, id, { ...over, status: next });
      }
    });
    for (const { writer, next } of expired) {
      if (next === 'PUBLISHED') await writeReviewNotice(tx, writer, now);
    }
    await appendChanges(tx, expired.map(reviewChange));
    return expired.length;
  });
}
