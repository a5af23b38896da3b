import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { SEARCH_KINDS } from './enums.ts';
import { SEARCH_LIMIT, SEARCH_LIMIT_CEILING, SEARCH_TEXT_LENGTH } from './limits.ts';
import { Named, one } from './shape.ts';

export type SearchKind = (typeof SEARCH_KINDS)[number];

export const SearchMatch = Named.extend({
  /** Treatments only: a specialty that offers it, for the link to the browse page. */
  specialtyId: z.string().optional(),
});

const SearchGroup = z.object({
  items: z.array(SearchMatch),
  hasMore: z.boolean(),
  /** How many matches follow these: exact up to 1,000; 1,001 means more. */
  more: z.int().min(0),
});

export const SearchAnswer = z.object({
  specialties: SearchGroup,
  treatments: SearchGroup,
  clinics: SearchGroup,
  doctors: SearchGroup,
  events: SearchGroup,
});

export type SearchMatch = z.infer<typeof SearchMatch>;
export type SearchAnswer = z.infer<typeof SearchAnswer>;

const smallNumber = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);

export const searchEndpoints = endpoints({
  'GET /public/search': {
    summary: 'Names that contain the text, up to `limit` of each kind',
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
});
