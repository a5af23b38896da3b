import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { STAFF_ROLES } from '../plain/enums.ts';
import { NAME_PART_LENGTH } from '../plain/limits.ts';
import { Named, one, PathId, page, RecordId, Timestamp } from '../shape.ts';
import { BreachDigest, PasswordDigest, StaffUserId } from './staff.ts';
import { slice } from './staffShape.ts';

export const StaffAccount = z.object({
  id: z.string(),
  user_id: z.string(),
  role: z.enum(STAFF_ROLES),
  clinic: Named.nullable(),
  active: z.boolean(),
  created_at: Timestamp,
});
export type StaffAccount = z.infer<typeof StaffAccount>;

export const StaffAccountForm = z.strictObject({
  user_id: StaffUserId,
  password: PasswordDigest,
  password_sha1: BreachDigest.optional(),
  role: z.enum(STAFF_ROLES),
  /** Required for CLINIC, not allowed for OPERATOR. */
  clinic_id: RecordId.nullable(),
});
export type StaffAccountForm = z.infer<typeof StaffAccountForm>;

export const staffPeopleEndpoints = endpoints({
  'GET /staff/people': {
    summary: 'Staff accounts by user id or clinic; for operators',
    audience: 'operator',
    query: z.strictObject({ q: z.string().max(NAME_PART_LENGTH).optional(), ...slice }),
    output: page(StaffAccount),
  },
  'POST /staff/people': {
    summary: 'Create an account; for operators',
    audience: 'operator',
    body: StaffAccountForm,
    output: one(StaffAccount),
    errors: [
      'step_up_required',
      'not_found',
      'not_allowed_now',
      'common_password',
      'request_in_flight',
      'idempotency_mismatch',
    ],
  },
  'PATCH /staff/people/:id': {
    summary: 'Deactivate or reactivate an account; for operators, but not their own',
    audience: 'operator',
    params: PathId,
    body: z.strictObject({ active: z.boolean() }),
    output: one(StaffAccount),
    errors: ['step_up_required', 'not_found', 'not_allowed_now'],
  },
  'POST /staff/people/:id/factor-reset': {
    summary:
      'Remove the second factors of an account, for a person who lost them; for operators, but not their own',
    audience: 'operator',
    params: PathId,
    /** A code that opens the enrolment of the next factor, shown once. Null for an account that needs no factor. */
    output: one(z.object({ enrolmentCode: z.string().nullable() })),
    errors: ['step_up_required', 'not_found', 'not_allowed_now'],
  },
});
