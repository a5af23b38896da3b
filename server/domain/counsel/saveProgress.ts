import type { Queryable } from '../../db/database.ts';
import { appendChanges } from '../../db/feed/appendChanges.ts';
import { reviewChange } from '../../db/feed/change.ts';
import { holdSeats } from '../consulting/holdSeats.ts';
import { withAverages } from '../review/averageSql.ts';
import { confirmVisit, lockReviewOf } from '../review/writeReviewSql.ts';
import type { CounselProgress } from './counselRules.ts';
import { updateProgress } from './counselSql.ts';

/** Every move of a locked counsel is saved here. A review written before a visit is marked as confirmed. */
export async function saveProgress(
  tx: Queryable,
  id: string,
  progress: CounselProgress,
  at: Date,
): Promise<void> {
  const save = () => saveWithoutVisit(tx, id, progress, at);
  const review = progress.visitedAt === null ? undefined : await lockReviewOf(tx, id);
  if (!review) return save();
  // A review that a visit confirms can change averages.
  const isConfirmed = await withAverages(tx, [review], async () => {
    await save();
    return confirmVisit(tx, id);
  });
  if (isConfirmed) await appendChanges(tx, [reviewChange(review)]);
}

/** For moves that confirm no visit. Any move gives back or takes seats. */
export async function saveWithoutVisit(
  tx: Queryable,
  id: string,
  progress: CounselProgress,
  at: Date,
): Promise<void> {
  await holdSeats(tx, { counselId: id, next: progress, now: at });
  await updateProgress(tx, id, progress, at);
}
