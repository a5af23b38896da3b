import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { one, PathId } from '../shape.ts';
import { StaffCounsel } from './staffCounsel.ts';
import { Version } from './staffShape.ts';

export const VisitCodeForm = z.strictObject({
  version: Version,
  code: z.string().regex(/^\d{6}$/),
});
export type VisitCodeForm = z.infer<typeof VisitCodeForm>;

export const staffVisitEndpoints = endpoints({
  'POST /staff/counsels/:id/visit': {
    summary:
      'Confirm that the member came, by the code that only they see, from the day of the appointment on. Changes nothing if the visit is confirmed already',
    audience: 'staff',
    params: PathId,
    body: VisitCodeForm,
    output: one(StaffCounsel),
    errors: ['not_found', 'not_allowed_now', 'stale_version', 'wrong_code', 'too_many_requests'],
  },
});
