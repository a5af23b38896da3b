import type { QueryClient } from '@tanstack/query-core';
import { awaitedAppointment } from '../../../../contract/plain/counselCourse.ts';
import type { StaffCounsel } from '../../../../contract/staff/staffCounsel.ts';
import type { ProposalForm } from '../../../../contract/staff/staffProposal.ts';
import { codeOf } from '../../../api/ApiError.ts';
import { writesById } from '../../../api/atomsByInput.ts';
import { staffCall } from '../../../api/staffCall.ts';
import { counselQuery, isOutdated, readAgain, refetchInboxAndCalendar } from '../counselWrites.ts';

export const usePropose = writesById(
  async (
    id,
    { body, idempotencyKey }: { body: ProposalForm; idempotencyKey: string },
    client,
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
);

/** Withdraws the proposed times of the counsel, as the page shows it. */
export const useWithdraw = writesById(async (id, shown: StaffCounsel, client): Promise<void> => {
  try {
    const input = { params: { id }, query: { version: String(shown.version) } };
    show(client, id, await staffCall('DELETE /staff/counsels/:id/proposals', input));
  } catch (cause) {
    if (!isOutdated(cause)) throw cause;
    const theirs = await readAgain(client, id);
    void refetchInboxAndCalendar(client);
    if (!isWithdrawn(theirs, shown)) throw cause;
  }
});

/** The answer to an earlier press was lost, or a colleague has withdrawn them; the member has accepted none. */
const isWithdrawn = (counsel: StaffCounsel, shown: StaffCounsel) =>
  counsel.proposals === null &&
  counsel.state === shown.state &&
  awaitedAppointment(counsel) === awaitedAppointment(shown);

function show(client: QueryClient, id: string, answer: { data: StaffCounsel }): void {
  client.setQueryData(counselQuery(id).queryKey, answer);
  void refetchInboxAndCalendar(client);
}
