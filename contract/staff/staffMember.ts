import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { ERASE_REASONS } from '../plain/enums.ts';
import { NAME_PART_LENGTH } from '../plain/limits.ts';
import { Nothing, PathId, page, Timestamp } from '../shape.ts';
import { sliceAfter } from './staffShape.ts';

/** A member as an operator finds them, to log them out or to erase them on request. */
export const StaffMember = z.object({
  id: z.string(),
  nickname: z.string().nullable(),
  created_at: Timestamp,
  counselCount: z.int(),
  reviewCount: z.int(),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const staffMemberEndpoints = endpoints({
  'GET /staff/members': {
    summary: 'Members by nickname or id; for operators',
    audience: 'operator',
    query: z.strictObject({ q: z.string().max(NAME_PART_LENGTH).optional(), ...sliceAfter }),
    output: page(StaffMember),
  },
  'DELETE /staff/members/:id/sessions': {
    summary: 'Log a member out on all devices; for operators',
    audience: 'operator',
    params: PathId,
    output: Nothing,
    errors: ['not_found'],
  },
  'POST /staff/members/:id/erase': {
    summary:
      'Erase a member and everything personal; for operators, with a reason for the access record',
    audience: 'operator',
    params: PathId,
    body: z.strictObject({ reason: z.enum(ERASE_REASONS) }),
    output: Nothing,
    errors: ['step_up_required', 'not_found'],
  },
});
