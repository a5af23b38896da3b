import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { SEARCH_KINDS, SEARCH_TOPIC_KINDS } from './plain/enums.ts';
import {
  POPULAR_PLACES,
  POPULAR_TERMS,
  SEARCH_LIMIT,
  SEARCH_LIMIT_CEILING,
  SEARCH_TEXT_LENGTH,
} from './plain/limits.ts';
import { Image, Named, Nothing, one } from './shape.ts';

export type SearchKind = (typeof SEARCH_KINDS)[number];

/**
 * Why a row is found although its name does not contain the text: the text is another word for this term, or a typing
 * error.
 */
const Via = z.object({ kind: z.enum(['alias', 'typo']), term: z.string() });

export const SearchMatch = Named.extend({
  /** Treatments only: a specialty that offers it, for the link to the browse page. */
  specialtyId: z.string().optional(),
  image: Image.optional(),
  /** Doctors and events. */
  clinic: Named.optional(),
  district: Named.optional(),
  /** Events, in won; clinics have their lowest one. */
  price: z.int().optional(),
  averageRating: z.number().optional(),
  /** Absent without reviews. */
  reviewCount: z.int().optional(),
  /** Treatments: how many clinics offer it, and how many events of it run; at most a minute old. */
  clinicCount: z.int().optional(),
  eventCount: z.int().optional(),
  via: Via.optional(),
});

const SearchGroup = z.object({
  items: z.array(SearchMatch),
  hasMore: z.boolean(),
  /** How many matches follow these: exact up to 1,000; 1,001 means more. */
  more: z.int().min(0),
  /** What the text means by an alias or with a typing error; together with `items` never more than `limit`. */
  meant: z.array(SearchMatch).optional(),
});

/** What a text also means beside a topic: 쌍수 of 강남역 쌍수. */
const CombinedTerm = Named.extend({
  kind: z.enum([...SEARCH_TOPIC_KINDS, 'treatment', 'specialty']),
  /** Concerns: their first part of the body. */
  partId: z.string().optional(),
  /** Treatments: their first specialty. */
  specialtyId: z.string().optional(),
});

export const SearchTopic = Named.extend({
  kind: z.enum(SEARCH_TOPIC_KINDS),
  /** Concerns: their first part of the body. */
  partId: z.string().optional(),
  /** Where a district or a station is. */
  region: Named.optional(),
  via: Via.optional(),
  /** The text means all of them together: one row leads to clinics that match each. */
  also: z.array(CombinedTerm).optional(),
});

export const SearchAnswer = z.object({
  specialties: SearchGroup,
  treatments: SearchGroup,
  clinics: SearchGroup,
  doctors: SearchGroup,
  events: SearchGroup,
  /** Concerns, parts of the body, places, and what clinics offer. */
  topics: z.array(SearchTopic).optional(),
  /** The text is the name of the first topic or another word for it. */
  isTopic: z.literal(true).optional(),
  /** Nothing was found: the most similar terms. */
  nearest: z.array(z.string()).optional(),
  /** The same terms in Japanese, when the text is in neither script. */
  nearestJa: z.array(z.string()).optional(),
});

export const PopularSearches = z.object({
  terms: z.array(z.string()).max(POPULAR_TERMS),
  /** False: suggestions, because too few terms were counted. */
  isCounted: z.boolean(),
  /** The districts with the most clinics; counts are at most two minutes old. */
  places: z
    .array(Named.extend({ count: z.int() }))
    .max(POPULAR_PLACES)
    .optional(),
});

export type SearchMatch = z.infer<typeof SearchMatch>;
export type SearchTopic = z.infer<typeof SearchTopic>;
export type CombinedTerm = z.infer<typeof CombinedTerm>;
export type SearchAnswer = z.infer<typeof SearchAnswer>;

const smallNumber = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);

export const searchEndpoints = endpoints({
  'GET /public/search': {
    summary: 'Names that contain the text, up to `limit` of each kind, and the terms that it means',
    audience: 'anyone',
    query: z.strictObject({
      q: z.string().max(SEARCH_TEXT_LENGTH),
      limit: smallNumber.pipe(z.int().min(1).max(SEARCH_LIMIT_CEILING)).default(SEARCH_LIMIT),
      /** Only this kind, with `offset` to page through it. */
      kind: z.enum(SEARCH_KINDS).optional(),
      offset: smallNumber.pipe(z.int().min(0).max(999_999)).default(0),
    }),
    output: one(SearchAnswer),
  },
  'GET /public/popular-searches': {
    summary: 'Terms that were searched most in the last seven days, or suggestions if they are few',
    audience: 'anyone',
    query: z.strictObject({ lang: z.enum(['ko', 'ja']).default('ko') }),
    output: one(PopularSearches),
  },
  'POST /public/search-terms': {
    summary:
      'Counts a finished search, without the caller and once a day; what may be personal is not counted',
    audience: 'anyone',
    body: z.strictObject({ text: z.string().max(SEARCH_TEXT_LENGTH) }),
    output: Nothing,
  },
});
