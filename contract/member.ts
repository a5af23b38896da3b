import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { Nothing, one, PathId, Timestamp } from './shape.ts';

export const Member = z.object({
  id: z.string(),
  nickname: z.string().nullable(),
  token: z.object({ id: z.string(), type: z.literal('MEMBER') }),
  language: z.string(),
  created_at: Timestamp,
  /** The newest consents in force: to which clinic, for which purpose, in which version of the text. */
  consents: z.array(
    z.object({
      clinic_id: z.string(),
      purpose: z.string(),
      version: z.string(),
      agreed_at: Timestamp,
    }),
  ),
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
});
