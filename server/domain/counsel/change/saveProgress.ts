import type { Queryable } from '../../../db/database.ts';
import { appendChanges } from '../../../db/feed/appendChanges.ts';
import { reviewChange } from '../../../db/feed/change.ts';
import { holdSeats } from '../../consulting/holdSeats.ts';
import { withAverages } from '../../review/averageSql.ts';
import { confirmVisit, lockReviewOf } from '../../review/writeReviewSql.ts';
import type { CounselProgress } from '../counselRules.ts';
import { updateProgress } from '../counselSql.ts';

/** Every move of a locked counsel is saved here. A review written before a visit is marked as confirmed. */
export async function saveProgress(
  tx: Queryable,
  id: string,
  progress: CounselProgress,
  at: Date,
): Promise<void> {
  const save = () => saveWithoutVisit(tx, id, progress, at);
  await (progress.visitedAt === null ? save() : saveAsVisit(tx, id, save));
}

/** Saves that the member came. It is no move: state, appointment and seats stay. */
export async function saveVisit(
  tx: Queryable,
  id: string,
  progress: CounselProgress,
  at: Date,
): Promise<void> {
  const next = { ...progress, visitedAt: at };
  await saveAsVisit(tx, id, () => updateProgress(tx, id, next, at));
}

/** A review that a visit confirms can change averages. */
async function saveAsVisit(tx: Queryable, id: string, save: () => Promise<void>): Promise<void> {
  const review = await lockReviewOf(tx, id);
  if (!review) return save();
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
