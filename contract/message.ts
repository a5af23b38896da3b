import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { MESSAGE_LENGTH, MESSAGE_PHOTO_MAX } from './plain/limits.ts';
import { UploadedFile } from './review.ts';
import { Image, Nothing, offsetParam, one, PathId, Timestamp } from './shape.ts';

export const Message = z.object({
  id: z.string(),
  /** Its place in the thread, from 1. */
  number: z.int(),
  at: Timestamp,
  by: z.enum(['member', 'staff']),
  text: z.string(),
  photos: z.array(Image),
  /** The member took it back in LINE: text and photos are gone. */
  unsent: z.literal(true).optional(),
});
export type Message = z.infer<typeof Message>;

/** A part of a thread, oldest first. When it is full, the caller asks for the messages after it. */
export const threadOf = <S extends z.ZodType>(message: S) =>
  z.object({
    data: z.array(message),
    /** The number of the last message in the whole thread. */
    last: z.int(),
    /** The number of the last message that the member, and the clinic, has read. */
    read: z.object({ member: z.int(), staff: z.int() }),
    /** The numbers of all messages that were taken back. Each answer has them, also with `after`. */
    unsent: z.array(z.int()).optional(),
  });
export const Thread = threadOf(Message);
export type Thread = z.infer<typeof Thread>;

/** A text, photos, or both. */
export const MessageForm = z
  .strictObject({
    text: z.string().max(MESSAGE_LENGTH),
    photos: z.array(UploadedFile).max(MESSAGE_PHOTO_MAX).default([]),
  })
  .refine(({ text, photos }) => /\S/.test(text) || photos.length > 0, 'nothing to send');
export type MessageForm = z.input<typeof MessageForm>;

/** The number of the last message that was shown. */
export const ReadForm = z.strictObject({ until: z.int().min(1) });

/** Messages with a higher number only. */
export const afterNumber = offsetParam;

export const messageEndpoints = endpoints({
  'GET /member/counsels/:id/messages': {
    summary: "The messages of one of the member's counsels, oldest first",
    audience: 'member',
    params: PathId,
    query: z.strictObject({ after: afterNumber }),
    output: Thread,
    errors: ['not_found'],
  },
  'POST /member/counsels/:id/messages': {
    summary: 'Write to the clinic',
    audience: 'member',
    params: PathId,
    body: MessageForm,
    output: one(Message),
    errors: [
      'not_found',
      'consent_required',
      'unsupported_image',
      'body_too_large',
      'not_allowed_now',
      'request_in_flight',
      'idempotency_mismatch',
      'day_limit_reached',
    ],
  },
  'POST /member/counsels/:id/read': {
    summary: 'Mark messages of the clinic as read',
    audience: 'member',
    params: PathId,
    body: ReadForm,
    output: Nothing,
    errors: ['not_found'],
  },
});
