import { awaitedAppointment } from '../../../contract/plain/counselCourse.ts';
import type { VisitAnswerForm } from '../../../contract/visitAnswer.ts';
import type { Queryable } from '../../db/database.ts';
import { orNotFound, refuse } from '../../refusal.ts';
import { lockCounsel, updateVisitAnswer } from './counselSql.ts';

interface Answering {
  memberId: string;
  id: string;
  form: VisitAnswerForm;
  at: Date;
}

/** Stores whether the member came. It replaces an earlier answer. State and version stay (AMB-105). */
export async function answerVisit(
  tx: Queryable,
  { memberId, id, form, at }: Answering,
): Promise<void> {
  const counsel = orNotFound(await lockCounsel(tx, memberId, id));
  const appointment = awaitedAppointment(counsel);
  const isMeant = appointment?.getTime() === Date.parse(form.appointmentAt);
  if (!appointment || !isMeant || appointment > at) throw refuse('not_allowed_now');
  const { answer } = form;
  await updateVisitAnswer(tx, id, {
    answer,
    appointmentAt: appointment.toISOString(),
    at: at.toISOString(),
  });
}
