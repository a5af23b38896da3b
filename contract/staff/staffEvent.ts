import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { CONDITIONS_LENGTH, PRICE_MAX, SIDE_EFFECTS_LENGTH } from '../plain/limits.ts';
import { Image, Named, one, PathId, page, RecordId } from '../shape.ts';
import {
  ContentImage,
  contentDetail,
  contentFields,
  contentQuery,
  LongText,
  maybe,
  Name,
  OneLine,
  publication,
  Terms,
  termIds,
  Version,
} from './staffShape.ts';

const Day = z.iso.date();
const Price = z.int().min(0).max(PRICE_MAX);
const Conditions = z.string().max(CONDITIONS_LENGTH);

export const StaffEventCard = z.object({
  ...contentFields,
  title: z.string(),
  titleJa: z.string().nullable(),
  clinic: Named.nullable(),
  startsOn: Day.nullable(),
  endsOn: Day.nullable(),
});
export type StaffEventCard = z.infer<typeof StaffEventCard>;

export const StaffEvent = StaffEventCard.extend({
  content: z.string().nullable(),
  contentJa: z.string().nullable(),
  cardImage: Image.nullable(),
  mainImage: Image.nullable(),
  detailImages: z.array(Image),
  /** Korean won, tax included. */
  price: z.int().nullable(),
  sideEffects: z.string().nullable(),
  sideEffectsJa: z.string().nullable(),
  treatments: Terms,
  originalPrice: z.int().nullable(),
  included: z.string().nullable(),
  includedJa: z.string().nullable(),
  notIncluded: z.string().nullable(),
  notIncludedJa: z.string().nullable(),
  adApprovalNumber: z.string().nullable(),
  adApprovalEndsOn: Day.nullable(),
  ...contentDetail,
});
export type StaffEvent = z.infer<typeof StaffEvent>;

/**
 * An unpublished event may lack price, period and side effects; a published event may not. Optional fields may be
 * absent: they then stay as they are.
 */
export const EventForm = z.strictObject({
  clinicId: RecordId,
  title: Name,
  titleJa: maybe(OneLine),
  content: maybe(LongText),
  contentJa: maybe(LongText),
  cardImage: ContentImage.nullable(),
  mainImage: ContentImage.nullable(),
  detailImages: z.array(ContentImage).max(50),
  price: Price.nullable(),
  startsOn: maybe(Day),
  endsOn: maybe(Day),
  sideEffects: maybe(z.string().max(SIDE_EFFECTS_LENGTH)),
  sideEffectsJa: maybe(z.string().max(SIDE_EFFECTS_LENGTH)),
  treatments: termIds,
  originalPrice: Price.nullable().optional(),
  included: maybe(Conditions).optional(),
  includedJa: maybe(Conditions).optional(),
  notIncluded: maybe(Conditions).optional(),
  notIncludedJa: maybe(Conditions).optional(),
  adApprovalNumber: maybe(OneLine).optional(),
  adApprovalEndsOn: maybe(Day).optional(),
});
export type EventForm = z.infer<typeof EventForm>;

export const staffEventEndpoints = endpoints({
  'GET /staff/events': {
    summary: 'Events in any state, newest first; staff of a clinic see their own',
    audience: 'staff',
    query: contentQuery,
    output: page(StaffEventCard),
  },
  'GET /staff/events/:id': {
    summary: 'One event as its editor shows it',
    audience: 'staff',
    params: PathId,
    output: one(StaffEvent),
    errors: ['not_found'],
  },
  'POST /staff/events': {
    summary: 'Create an event, unpublished',
    audience: 'staff',
    body: EventForm,
    output: one(StaffEvent),
    errors: ['not_found', 'unsupported_image', 'request_in_flight', 'idempotency_mismatch'],
  },
  'PATCH /staff/events/:id': {
    summary: 'Change the fields that are sent',
    audience: 'staff',
    params: PathId,
    body: EventForm.partial().extend({ version: Version }),
    output: one(StaffEvent),
    errors: ['not_found', 'stale_version', 'not_allowed_now', 'unsupported_image'],
  },
  'POST /staff/events/:id/publish': {
    summary: 'Publish, unpublish or end an event',
    audience: 'staff',
    params: PathId,
    body: publication,
    output: one(StaffEvent),
    errors: ['not_found', 'stale_version', 'not_allowed_now'],
  },
});
