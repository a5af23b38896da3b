import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { NAME_PART_LENGTH, REASON_LENGTH } from './limits.ts';
import { list, Named, Nothing, one, PathId, page, RecordId, Timestamp } from './shape.ts';
import { PasswordDigest, STAFF_ROLES, StaffUserId } from './staff.ts';
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
  role: z.enum(STAFF_ROLES),
  /** Needed for CLINIC, and only then. */
  clinic_id: RecordId.nullable(),
});
export type StaffAccountForm = z.infer<typeof StaffAccountForm>;

/** A member as an operator looks one up, to erase on request. */
export const StaffMember = z.object({
  id: z.string(),
  nickname: z.string().nullable(),
  created_at: Timestamp,
  counselCount: z.int(),
  reviewCount: z.int(),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const staffPeopleEndpoints = endpoints({
  'GET /staff/people': {
    summary: 'Every account of the staff; for operators',
    audience: 'staff',
    output: list(StaffAccount),
    errors: ['forbidden'],
  },
  'POST /staff/people': {
    summary: 'Create an account; for operators',
    audience: 'staff',
    body: StaffAccountForm,
    output: one(StaffAccount),
    errors: [
      'forbidden',
      'not_found',
      'not_allowed_now',
      'request_in_flight',
      'idempotency_mismatch',
    ],
  },
  'PATCH /staff/people/:id': {
    summary: 'Let somebody go, or take them back; for operators, not about themselves',
    audience: 'staff',
    params: PathId,
    body: z.strictObject({ active: z.boolean() }),
    output: one(StaffAccount),
    errors: ['forbidden', 'not_found', 'not_allowed_now'],
  },
  'GET /staff/members': {
    summary: 'Members by nickname or id; for operators',
    audience: 'staff',
    query: z.strictObject({ q: z.string().max(NAME_PART_LENGTH).optional(), ...slice }),
    output: page(StaffMember),
    errors: ['forbidden'],
  },
  'POST /staff/members/:id/erase': {
    summary: 'Erase a member and everything personal; for operators, with a reason',
    audience: 'staff',
    params: PathId,
    body: z.strictObject({ reason: z.string().trim().min(1).max(REASON_LENGTH) }),
    output: Nothing,
    errors: ['forbidden', 'not_found'],
  },
});
