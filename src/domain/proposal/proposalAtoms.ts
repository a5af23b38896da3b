import { awaitedAppointment } from '../../../contract/plain/counselCourse.ts';
import { codeOf } from '../../api/ApiError.ts';
import { useAtomOf, writesById } from '../../api/atomsByInput.ts';
import { memberCall } from '../../api/memberCall.ts';
import { counselListQuery, counselQuery } from '../counsel/counselAtoms.ts';

interface Acceptance {
  proposalId: string;
  /** The ids of all times that were offered at the press. */
  offered: readonly string[];
}

/** Accepts a time; answers the appointment. After a failure the counsel is read again, because the times may have changed. */
const acceptProposalAtoms = writesById(async (id, { proposalId }: Acceptance, client): Promise<string | null> => {
      const { queryKey } = counselQuery(id);
      try {
        const answer = await memberCall(
          'POST /member/counsels/:id/proposals/:proposalId/accept',
          { params: { id, proposalId } },
          // A time can be accepted once, so its id is a key that also outlives a reload.
          { idempotencyKey: proposalId },
        );
        client.setQueryData(queryKey, answer);
        return awaitedAppointment(answer.data);
      } catch (cause) {
        void client.invalidateQueries({ queryKey });
        throw cause;
      } finally {
        void client.invalidateQueries({ queryKey: counselListQuery.queryKey });
      }
    });

export const useAcceptProposal = (counselId: string) => useAtomOf(acceptProposalAtoms, counselId);

/** The clinic has withdrawn the time, or it has passed. */
export function isGone(cause: unknown): boolean {
  const code = codeOf(cause);
  return code === 'not_found' || code === 'not_allowed_now';
}
