import type { QueryClient } from '@tanstack/query-core';
import type { Counsel } from '../../../contract/counsel.ts';
import type { RescheduleForm } from '../../../contract/reschedule.ts';
import { codeOf } from '../../api/ApiError.ts';
import { useAtomOf, writesById } from '../../api/atomsByInput.ts';
import { memberCall } from '../../api/memberCall.ts';
import { counselListQuery, counselQuery } from '../counsel/counselAtoms.ts';

interface Request {
  form: RescheduleForm;
  /** The server stores one request under one key only once. */
  idempotencyKey: string;
}

const rescheduleAtoms = writesById((id, { form, idempotencyKey }: Request, client) =>
      shown(client, id, () =>
        memberCall(
          'POST /member/counsels/:id/reschedule',
          { params: { id }, body: form },
          { idempotencyKey },
        ),
      ));

/** Asks for another time. */
export const useReschedule = (counselId: string) => useAtomOf(rescheduleAtoms, counselId);

const keepAtoms = writesById((id, _: undefined, client) =>
      shown(client, id, () =>
        memberCall('DELETE /member/counsels/:id/reschedule', { params: { id } }),
      ));

/** Takes the request back. */
export const useKeepAppointment = (counselId: string) => useAtomOf(keepAtoms, counselId);

/** Shows the answer. After a failure the counsel is read again: the clinic may have changed the appointment. */
async function shown(
  client: QueryClient,
  id: string,
  send: () => Promise<{ data: Counsel }>,
): Promise<void> {
  const { queryKey } = counselQuery(id);
  try {
    client.setQueryData(queryKey, await send());
  } catch (cause) {
    void client.invalidateQueries({ queryKey });
    throw cause;
  } finally {
    void client.invalidateQueries({ queryKey: counselListQuery.queryKey });
  }
}

/** The clinic has changed the appointment, or its time has come. */
export const hasMoved = (cause: unknown) => codeOf(cause) === 'not_allowed_now';
