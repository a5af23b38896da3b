import { proposalEndpoints } from '../../../contract/proposal.ts';
import type { AppContext } from '../../appContext.ts';
import { IdOnly } from '../../http/answer/answerOnce.ts';
import { implement, type Route } from '../../http/implement.ts';
import { recordId } from '../../refusal.ts';
import { readCounsel } from '../counsel/readCounsel.ts';
import { acceptProposal } from './acceptProposal.ts';

/** Accepting a proposed time, for the member. */
export function proposalRoutes(context: AppContext): readonly Route[] {
  const { answerOnce } = context;

  return implement(proposalEndpoints, {
    'POST /member/counsels/:id/proposals/:proposalId/accept': async ({ params }, call) => {
      const { session, now } = call;
      const { memberId } = session;
      const id = recordId(params.id);
      const proposalId = recordId(params.proposalId);
      const asked = ['POST /member/counsels/:id/proposals/:proposalId/accept', id, proposalId];
      await answerOnce(call, { asked, answer: IdOnly }, async (tx) => {
        await acceptProposal(tx, { memberId, id, proposalId, at: now });
        return id;
      });
      const { counsel } = await readCounsel(context, { memberId, id, now });
      return { data: counsel };
    },
  });
}
