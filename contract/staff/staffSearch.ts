import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { ALIAS_KINDS, SEARCHED_DAYS } from '../plain/enums.ts';
import { NAME_PART_LENGTH, TERM_LENGTH } from '../plain/limits.ts';
import { list, Named, Nothing, one, PathId, page } from '../shape.ts';
import { slice } from './staffShape.ts';

export type AliasKind = (typeof ALIAS_KINDS)[number];

/** A term that visitors searched, without anything about them. */
export const SearchedTerm = z.object({
  /** The text in one width and in lower case. */
  term: z.string(),
  searches: z.int(),
  /** The last day in Seoul on which it was searched. */
  lastDay: z.iso.date(),
  /** Hidden by an operator: visitors do not see it among popular searches. */
  isHidden: z.boolean(),
});
export type SearchedTerm = z.infer<typeof SearchedTerm>;

/** What an alias can mean. Ids are unique within a kind. */
export const Meaning = Named.extend({ kind: z.enum(ALIAS_KINDS) });
export type Meaning = z.infer<typeof Meaning>;

const language = z.enum(['ko', 'ja']);

export const SearchAlias = z.object({
  id: z.string(),
  term: z.string(),
  language,
  meaning: Meaning,
});
export type SearchAlias = z.infer<typeof SearchAlias>;

export const SearchAliasForm = z.strictObject({
  term: z
    .string()
    .max(TERM_LENGTH)
    .regex(/[\p{L}\p{N}]/u),
  language,
  kind: z.enum(ALIAS_KINDS),
  targetId: z.string().max(NAME_PART_LENGTH),
});
export type SearchAliasForm = z.infer<typeof SearchAliasForm>;

export const staffSearchEndpoints = endpoints({
  'GET /staff/search-terms': {
    summary: 'What visitors searched, with or without a result, most searched first; for operators',
    audience: 'operator',
    query: z.strictObject({
      found: z.enum(['yes', 'no']).default('no'),
      days: z.enum(SEARCHED_DAYS).default('30').transform(Number),
      ...slice,
    }),
    output: page(SearchedTerm),
  },
  'PATCH /staff/search-terms': {
    summary: 'Hide a searched term, or show it again; for operators',
    audience: 'operator',
    body: z.strictObject({ term: z.string().max(TERM_LENGTH), isHidden: z.boolean() }),
    output: Nothing,
    errors: ['not_found'],
  },
  'GET /staff/search-meanings': {
    summary: 'Everything that an alias can mean; for operators',
    audience: 'operator',
    output: list(Meaning),
  },
  'GET /staff/search-aliases': {
    summary: 'Aliases by term; for operators',
    audience: 'operator',
    query: z.strictObject({
      /** Part of the term. */
      q: z.string().max(NAME_PART_LENGTH).optional(),
      language: language.optional(),
      kind: z.enum(ALIAS_KINDS).optional(),
      ...slice,
    }),
    output: page(SearchAlias),
  },
  'POST /staff/search-aliases': {
    summary: 'Add an alias, or find the same one that is there; for operators',
    audience: 'operator',
    body: SearchAliasForm,
    output: one(SearchAlias),
    errors: ['not_found'],
  },
  'PATCH /staff/search-aliases/:id': {
    summary: 'Change an alias; another term or meaning makes another alias; for operators',
    audience: 'operator',
    params: PathId,
    body: SearchAliasForm,
    output: one(SearchAlias),
    errors: ['not_found'],
  },
  'DELETE /staff/search-aliases/:id': {
    summary: 'Remove an alias; for operators',
    audience: 'operator',
    params: PathId,
    output: Nothing,
    errors: ['not_found'],
  },
});
