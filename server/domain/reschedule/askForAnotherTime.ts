import { awaitedAppointment } from '../../../contract/plain/counselCourse.ts';
import type { RescheduleForm } from '../../../contract/reschedule.ts';
import type { Queryable } from '../../db/database.ts';
import { writeRescheduleNotice, writeTakenBackNotice } from '../../notify/writeNotices.ts';
import { orNotFound, refuse } from '../../refusal.ts';
import { assertConsented } from '../consent/assertConsented.ts';
import { assertWithinAYear } from '../counsel/change/assertWithinAYear.ts';
import { lockCounsel } from '../counsel/counselSql.ts';
import { lockMember } from '../member/memberSql.ts';
import { deleteReschedule, updateReschedule } from './rescheduleSql.ts';

interface Asking {
  memberId: string;
  id: string;
  form: RescheduleForm;
  at: Date;
}

/** Before an appointment the member asks for another time, instead of an earlier request, and staff are told. */
export async function askForAnotherTime(
  tx: Queryable,
  { memberId, id, form, at }: Asking,
): Promise<void> {
  await lockMember(tx, memberId);
  const counsel = orNotFound(await lockCounsel(tx, memberId, id));
  await assertConsented(tx, memberId, counsel.clinicId);
  const { appointmentAt, wishes } = form;
  const appointment = awaitedAppointment(counsel);
  const isMeant = appointment?.getTime() === Date.parse(appointmentAt);
  if (!appointment || !isMeant || appointment <= at || counsel.isErasedByMember) {
    throw refuse('not_allowed_now');
  }
  assertWithinAYear(wishes, at);
  const reschedule = { appointmentAt: appointment.toISOString(), wishes, at: at.toISOString() };
  const isFirst = await updateReschedule(tx, id, reschedule);
  await writeRescheduleNotice(tx, id, { isFirst, at });
}

/**
 * The member takes the request back and keeps the appointment, and staff are told. Without a request nothing changes.
 */
export async function takeBackReschedule(
  tx: Queryable,
  { memberId, id, at }: Omit<Asking, 'form'>,
): Promise<void> {
  orNotFound(await lockCounsel(tx, memberId, id));
  if (await deleteReschedule(tx, id)) await writeTakenBackNotice(tx, id, at);
}
