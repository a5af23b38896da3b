import type { Database } from '../db/database.ts';
import { restoreReviews } from '../domain/review/restoreReviews.ts';
import { remind } from '../notify/writeNotices.ts';

/** What time alone brings about: reminders, and reviews whose 30 days are over. */
export async function remindAndRestore(db: Database, now: Date): Promise<void> {
  await remind(db, now);
  await restoreReviews(db, now);
}
