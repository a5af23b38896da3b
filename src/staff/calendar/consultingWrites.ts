import type { ConsultingForm } from '../../../contract/staff/staffConsulting.ts';
import { codeOf } from '../../api/ApiError.ts';
import { writesById } from '../../api/atomsByInput.ts';
import { staffCall, staffQuery } from '../../api/staffCall.ts';
import { refetchLists } from '../staffAnswers.ts';

export const consultingQuery = (clinicId: string) =>
  staffQuery('GET /staff/clinics/:id/consulting', { params: { id: clinicId } });

/** Sets hours, seats and length. After a `stale_version` the colleague's settings are read. */
export const setConsultingAtoms = writesById(
  async (clinicId, body: ConsultingForm, client): Promise<void> => {
    const { queryKey } = consultingQuery(clinicId);
    try {
      const key = 'PATCH /staff/clinics/:id/consulting';
      client.setQueryData(queryKey, await staffCall(key, { params: { id: clinicId }, body }));
    } catch (cause) {
      if (codeOf(cause) === 'stale_version') await client.invalidateQueries({ queryKey });
      throw cause;
    }
    void refetchLists(client, 'GET /staff/clinics/:id/slots');
    void refetchLists(client, 'GET /staff/clinics/:id/calendar');
  },
);
