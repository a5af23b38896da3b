import { awaitedAppointment, type CounselState } from '../../../contract/plain/counselCourse.ts';
import type { Queryable } from '../../db/database.ts';
import { refuse } from '../../refusal.ts';
import { type CounselProgress, isAppointment } from '../counsel/counselRules.ts';
import { lockConsulting } from './consultingSql.ts';
import { giveBackSeats, takeSeats } from './seatSql.ts';

/**
 * Part of every move of a counsel: gives back the seats of its former appointment and takes those of the next one, or
 * refuses the move when none is left. An appointment in the past takes none. Call it with the counsel locked, before
 * it moves.
 */
export async function holdSeats(
  tx: Queryable,
  { counselId, next, now }: { counselId: string; next: CounselProgress; now: Date },
): Promise<void> {
  const [counsel] = await tx.query<{ clinicId: string; state: CounselState }>(
    'select clinic_id as "clinicId", state from counsel where id = $1',
    [counselId],
  );
  if (!counsel || !(isAppointment(counsel.state) || isAppointment(next.state))) return;
  const { clinicId } = counsel;
  const { seats, minutes } = await lockConsulting(tx, clinicId);
  await giveBackSeats(tx, counselId);
  const at = awaitedAppointment(next);
  if (seats === null || at === null || at <= now) return;
  if (await takeSeats(tx, { counselId, at }, { clinicId, seats, minutes })) return;
  throw refuse('slot_full');
}
