import type { Database } from '../../db/database.ts';
import { raisePublicVersion } from '../../db/publicVersion.ts';
import { limits } from '../../limits.ts';
import { keepAverages } from './reviewCountersSql.ts';
import { lockExpired, updateStanding } from './staffReviewSql.ts';

/** Shows again what was hidden for its time. Answers how many; a few at a time, so nobody waits for long. */
export async function restoreReviews(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const expired = await lockExpired(tx, now, limits.lists.restoredReviews);
    const standing = { status: 'PUBLISHED', blindedUntil: null, reason: null, at: now } as const;
    await keepAverages(tx, expired, async () => {
      for (const { id } of expired) await updateStanding(tx, id, standing);
    });
    if (expired.length > 0) await raisePublicVersion(tx, { names: false });
    return expired.length;
  });
}
