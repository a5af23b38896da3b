import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { afterNumber, Message, MessageForm, ReadForm, threadOf } from '../message.ts';
import { LINE_STATES, READ_REASONS } from '../plain/enums.ts';
import { Nothing, one, PathId } from '../shape.ts';

export const StaffMessage = Message.extend({
  /** The user id of the member of staff who wrote it; null when the member did, or the account is gone. */
  staff: z.string().nullable(),
});
export type StaffMessage = z.infer<typeof StaffMessage>;

export type LineState = (typeof LINE_STATES)[number];

export const StaffThread = threadOf(StaffMessage).extend({
  /** What LINE did with the newest messages of staff. Each answer has it, also with `after`. */
  line: z.array(z.object({ number: z.int(), state: z.enum(LINE_STATES) })).optional(),
});
export type StaffThread = z.infer<typeof StaffThread>;

export const staffMessageEndpoints = endpoints({
  'GET /staff/counsels/:id/messages': {
    summary:
      'The messages of a counsel; each answer with messages is in the access record. ' +
      'Operators have to give a reason, which is then part of the addresses of photos',
    audience: 'staff',
    params: PathId,
    query: z.strictObject({ after: afterNumber, reason: z.enum(READ_REASONS).optional() }),
    output: StaffThread,
    errors: ['not_found'],
  },
  'POST /staff/counsels/:id/messages': {
    summary: 'Write to the member; for staff of the clinic',
    audience: 'staff',
    params: PathId,
    body: MessageForm,
    output: one(StaffMessage),
    errors: [
      'not_found',
      'unsupported_image',
      'body_too_large',
      'not_allowed_now',
      'request_in_flight',
      'idempotency_mismatch',
    ],
  },
  'POST /staff/counsels/:id/read': {
    summary: 'Mark messages of the member as read; for staff of the clinic',
    audience: 'staff',
    params: PathId,
    body: ReadForm,
    output: Nothing,
    errors: ['not_found'],
  },
});
