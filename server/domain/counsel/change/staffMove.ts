import { uuidv7 } from 'uuidv7';
import type { CounselState } from '../../../../contract/plain/counselCourse.ts';
import type { Texts } from '../../../crypto/texts.ts';
import type { Queryable } from '../../../db/database.ts';
import { refuse } from '../../../refusal.ts';
import { type CounselMove, type CounselProgress, moveCounsel } from '../counselRules.ts';
import { insertCounselChange } from '../counselSql.ts';
import { reasonPlace } from '../texts/counselTexts.ts';
import { saveProgress } from './saveProgress.ts';

interface StaffMove {
  id: string;
  /** Null in the demonstration, for clinics without accounts. */
  staffId: string | null;
  by: Exclude<CounselMove['by'], 'member'>;
  progress: CounselProgress;
  to: CounselState;
  appointment?: Date;
  reason?: { text: string; texts: Texts };
  /** When staff proposed the appointment, which the member has now accepted. */
  proposedAt?: Date;
  at: Date;
}

/** Moves a locked counsel if the rules allow it, and writes the entry of its history. Returns the progress after it. */
export async function makeStaffMove(
  tx: Queryable,
  { id, staffId, by, progress, to, appointment, reason, proposedAt, at }: StaffMove,
): Promise<CounselProgress> {
  const text = reason?.text ?? '';
  const move = { to, by, reason: text, appointment: appointment ?? null, now: at };
  const next = moveCounsel(progress, move);
  if (next === null) throw refuse('not_allowed_now');
  await saveProgress(tx, id, next, at);
  const changeId = uuidv7();
  await insertCounselChange(tx, {
    id: changeId,
    counselId: id,
    from: progress.state,
    to,
    by: 'staff',
    staffId,
    reason: reason?.texts.seal(text.trim(), reasonPlace(changeId)) ?? null,
    proposedAt,
    at,
  });
  return next;
}
