import type { Queryable } from '../../db/database.ts';
import { proposalAcceptedText } from '../../notify/staffNoticeTexts.ts';
import { writeStaffNotice } from '../../notify/writeNotices.ts';
import { orNotFound, refuse } from '../../refusal.ts';
import { assertConsented } from '../consent/assertConsented.ts';
import { makeStaffMove } from '../counsel/change/staffMove.ts';
import { isAppointment, stateBefore } from '../counsel/counselRules.ts';
import { lockCounsel } from '../counsel/counselSql.ts';
import { lockMember } from '../member/memberSql.ts';
import { openProposals, proposedState } from './proposalRules.ts';

interface Acceptance {
  memberId: string;
  id: string;
  proposalId: string;
  at: Date;
}

/**
 * Moves the counsel in the name of the staff who proposed the time (AMB-18). The history says when they proposed it and
 * when the member accepted.
 */
export async function acceptProposal(
  tx: Queryable,
  { memberId, id, proposalId, at }: Acceptance,
): Promise<void> {
  await lockMember(tx, memberId);
  const counsel = orNotFound(await lockCounsel(tx, memberId, id));
  const { state, proposals, proposedAt, proposedBy } = counsel;
  const proposal = orNotFound(proposals?.find((each) => each.id === proposalId));
  await assertConsented(tx, memberId, counsel.clinicId);
  const to = proposedState(state);
  const isOpen = openProposals([proposal], at) !== null;
  if (!isOpen || counsel.isErasedByMember || !to || !proposedAt) throw refuse('not_allowed_now');
  const move = { id, staffId: proposedBy, by: 'clinic', proposedAt, at } as const;
  // If the counsel has an appointment: first a step back, then the step to the new one.
  const progress = isAppointment(state)
    ? await makeStaffMove(tx, { ...move, progress: counsel, to: stateBefore(state) })
    : counsel;
  await makeStaffMove(tx, { ...move, progress, to, appointment: new Date(proposal.at) });
  await writeStaffNotice(tx, id, { textOf: proposalAcceptedText, at });
}
