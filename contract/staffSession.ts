import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { list, Nothing, PathId, Timestamp } from './shape.ts';

/** One sign-in on one device. */
export const OwnSession = z.object({
  id: z.string(),
  /** Names such as Chrome and Windows; null when the browser did not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: Timestamp,
  used_at: Timestamp,
  /** The session of this call. */
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const staffSessionEndpoints = endpoints({
  'GET /auth/sessions': {
    summary: 'Where the account is signed in, the last used first',
    audience: 'staff',
    output: list(OwnSession),
  },
  'DELETE /auth/sessions/:id': {
    summary: 'Sign out on one device',
    audience: 'staff',
    params: PathId,
    output: Nothing,
    errors: ['not_found'],
  },
  'DELETE /auth/sessions': {
    summary: 'Sign out on all other devices',
    audience: 'staff',
    output: Nothing,
  },
});
