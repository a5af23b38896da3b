import { awaitedAppointment } from '../../../../contract/plain/counselCourse.ts';
import type { VisitAnswerForm } from '../../../../contract/visitAnswer.ts';
import type { Queryable } from '../../../db/database.ts';
import { cameAfterAllText } from '../../../notify/staffNoticeTexts.ts';
import { writeStaffNotice } from '../../../notify/writeNotices.ts';
import { orNotFound, refuse } from '../../../refusal.ts';
import { ifStillAwaited } from '../counselRules.ts';
import { lockCounsel, updateVisitAnswer } from '../counselSql.ts';

interface Answering {
  memberId: string;
  id: string;
  form: VisitAnswerForm;
  at: Date;
}

/**
 * Stores whether the member came. It replaces an earlier answer. State and version stay (AMB-105). If staff noted a
 * no-show and the member did come, staff get one notice for this note.
 */
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
  const noShow = ifStillAwaited(counsel.noShow, counsel);
  if (answer !== 'came' || !noShow) return;
  const onceKey = `came after all ${id} ${noShow.at}`;
  await writeStaffNotice(tx, id, { textOf: cameAfterAllText, at, onceKey });
}
