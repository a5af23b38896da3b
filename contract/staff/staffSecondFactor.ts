import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { Nothing, one, Timestamp } from '../shape.ts';

/** Six digits of an authenticator app. */
const TotpCode = z.string().regex(/^\d{6}$/);
/** A recovery or enrolment code as typed: with or without dashes, in any case. */
const OneTimeCode = z.string().min(1).max(40);

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: Timestamp,
  used_at: Timestamp.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** The second factors of the caller's account. */
export const SecondFactor = z.object({
  /** This session has to give one. */
  isDue: z.boolean(),
  /** The account may not be without one: staff of a real installation, or its operators only. */
  isRequired: z.boolean(),
  /** The first one can be added only after the enrolment code. */
  needsEnrolmentCode: z.boolean(),
  totp: z.object({ created_at: Timestamp }).nullable(),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.int(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** Sent once, together with the first factor of an account; otherwise null. */
export const NewRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() });
export type NewRecoveryCodes = z.infer<typeof NewRecoveryCodes>;

/** A wrong code answers `wrong_code` and not 401, because the session goes on. */
const given = ['wrong_code', 'too_many_requests'] as const;
/**
 * Who has a factor adds and removes factors only within ten minutes after giving one. The first factor needs the
 * enrolment code if the account must have one, else a sign-in of the last ten minutes.
 */
const changed = ['second_factor_due', 'step_up_required', 'not_allowed_now'] as const;

export const staffSecondFactorEndpoints = endpoints({
  'GET /auth/second-factor': {
    summary: 'Which second factors the account has, and whether one is due',
    audience: 'staff',
    beforeSecondFactor: true,
    output: one(SecondFactor),
  },
  'POST /auth/second-factor/totp': {
    summary: 'Give the code of an authenticator app: after the password, or to confirm who acts',
    audience: 'staff',
    beforeSecondFactor: true,
    body: z.strictObject({ code: TotpCode }),
    output: Nothing,
    errors: given,
  },
  'POST /auth/second-factor/recovery-code': {
    summary: 'Give a recovery code instead of another factor; each is accepted once',
    audience: 'staff',
    beforeSecondFactor: true,
    body: z.strictObject({ code: OneTimeCode }),
    output: Nothing,
    errors: given,
  },
  'POST /auth/second-factor/enrolment-code': {
    summary:
      'Give the enrolment code. An account that must have a factor needs it to add the first one',
    audience: 'staff',
    beforeSecondFactor: true,
    body: z.strictObject({ code: OneTimeCode }),
    output: Nothing,
    errors: given,
  },
  'POST /auth/totp': {
    summary: 'Begin to add an authenticator app: a new secret, in force once a code confirms it',
    audience: 'staff',
    beforeSecondFactor: true,
    output: one(z.object({ secret: z.string(), uri: z.string() })),
    errors: changed,
  },
  'POST /auth/totp/confirm': {
    summary: 'Confirm the new authenticator app with its code',
    audience: 'staff',
    beforeSecondFactor: true,
    body: z.strictObject({ code: TotpCode }),
    output: one(NewRecoveryCodes),
    errors: [...changed, ...given],
  },
  'DELETE /auth/totp': {
    summary: 'Remove the authenticator app',
    audience: 'staff',
    output: Nothing,
    errors: changed,
  },
  'POST /auth/recovery-codes': {
    summary: 'Ten new recovery codes; the old ones end',
    audience: 'staff',
    output: one(z.object({ recoveryCodes: z.array(z.string()) })),
    errors: changed,
  },
});
