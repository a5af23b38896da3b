import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { EMAIL_LENGTH } from './plain/limits.ts';
import { Nothing, one } from './shape.ts';

export const EmailAddress = z.email().max(EMAIL_LENGTH);

/** Where a member gets notices by e-mail. */
export const MemberEmail = z.object({
  /** Whether this installation sends e-mail. */
  isOffered: z.boolean(),
  /** The confirmed address. */
  address: z.string().nullable(),
  /** The address that a code was sent to. It replaces the confirmed one when the member gives the code. */
  waiting: z.string().nullable(),
});
export type MemberEmail = z.infer<typeof MemberEmail>;

export const emailEndpoints = endpoints({
  'GET /member/email': {
    summary: 'The e-mail address for notices',
    audience: 'member',
    output: one(MemberEmail),
  },
  'PUT /member/email/address': {
    summary:
      'Send a code of six digits to an address. The answer does not tell whether it arrives: it comes when the mail ' +
      'server has taken the login (else `provider_unavailable`), before it knows the address',
    audience: 'member',
    body: z.strictObject({ address: EmailAddress, language: z.enum(['ko', 'ja']) }),
    output: Nothing,
    errors: ['not_found', 'day_limit_reached', 'provider_unavailable'],
  },
  'POST /member/email/confirm': {
    summary: 'Give the code that was sent; late and wrong codes look the same',
    audience: 'member',
    body: z.strictObject({ code: z.string().regex(/^\d{6}$/) }),
    output: Nothing,
    errors: ['wrong_code'],
  },
  'DELETE /member/email/address': {
    summary: 'Remove the address, also one that waits for its code',
    audience: 'member',
    output: Nothing,
  },
});
