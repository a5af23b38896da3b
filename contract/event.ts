import { z } from 'zod';
import { ClinicBrief } from './clinicBrief.ts';
import { endpoints } from './endpoint.ts';
import {
  filterParams,
  Image,
  limitParam,
  Named,
  offsetParam,
  one,
  PathId,
  page,
  ratingFields,
} from './shape.ts';

export const EventCard = z.object({
  id: z.string(),
  title: z.string(),
  titleJa: z.string().nullish(),
  ...ratingFields,
  /** Either may be the only one there is. */
  cardImage: Image.nullish(),
  mainImage: Image.nullish(),
  treatments: z.array(Named),
  clinic: ClinicBrief.nullish(),
  /** Korean won, tax included. */
  price: z.int().nullish(),
  startsOn: z.iso.date().nullish(),
  endsOn: z.iso.date().nullish(),
});

export const Event = EventCard.extend({
  content: z.string().nullish(),
  contentJa: z.string().nullish(),
  sideEffects: z.string().nullish(),
  sideEffectsJa: z.string().nullish(),
  detailImages: z.array(Image),
});

export type EventCard = z.infer<typeof EventCard>;
export type Event = z.infer<typeof Event>;

export const EVENT_LIMIT = 10_000;

export const eventEndpoints = endpoints({
  'GET /public/events': {
    summary: 'Events, newest first, by any combination of filters',
    audience: 'anyone',
    query: z.strictObject({
      ...filterParams,
      offset: offsetParam,
      limit: limitParam(EVENT_LIMIT),
    }),
    output: page(EventCard),
  },
  'GET /public/events/:id': {
    summary: 'One event',
    audience: 'anyone',
    params: PathId,
    output: one(Event),
    errors: ['not_found'],
  },
});
