import type { Database } from '../../db/database.ts';
import { raisePublicVersion } from '../../db/publicVersion.ts';
import { addToAverages } from '../review/reviewCountersSql.ts';
import { lockExpired, updateStanding } from './reviewDeskSql.ts';

const AT_ONCE = 50;

/** Shows again what was hidden for its time. Answers how many; a few at a time, so nobody waits for long. */
export async function restoreReviews(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const expired = await lockExpired(tx, now, AT_ONCE);
    for (const review of expired) {
      const standing = { status: 'PUBLISHED', blindedUntil: null, reason: null, at: now } as const;
      await updateStanding(tx, review.id, standing);
    }
    await addToAverages(tx, ...expired);
    if (expired.length > 0) await raisePublicVersion(tx, { names: false });
    return expired.length;
  });
}
