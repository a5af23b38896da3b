import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { STAFF_ROLES } from '../plain/enums.ts';
import { Named, Nothing, one } from '../shape.ts';

/** The client sends the SHA-256 of the password in hex; the server treats this digest as the password. */
export const PasswordDigest = z.string().regex(/^[0-9a-f]{64}$/);
/** The SHA-1 of a new password: lists of breached passwords have no other one. It is never stored. */
export const BreachDigest = z.string().regex(/^[0-9a-f]{40}$/);
export const StaffUserId = z.string().regex(/^[a-z0-9._]{1,64}$/);

export const Staff = z.object({
  id: z.string(),
  user_id: z.string(),
  role: z.enum(STAFF_ROLES),
  clinic_id: z.string().nullable(),
  clinic: Named.nullable(),
  /** This session opens only the calls of the second factor until it is given. */
  secondFactorDue: z.boolean(),
  /** The password was set by another person or by a command: the session opens only the call that replaces it. */
  passwordDue: z.boolean(),
});
export type Staff = z.infer<typeof Staff>;

export const staffEndpoints = endpoints({
  'POST /auth/login': {
    summary: 'Sign a member of staff in',
    audience: 'anyone',
    body: z.strictObject({ user_id: StaffUserId, password: PasswordDigest }),
    output: z.object({ token: z.string() }),
    errors: ['login_failed', 'too_many_requests'],
  },
  'POST /auth/reset-password': {
    summary: 'Change a password: with the current one, or by an operator',
    audience: 'staff',
    beforeNewPassword: true,
    body: z.strictObject({
      user_id: StaffUserId,
      new_password: PasswordDigest,
      current_password: PasswordDigest.optional(),
      new_password_sha1: BreachDigest.optional(),
    }),
    output: Nothing,
    errors: ['password_due', 'step_up_required', 'common_password', 'too_many_requests'],
  },
  'GET /auth/my-info': {
    summary:
      'Which member of staff is signed in, and whether a second factor or a new password is due',
    audience: 'staff',
    beforeSecondFactor: true,
    output: one(Staff),
  },
});
