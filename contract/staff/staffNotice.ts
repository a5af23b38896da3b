import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { NOTICE_CHANNELS, NOTICE_STATES } from '../plain/enums.ts';
import { page, Timestamp } from '../shape.ts';
import { sliceAfter } from './staffShape.ts';

/**
 * A delivery of a notice as the console lists it. A delivery is SHOWN if the installation does not have the channel, if
 * the channel does not reach the member, or if the member has switched it off.
 */
export const StaffDelivery = z.object({
  id: z.string(),
  created_at: Timestamp,
  channel: z.enum(NOTICE_CHANNELS),
  state: z.enum(NOTICE_STATES),
  text: z.string(),
  counsel_id: z.string().nullable(),
  /** The number of that counsel, so that staff know which one it is without opening it. Null without a counsel. */
  code: z.string().nullable(),
  attempts: z.int(),
  /**
   * Why the last attempt failed: `status 500`, `no answer`, `no answer, may have arrived`, `not sent` or `monthly quota
   * used up`.
   */
  problem: z.string().nullable(),
});
export type StaffDelivery = z.infer<typeof StaffDelivery>;

export const staffNoticeEndpoints = endpoints({
  'GET /staff/outbox': {
    summary: 'Notices, newest first; staff of a clinic see those of their clinic',
    audience: 'staff',
    query: z.strictObject({ state: z.enum(NOTICE_STATES).optional(), ...sliceAfter }),
    output: page(StaffDelivery),
  },
});
