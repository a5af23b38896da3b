import type { QueryClient } from '@tanstack/query-core';
import type { StaffCounsel } from '../../../../contract/staff/staffCounsel.ts';
import type { ProposalForm } from '../../../../contract/staff/staffProposal.ts';
import { codeOf } from '../../../api/ApiError.ts';
import { atomsByInput } from '../../../api/atomsByInput.ts';
import { atomWithMutation } from '../../../api/queryAtoms.ts';
import { staffCall } from '../../../api/staffCall.ts';
import { counselQuery, isOutdated, readAgain, refetchInboxAndCalendar } from '../counselWrites.ts';

/** Proposes times. */
export const proposeAtoms = atomsByInput((id: string) =>
  atomWithMutation(() => ({
    mutationFn: async (
      { body, idempotencyKey }: { body: ProposalForm; idempotencyKey: string },
      { client },
    ): Promise<void> => {
      try {
        const params = { id };
        const key = 'POST /staff/counsels/:id/proposals';
        show(client, id, await staffCall(key, { params, body }, { idempotencyKey }));
      } catch (cause) {
        if (codeOf(cause) === 'slot_full') void refetchInboxAndCalendar(client);
        if (isOutdated(cause)) {
          await readAgain(client, id);
          void refetchInboxAndCalendar(client);
        }
        throw cause;
      }
    },
  })),
);

export const withdrawAtoms = atomsByInput((id: string) =>
  atomWithMutation(() => ({
    mutationFn: async (_: undefined, { client }): Promise<void> =>
      show(client, id, await staffCall('DELETE /staff/counsels/:id/proposals', { params: { id } })),
  })),
);

function show(client: QueryClient, id: string, answer: { data: StaffCounsel }): void {
  client.setQueryData(counselQuery(id).queryKey, answer);
  void refetchInboxAndCalendar(client);
}
