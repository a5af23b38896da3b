import type { StaffCounsel } from '../../../contract/staff/staffCounsel.ts';
import { writesById } from '../../api/atomsByInput.ts';
import { staffCall, staffQuery } from '../../api/staffCall.ts';
import { counselQuery, refetchInboxAndCalendar } from './counselWrites.ts';

/** The staff who can be assigned to the counsels of a clinic. */
export const colleaguesQuery = (clinicId: string) =>
  staffQuery('GET /staff/clinics/:id/colleagues', { params: { id: clinicId } });

/** Assigns a counsel; null removes the assignee. The version stays, so no save of a colleague gets `stale_version`. */
export const useAssign = writesById(async (id, staffId: string | null, client): Promise<void> => {
  const key = 'PUT /staff/counsels/:id/assignee';
  const { data } = await staffCall(key, { params: { id }, body: { staffId } });
  client.setQueryData<{ data: StaffCounsel }>(
    counselQuery(id).queryKey,
    (known) => known && { data: { ...known.data, ...data } },
  );
  void refetchInboxAndCalendar(client);
});
