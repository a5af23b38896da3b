import { awaitedAppointment, type CounselState } from '../../../../contract/plain/counselCourse.ts';
import type { StaffCounselChangeForm } from '../../../../contract/staff/staffCounsel.ts';
import type { Texts } from '../../../crypto/texts.ts';
import type { Queryable } from '../../../db/database.ts';
import { koreanDayOf } from '../../../lib/koreanDay.ts';
import { writeChangeNotice } from '../../../notify/writeNotices.ts';
import { orNotFound, refuse } from '../../../refusal.ts';
import { lockMemberOfCounsel } from '../../member/memberSql.ts';
import { addMissed, takeBackMissed } from '../../overview/daySumSql.ts';
import { openFrom } from '../../overview/overviewRules.ts';
import { isWished } from '../../proposal/proposalRules.ts';
import type { VisibleClinic } from '../../staff/visibleClinicSql.ts';
import {
  hasCome,
  ifStillAwaited,
  isAppointment,
  type StoredNoShow,
  stateBefore,
} from '../counselRules.ts';
import type { LockedCounsel } from '../counselSql.ts';
import { lockStaffCounsel, updateNoShow, updateNote } from '../staffCounselSql.ts';
import { notePlace } from '../texts/counselTexts.ts';
import { makeStaffMove } from './staffMove.ts';

interface StaffChange {
  id: string;
  visible: VisibleClinic;
  staffId: string;
  by: 'clinic' | 'operator';
  form: StaffCounselChangeForm;
  /** Null if the change has no text. */
  texts: Texts | null;
  at: Date;
}

/** Returns the detail for the access record, e.g. `CLINIC_CONFIRMED → CANCELED`. */
export async function changeCounsel(
  tx: Queryable,
  { id, visible, staffId, by, form, texts, at }: StaffChange,
): Promise<string> {
  orNotFound(await lockMemberOfCounsel(tx, id));
  const progress = orNotFound(await lockStaffCounsel(tx, id, visible));
  if (progress.version !== form.version) throw refuse('stale_version');
  const { state, note, noShow } = form;
  assertSomeChange(form);
  if (progress.isErasedByMember) throw refuse('not_allowed_now');
  if (note !== undefined) await updateNote(tx, id, texts?.seal(note, notePlace(id)) ?? null, at);
  if (noShow !== undefined) await noteNoShow(tx, id, { progress, noShow, at });
  if (state === undefined) return detailWithoutMove(noShow);
  const appointment = form.appointment === undefined ? undefined : new Date(form.appointment);
  const reason = form.reason ?? '';
  const move = { id, staffId, by, at };
  // One press on a wished time makes two moves.
  const between = stateBetween(progress, { state, appointment, reason });
  const before = between ? await makeStaffMove(tx, { ...move, progress, to: between }) : progress;
  const given = {
    ...(appointment && { appointment }),
    ...(texts && { reason: { text: reason, texts } }),
  };
  await makeStaffMove(tx, { ...move, progress: before, to: state, ...given });
  const askedAt = progress.reschedule && new Date(progress.reschedule.at);
  const wasMissed = ifStillAwaited(progress.noShow, progress) !== null;
  await writeChangeNotice(tx, id, { from: progress.state, to: state, askedAt, wasMissed, at });
  return `${progress.state} → ${state}`;
}

function detailWithoutMove(noShow: boolean | undefined): string {
  if (noShow === undefined) return 'note';
  return noShow ? 'no show' : 'no show undone';
}

function assertSomeChange({ state, note, noShow }: StaffCounselChangeForm): void {
  if ([state, note, noShow].every((each) => each === undefined)) {
    throw refuse('invalid_input', 'body: nothing to change');
  }
  if (state !== undefined && noShow !== undefined) {
    throw refuse(
      'invalid_input',
      'body.noShow and body.state cannot be sent together: a move clears the no-show',
    );
  }
}

interface NoShowNote {
  progress: LockedCounsel;
  noShow: boolean;
  at: Date;
}

async function noteNoShow(
  tx: Queryable,
  id: string,
  { progress, noShow, at }: NoShowNote,
): Promise<void> {
  const before = ifStillAwaited(progress.noShow, progress);
  if (noShow && before) return;
  await updateNoShow(tx, id, noShow ? noShowOf(progress, at) : null, at);
  if (noShow) await addMissed(tx, { counselId: id, day: koreanDayOf(at) });
  else await takeBackNoShow(tx, id, progress, at);
}

/** The member came after all: the overview counts one missed appointment less, unless that day is closed. */
export async function takeBackNoShow(
  tx: Queryable,
  id: string,
  progress: LockedCounsel,
  at: Date,
): Promise<void> {
  const noShow = ifStillAwaited(progress.noShow, progress);
  if (!noShow) return;
  const day = koreanDayOf(new Date(noShow.at));
  if (day >= openFrom(koreanDayOf(at))) await takeBackMissed(tx, { counselId: id, day });
}

/** What is stored when the member did not come to the appointment. */
function noShowOf(progress: LockedCounsel, at: Date): StoredNoShow {
  const appointment = awaitedAppointment(progress);
  if (!appointment || appointment > at || hasCome(progress)) throw refuse('not_allowed_now');
  return { appointmentAt: appointment.toISOString(), at: at.toISOString() };
}

interface WantedMove {
  state: CounselState;
  appointment: Date | undefined;
  reason: string;
}

/**
 * If a press on a wished time makes two moves, the state between them; otherwise null. A counsel that waits is
 * confirmed first. If the member asks for another time, the former appointment is withdrawn first.
 */
function stateBetween(
  progress: LockedCounsel,
  { state: to, appointment, reason }: WantedMove,
): CounselState | null {
  const { state: from, wishes } = progress;
  if (appointment === undefined || reason.trim() !== '') return null;
  if (from === to && isAppointment(from)) {
    const isAsked = isWished(ifStillAwaited(progress.reschedule, progress)?.wishes, appointment);
    return isAsked ? stateBefore(from) : null;
  }
  const isFirst =
    from === 'AWAITING_CLINIC_CONFIRMATION' && to === 'CONSULTATION_APPOINTMENT_CONFIRMED';
  return isFirst && isWished(wishes, appointment) ? 'CLINIC_CONFIRMED' : null;
}
