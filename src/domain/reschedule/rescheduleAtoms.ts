import type { RescheduleForm } from '../../../contract/reschedule.ts';
import { codeOf } from '../../api/ApiError.ts';
import { writesById } from '../../api/atomsByInput.ts';
import { memberCall } from '../../api/memberCall.ts';
import { sendAndShow } from '../counsel/counselAtoms.ts';

interface Request {
  form: RescheduleForm;
  /** The server stores one request under one key only once. */
  idempotencyKey: string;
}

export const useReschedule = writesById((id, { form, idempotencyKey }: Request, client) =>
  sendAndShow(client, id, () =>
    memberCall(
      'POST /member/counsels/:id/reschedule',
      { params: { id }, body: form },
      { idempotencyKey },
    ),
  ),
);

export const useTakeBackReschedule = writesById((id, _: undefined, client) =>
  sendAndShow(client, id, () =>
    memberCall('DELETE /member/counsels/:id/reschedule', { params: { id } }),
  ),
);

/** The clinic has changed the appointment, or its time has come. */
export const isTooLate = (cause: unknown) => codeOf(cause) === 'not_allowed_now';
