import type { Database } from '../../db/database.ts';
import { appendChanges } from '../../db/feed/appendChanges.ts';
import { reviewChange } from '../../db/feed/change.ts';
import { limits } from '../../limits.ts';
import { withAverages } from './averageSql.ts';
import { lockExpired, updateReviewStatus } from './staffReviewSql.ts';

/**
 * Publishes blinded reviews whose time is over, a few per transaction so that other writers do not wait long. Returns
 * how many.
 */
export async function restoreReviews(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const expired = await lockExpired(tx, now, limits.lists.restoredReviews);
    const published = { status: 'PUBLISHED', blindedUntil: null, reason: null, at: now } as const;
    await withAverages(tx, expired, async () => {
      for (const { id } of expired) await updateReviewStatus(tx, id, published);
    });
    await appendChanges(tx, expired.map(reviewChange));
    return expired.length;
  });
}
