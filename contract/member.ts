import { z } from 'zod';
import { CONSENT_PURPOSES } from './consent.ts';
import { endpoints } from './endpoint.ts';
import { Nothing, one, PathId, Timestamp } from './shape.ts';

export const Member = z.object({
  id: z.string(),
  nickname: z.string().nullable(),
  token: z.object({ id: z.string(), type: z.literal('MEMBER') }),
  language: z.string(),
  created_at: Timestamp,
  /** The consents in force: purpose, version of the text, time. */
  consents: z.array(z.object({ purpose: z.string(), version: z.string(), agreed_at: Timestamp })),
});
export type Member = z.infer<typeof Member>;

export const memberEndpoints = endpoints({
  'GET /member/my-info': {
    summary: 'Who is logged in',
    audience: 'member',
    output: one(Member),
  },
  'PATCH /member/:id': {
    summary: 'Change the nickname',
    audience: 'member',
    params: PathId,
    body: z.strictObject({ nickname: z.string() }),
    output: one(Member),
    errors: ['not_found', 'nickname_taken'],
  },
  'DELETE /member/:id': {
    summary: 'Leave: erases the member and everything personal',
    audience: 'member',
    params: PathId,
    output: Nothing,
    errors: ['not_found'],
  },
  'GET /member/export': {
    summary: 'Everything the service holds about the member',
    audience: 'member',
    output: one(z.record(z.string(), z.unknown())),
    errors: ['day_limit_reached'],
  },
  'POST /member/consents': {
    summary: 'Give or withdraw the consents that a counsel requires',
    audience: 'member',
    body: z.strictObject({
      purposes: z.array(z.enum(CONSENT_PURPOSES)).min(1),
      version: z.string().max(40),
      language: z.enum(['ko', 'ja']),
      agreed: z.boolean(),
    }),
    output: one(Member),
    errors: ['day_limit_reached'],
  },
});
