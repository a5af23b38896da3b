import { awaitedAppointment } from '../../../contract/plain/counselCourse.ts';
import { codeOf } from '../../api/ApiError.ts';
import { writesById } from '../../api/atomsByInput.ts';
import { memberCall } from '../../api/memberCall.ts';
import { sendAndShow } from '../counsel/counselAtoms.ts';

interface Acceptance {
  proposalId: string;
  /** The ids of all times that were offered at the press. */
  offered: readonly string[];
}

/** Accepts a time; answers the appointment. */
export const useAcceptProposal = writesById(
  async (id, { proposalId }: Acceptance, client): Promise<string | null> => {
    const params = { id, proposalId };
    const answer = await sendAndShow(client, id, () =>
      // A time can be accepted once, so its id is a key that also outlives a reload.
      memberCall(
        'POST /member/counsels/:id/proposals/:proposalId/accept',
        { params },
        { idempotencyKey: proposalId },
      ),
    );
    return awaitedAppointment(answer.data);
  },
);

/** The clinic has withdrawn the time, or it has passed. */
export function isProposalGone(cause: unknown): boolean {
  const code = codeOf(cause);
  return code === 'not_found' || code === 'not_allowed_now';
}
