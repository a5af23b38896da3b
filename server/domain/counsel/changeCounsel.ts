import type { CounselState } from '../../../contract/counselCourse.ts';
import type { StaffCounselChangeForm } from '../../../contract/staffCounsel.ts';
import type { Texts } from '../../crypto/texts.ts';
import type { Queryable } from '../../db/database.ts';
import { writeChangeNotice } from '../../notify/writeNotices.ts';
import { orNotFound, refuse } from '../../refusal.ts';
import { lockMemberOfCounsel } from '../member/memberSql.ts';
import { isWished } from '../proposal/proposalRules.ts';
import { notePlace } from './counselTexts.ts';
import {
  type LockedCounsel,
  lockStaffCounsel,
  type OwnClinic,
  updateNote,
} from './staffCounselSql.ts';
import { makeStaffMove } from './staffMove.ts';

interface StaffChange {
  id: string;
  own: OwnClinic;
  staffId: string;
  by: 'clinic' | 'operator';
  form: StaffCounselChangeForm;
  /** The texts of the counsel's member. */
  textsOf: (memberId: string) => Promise<Texts>;
  at: Date;
}

/** Answers the detail for the audit log, e.g. `CLINIC_CONFIRMED → CANCELED`. */
export async function changeCounsel(
  tx: Queryable,
  { id, own, staffId, by, form, textsOf, at }: StaffChange,
): Promise<string> {
  const memberId = orNotFound(await lockMemberOfCounsel(tx, id));
  const progress = orNotFound(await lockStaffCounsel(tx, id, own));
  if (progress.version !== form.version) throw refuse('stale_version');
  const { state, note } = form;
  if (state === undefined && note === undefined) {
    throw refuse('invalid_input', 'body: nothing to change');
  }
  if (progress.isErasedByMember) throw refuse('not_allowed_now');
  const texts = await textsOf(memberId);
  if (note !== undefined) await updateNote(tx, id, texts.seal(note, notePlace(id)), at);
  if (state === undefined) return 'note';
  const appointment = form.appointment === undefined ? undefined : new Date(form.appointment);
  const reason = { text: form.reason ?? '', texts };
  const confirmsWish = isWish(progress, { state, appointment, reason: reason.text });
  // One press on a wished time makes two moves: first the clinic confirms the counsel, then it sets the appointment.
  const from = confirmsWish
    ? await makeStaffMove(tx, { id, staffId, by, progress, to: 'CLINIC_CONFIRMED', at })
    : progress;
  await makeStaffMove(tx, {
    id,
    staffId,
    by,
    progress: from,
    to: state,
    ...(appointment && { appointment }),
    reason,
    at,
  });
  await writeChangeNotice(tx, id, { from: from.state, to: state, at });
  return `${progress.state} → ${state}`;
}

interface Wished {
  state: CounselState;
  appointment: Date | undefined;
  reason: string;
}

/** Whether a counsel that waits is to get an appointment at a time that its member wished for. */
const isWish = (
  { state: from, wishes }: LockedCounsel,
  { state, appointment, reason }: Wished,
): boolean =>
  from === 'AWAITING_CLINIC_CONFIRMATION' &&
  state === 'CONSULTATION_APPOINTMENT_CONFIRMED' &&
  appointment !== undefined &&
  isWished(wishes, appointment) &&
  reason.trim() === '';
