import { z } from 'zod';
import { ClinicBrief } from './clinicBrief.ts';
import { endpoints } from './endpoint.ts';
import { findListParams } from './find.ts';
import { EVENT_LIMIT } from './plain/limits.ts';
import { Image, Named, Nothing, one, PathId, page, ratingFields } from './shape.ts';

export const EventCard = z.object({
  id: z.string(),
  title: z.string(),
  titleJa: z.string().nullish(),
  ...ratingFields,
  /** An event may have either picture, both or none. */
  cardImage: Image.nullish(),
  mainImage: Image.nullish(),
  treatments: z.array(Named),
  clinic: ClinicBrief.nullish(),
  /** Korean won, tax included. */
  price: z.int().nullish(),
  originalPrice: z.int().nullish(),
  startsOn: z.iso.date().nullish(),
  endsOn: z.iso.date().nullish(),
});

/** Absent while the event runs. An event ends at midnight in Seoul after its last day. */
export const EventStage = z.enum(['upcoming', 'ended']);
export type EventStage = z.infer<typeof EventStage>;

/** An event where ended events stay: in a list of bookmarks, on the page of a review. */
export const EventCardWithStage = EventCard.extend({ stage: EventStage.optional() });
export type EventCardWithStage = z.infer<typeof EventCardWithStage>;

export const Event = EventCardWithStage.extend({
  content: z.string().nullish(),
  contentJa: z.string().nullish(),
  sideEffects: z.string().nullish(),
  sideEffectsJa: z.string().nullish(),
  detailImages: z.array(Image),
  included: z.string().nullish(),
  includedJa: z.string().nullish(),
  notIncluded: z.string().nullish(),
  notIncludedJa: z.string().nullish(),
  /** The approval of the advertisement by the medical association, and its last day. */
  adApprovalNumber: z.string().nullish(),
  adApprovalEndsOn: z.iso.date().nullish(),
  /** Of an ended event: up to three that run, for the same treatment or part of the body. */
  similar: z.array(EventCard).optional(),
});

export type EventCard = z.infer<typeof EventCard>;
export type Event = z.infer<typeof Event>;

export const eventEndpoints = endpoints({
  'GET /public/events': {
    summary:
      'Events that run today by any combination of filters, newest first unless `sort` says otherwise',
    audience: 'anyone',
    query: z.strictObject(findListParams(EVENT_LIMIT)),
    output: page(EventCard),
  },
  'GET /public/events/:id': {
    summary: 'One event, running or ended; an ended one with similar events that run',
    audience: 'anyone',
    params: PathId,
    output: one(Event),
    errors: ['not_found'],
  },
  'POST /public/events/:id/views': {
    summary: 'Counts that the page of an event was read, without the caller',
    audience: 'anyone',
    params: PathId,
    output: Nothing,
    errors: ['not_found'],
  },
});
