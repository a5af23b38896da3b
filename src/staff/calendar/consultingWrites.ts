import { canonicalJson } from '../../../contract/plain/canonicalJson.ts';
import type { Consulting, ConsultingForm } from '../../../contract/staff/staffConsulting.ts';
import { codeOf } from '../../api/ApiError.ts';
import { writesById } from '../../api/atomsByInput.ts';
import { staffCall, staffQuery } from '../../api/staffCall.ts';
import { refetchLists } from '../staffAnswers.ts';
import { draftOf, formOf } from './consultingDraft.ts';

export const consultingQuery = (clinicId: string) =>
  staffQuery('GET /staff/clinics/:id/consulting', { params: { id: clinicId } });

/**
 * Sets hours, seats and length. After a `stale_version` the settings are read: a colleague has changed them, or an
 * earlier press was stored although its answer was lost. Then they are as wanted.
 */
export const useSetConsulting = writesById(
  async (clinicId, body: ConsultingForm, client): Promise<void> => {
    const { queryKey } = consultingQuery(clinicId);
    try {
      const key = 'PATCH /staff/clinics/:id/consulting';
      client.setQueryData(queryKey, await staffCall(key, { params: { id: clinicId }, body }));
    } catch (cause) {
      if (codeOf(cause) !== 'stale_version') throw cause;
      await client.invalidateQueries({ queryKey });
      const read = client.getQueryData<{ data: Consulting }>(queryKey)?.data;
      if (!read || !isSame(formOf(draftOf(read), body.version), body)) throw cause;
    }
    void refetchLists(client, 'GET /staff/clinics/:id/slots');
    void refetchLists(client, 'GET /staff/clinics/:id/calendar');
  },
);

const isSame = (one: ConsultingForm, other: ConsultingForm) =>
  canonicalJson(one) === canonicalJson(other);
