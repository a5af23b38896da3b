import { z } from 'zod';
import { CONTENT_STATUSES } from '../plain/enums.ts';
import {
  LONG_TEXT_LENGTH,
  NAME_PART_LENGTH,
  ONE_LINE_LENGTH,
  STAFF_PAGE_LIMIT,
} from '../plain/limits.ts';
import {
  afterParam,
  digits,
  Image,
  limitParam,
  Named,
  offsetParam,
  RecordId,
  TaxonomyId,
  Timestamp,
} from '../shape.ts';

/** Schemas that several calls of the console share. */

const STAFF_LIMIT_CEILING = 100;

export const slice = {
  offset: offsetParam,
  limit: limitParam(STAFF_PAGE_LIMIT, STAFF_LIMIT_CEILING),
};

/** The parameters of a list with the newest first: its rows never change places. */
export const sliceAfter = { ...slice, after: afterParam };

/**
 * Rises with every change. A caller sends the version they have seen. If it is not the current version, the server
 * answers `stale_version`.
 */
export const Version = z.int().min(1);

/** The version as a parameter of the address, for a call without a body. */
export const versionQuery = z.strictObject({ version: digits.transform(Number).pipe(Version) });

export const ContentStatus = z.enum(CONTENT_STATUSES);
export type ContentStatus = z.infer<typeof ContentStatus>;

export const contentQuery = z.strictObject({
  status: ContentStatus.optional(),
  clinicId: RecordId.optional(),
  /** Part of a name, Korean or Japanese. */
  q: z.string().max(NAME_PART_LENGTH).optional(),
  ...sliceAfter,
});

/** Names of changed fields, never their values. */
export const ContentChange = z.object({
  at: Timestamp,
  by: z.string(),
  action: z.enum(['created', 'changed', 'published', 'withdrawn', 'ended']),
  fields: z.array(z.string()),
});
export type ContentChange = z.infer<typeof ContentChange>;

/** Fields of every content record, in lists and in the editor. */
export const contentFields = {
  id: z.string(),
  status: ContentStatus,
  version: Version,
  updated_at: Timestamp,
};

/** What only a single record has: required fields that are still empty, and the history, newest first. */
export const contentDetail = {
  missing: z.array(z.string()),
  history: z.array(ContentChange),
};

export const publication = z.strictObject({ version: Version, status: ContentStatus });

/** A text of one line and a long text. In a form '' and null both mean that there is no text. */
export const OneLine = z.string().max(ONE_LINE_LENGTH);
export const Name = OneLine.regex(/\S/);
export const maybe = <S extends z.ZodType>(schema: S) =>
  z.union([schema, z.literal('')]).nullable();
export const LongText = z.string().max(LONG_TEXT_LENGTH);

/**
 * An upload, or a picture from another host; no `javascript:` address. `blur` goes into a CSS `url("…")`, so it may not
 * contain a character that ends it.
 */
export const ContentImage = Image.extend({
  url: z
    .string()
    .max(2_000)
    .regex(/^(https?:\/\/|\/(?!\/))/),
  blur: z
    .string()
    .max(2_000)
    .regex(/^data:image\/[a-z+]+[;,][^\s"'<>()#\\]*$/)
    .nullish(),
  widths: z.array(z.int()).max(20).nullish(),
}).strict();

export const Terms = z.array(Named);
/** In the order in which they are shown. */
export const termIds = z.array(TaxonomyId).max(100);
