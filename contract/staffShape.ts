import { z } from 'zod';
import { LONG_TEXT_LENGTH, NAME_PART_LENGTH, ONE_LINE_LENGTH, STAFF_PAGE_LIMIT } from './limits.ts';
import { Image, limitParam, Named, offsetParam, RecordId, TaxonomyId, Timestamp } from './shape.ts';

/** Building blocks of the calls of the console. */

const STAFF_LIMIT_CEILING = 100;

export const slice = {
  offset: offsetParam,
  limit: limitParam(STAFF_PAGE_LIMIT, STAFF_LIMIT_CEILING),
};

/** Rises with every change; who changes a record names the one they have seen. */
export const Version = z.int().min(1);

export const CONTENT_STATUSES = ['DRAFT', 'PUBLISHED', 'ENDED'] as const;
export const ContentStatus = z.enum(CONTENT_STATUSES);
export type ContentStatus = z.infer<typeof ContentStatus>;

export const contentQuery = z.strictObject({
  status: ContentStatus.optional(),
  clinicId: RecordId.optional(),
  /** Part of a name, Korean or Japanese. */
  q: z.string().max(NAME_PART_LENGTH).optional(),
  ...slice,
});

/** Who changed what: names of fields, never their values. */
export const ContentChange = z.object({
  at: Timestamp,
  by: z.string(),
  action: z.enum(['created', 'changed', 'published', 'withdrawn', 'ended']),
  fields: z.array(z.string()),
});
export type ContentChange = z.infer<typeof ContentChange>;

/** What a list and an editor show of any content. */
export const contentFields = {
  id: z.string(),
  status: ContentStatus,
  version: Version,
  updated_at: Timestamp,
};

/** Only in the record itself: what keeps it from being published, and its history, newest first. */
export const contentDetail = {
  missing: z.array(z.string()),
  history: z.array(ContentChange),
};

export const publication = z.strictObject({ version: Version, status: ContentStatus });

/** One line, and text of any number of lines; '' and null both mean that there is none. */
export const Line = z.string().max(ONE_LINE_LENGTH);
export const Name = Line.regex(/\S/);
export const maybe = <S extends z.ZodType>(schema: S) =>
  z.union([schema, z.literal('')]).nullable();
export const LongText = z.string().max(LONG_TEXT_LENGTH);

/**
 * What was uploaded, or a picture from elsewhere; never a scheme that could run. Its stand-in is drawn into a
 * style: nothing in it may end the `url("…")` there.
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
