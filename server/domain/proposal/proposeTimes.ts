import { uuidv7 } from 'uuidv7';
import { WISH_DAYS } from '../../../contract/plain/limits.ts';
import type { ProposalForm } from '../../../contract/staff/staffProposal.ts';
import type { Queryable } from '../../db/database.ts';
import { DAY_MS } from '../../lib/units.ts';
import { writeProposalNotice } from '../../notify/writeNotices.ts';
import { orNotFound, refuse } from '../../refusal.ts';
import { selectFull } from '../consulting/seatSql.ts';
import { makeStaffMove } from '../counsel/change/staffMove.ts';
import { ifStillAwaited, isAppointment } from '../counsel/counselRules.ts';
import { lockStaffCounsel } from '../counsel/staffCounselSql.ts';
import { lockMemberOfCounsel } from '../member/memberSql.ts';
import type { VisibleClinic } from '../staff/visibleClinicSql.ts';
import { proposedState } from './proposalRules.ts';
import { updateProposals } from './proposalSql.ts';

interface Proposing {
  id: string;
  visible: VisibleClinic;
  staffId: string;
  by: 'clinic' | 'operator';
  at: Date;
}

/** Proposes times instead of earlier ones, and tells the member. */
export async function proposeTimes(
  tx: Queryable,
  { id, visible, staffId, by, at, form }: Proposing & { form: ProposalForm },
): Promise<void> {
  orNotFound(await lockMemberOfCounsel(tx, id));
  const counsel = orNotFound(await lockStaffCounsel(tx, id, visible));
  if (counsel.version !== form.version) throw refuse('stale_version');
  // An appointment stands unless the member asks for another time.
  const isFixed =
    isAppointment(counsel.state) && ifStillAwaited(counsel.reschedule, counsel) === null;
  if (counsel.isErasedByMember || isFixed || proposedState(counsel.state) === null) {
    throw refuse('not_allowed_now');
  }
  const times = form.times.map((time) => new Date(time));
  const last = new Date(at.getTime() + WISH_DAYS * DAY_MS);
  if (times.some((time) => time <= at || time > last)) {
    throw refuse('invalid_input', 'body.times: in the past, or too far ahead');
  }
  const asked = { clinicId: counsel.clinicId, counselId: id };
  if ((await selectFull(tx, asked, times)).size > 0) throw refuse('slot_full');
  // Proposing a time also confirms the counsel.
  if (counsel.state === 'AWAITING_CLINIC_CONFIRMATION') {
    await makeStaffMove(tx, { id, staffId, by, progress: counsel, to: 'CLINIC_CONFIRMED', at });
  }
  const proposals = times.map((time) => ({ id: uuidv7(), at: time.toISOString() }));
  await updateProposals(tx, id, { proposals, staffId, at });
  await writeProposalNotice(tx, id, at);
}

/** Withdraws the times that the caller has seen: a colleague may have proposed others, or the member accepted one. */
export async function withdrawProposals(
  tx: Queryable,
  { id, visible, staffId, at, version }: Omit<Proposing, 'by'> & { version: number },
): Promise<void> {
  orNotFound(await lockMemberOfCounsel(tx, id));
  const counsel = orNotFound(await lockStaffCounsel(tx, id, visible));
  if (counsel.isErasedByMember) throw refuse('not_allowed_now');
  if (counsel.proposals === null || counsel.version !== version) throw refuse('stale_version');
  await updateProposals(tx, id, { proposals: null, staffId, at });
}
