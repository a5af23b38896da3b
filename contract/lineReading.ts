import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { LINE_READING_VERSIONS } from './plain/consent.ts';
import { one, Timestamp } from './shape.ts';

/** Whether the text of messages is sent to the member's LINE chat. */
export const LineReading = z.object({
  /** The member has logged in with LINE, and the installation has a LINE account. */
  isOffered: z.boolean(),
  /** The member has blocked the account, or removed it: nothing arrives in LINE. */
  isBlocked: z.boolean(),
  /** LINE has said that the member added the account. False also while this is not known. */
  isFriend: z.boolean(),
  /** The consent in force; null: a notice with a link is sent. */
  agreed: z.object({ version: z.string(), language: z.string(), at: Timestamp }).nullable(),
});
export type LineReading = z.infer<typeof LineReading>;

export const lineReadingEndpoints = endpoints({
  'GET /member/line-reading': {
    summary: 'Whether messages of clinics are read in LINE',
    audience: 'member',
    output: one(LineReading),
  },
  'POST /member/line-reading': {
    summary: 'Agree that the text of messages is sent to LINE, or withdraw that',
    audience: 'member',
    body: z.strictObject({
      agreed: z.boolean(),
      version: z.enum(LINE_READING_VERSIONS),
      language: z.enum(['ko', 'ja']),
    }),
    output: one(LineReading),
    errors: ['not_allowed_now', 'day_limit_reached'],
  },
});
