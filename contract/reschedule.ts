import { z } from 'zod';
import { Counsel } from './counsel.ts';
import { endpoints } from './endpoint.ts';
import { one, PathId, Timestamp } from './shape.ts';
import { Wishes } from './wishes.ts';

/** `appointmentAt` is the appointment that the member saw; the clinic may have changed it meanwhile. */
export const RescheduleForm = z.strictObject({ appointmentAt: Timestamp, wishes: Wishes });
export type RescheduleForm = z.infer<typeof RescheduleForm>;

export const rescheduleEndpoints = endpoints({
  'POST /member/counsels/:id/reschedule': {
    summary:
      'Ask for another time instead of an appointment ahead, or of an earlier request. The appointment stays until the clinic has answered',
    audience: 'member',
    params: PathId,
    body: RescheduleForm,
    output: one(Counsel),
    errors: [
      'not_found',
      'not_allowed_now',
      'consent_required',
      'day_limit_reached',
      'request_in_flight',
      'idempotency_mismatch',
    ],
  },
  'DELETE /member/counsels/:id/reschedule': {
    summary: 'Take back the request for another time: the appointment is kept',
    audience: 'member',
    params: PathId,
    output: one(Counsel),
    errors: ['not_found'],
  },
});
