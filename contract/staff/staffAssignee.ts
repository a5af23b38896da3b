import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { list, one, PathId, RecordId } from '../shape.ts';

/** A member of staff as colleagues see them. */
export const Colleague = z.object({ id: z.string(), user_id: z.string() });
export type Colleague = z.infer<typeof Colleague>;

export const staffAssigneeEndpoints = endpoints({
  'GET /staff/clinics/:id/colleagues': {
    summary: 'The active staff of a clinic, who can be assigned to its counsels',
    audience: 'staff',
    params: PathId,
    output: list(Colleague),
    errors: ['not_found'],
  },
  'PUT /staff/counsels/:id/assignee': {
    summary:
      'Say who of the clinic takes care of a counsel; null: none. Its version stays, and the last call counts',
    audience: 'staff',
    params: PathId,
    body: z.strictObject({ staffId: RecordId.nullable() }),
    output: one(z.object({ assignee: Colleague.nullable() })),
    errors: ['not_found'],
  },
});
