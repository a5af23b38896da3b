import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { Member } from './member.ts';
import { CONSENT_PURPOSES, CONSENT_VERSIONS, WITHDRAWAL_CHOICES } from './plain/consent.ts';
import { list, Named, one, RecordId, Timestamp } from './shape.ts';

/** What a member last answered about one clinic. */
export const ClinicConsent = z.object({
  clinic: Named,
  /** False after the withdrawal. */
  agreed: z.boolean(),
  /** When the member agreed, or withdrew. */
  at: Timestamp,
  texts: z.array(z.object({ purpose: z.string(), version: z.string(), language: z.string() })),
  /** Counsels at the clinic that are not over. */
  openCounsels: z.int(),
  /** Counsels at the clinic whose texts are not erased. */
  readableCounsels: z.int(),
});
export type ClinicConsent = z.infer<typeof ClinicConsent>;

export const consentEndpoints = endpoints({
  'GET /member/consents': {
    summary: 'The clinics that the member agreed to, in force first, then newest first',
    audience: 'member',
    output: list(ClinicConsent),
  },
  'POST /member/consents': {
    summary: 'Agree to the texts that a counsel at this clinic requires',
    audience: 'member',
    body: z.strictObject({
      clinic_id: RecordId,
      purposes: z.array(z.enum(CONSENT_PURPOSES)).min(1),
      version: z.enum(CONSENT_VERSIONS),
      language: z.enum(['ko', 'ja']),
    }),
    output: one(Member),
    errors: ['not_found', 'day_limit_reached'],
  },
  'POST /member/consents/withdrawal': {
    summary:
      'Withdraw the consents to one clinic, or to all, and say what happens to the counsels there: `keep`, `close` ' +
      'those that are open, or close them and `erase` the texts of all',
    audience: 'member',
    body: z.strictObject({
      /** Without it: all clinics. */
      clinic_id: RecordId.optional(),
      counsels: z.enum(WITHDRAWAL_CHOICES),
    }),
    output: one(Member),
  },
});
