import { z } from 'zod';
import { type FilterName, TAXONOMY_ID } from './filters.ts';
import { CLINIC_BROWSE_LIMIT, LIST_OFFSET, RATING_MAX, RATING_MIN } from './limits.ts';

/** Building blocks that several nouns share. */

export const LIMIT_CEILING = CLINIC_BROWSE_LIMIT;
export const OFFSET_CEILING = 1_000_000;

/** Ids of records are UUIDs (version 7), ids of the taxonomy are words such as `dermatology`. */
export const RecordId = z.uuid();
export const TaxonomyId = z.string().regex(TAXONOMY_ID);

/** An id in a path may be anything: what is no id of ours is simply not found. */
export const PathId = z.strictObject({ id: z.string().max(200) });

const digits = z.string().regex(/^\d{1,9}$/);

export const offsetParam = digits
  .transform(Number)
  .pipe(z.int().min(0).max(OFFSET_CEILING))
  .default(LIST_OFFSET);

/** Anything above the ceiling is answered as the ceiling. */
const upTo = (ceiling: number) =>
  digits.transform((text) => Math.min(Number(text), ceiling)).pipe(z.int().min(0).max(ceiling));

export const limitParam = (byDefault: number, ceiling = LIMIT_CEILING) =>
  upTo(ceiling).default(byDefault);

/** The whole list is answered when it is not said how many. */
export const limitOrAll = upTo(LIMIT_CEILING).optional();

/**
 * The id of the last row that is known already: the list goes on behind it. It counts before the offset, which counts
 * where it is no id of ours.
 */
export const afterParam = z
  .string()
  .max(200)
  .transform((id) => RecordId.safeParse(id).data)
  .optional();

export const filterParams = {
  specialtyId: TaxonomyId.optional(),
  treatmentId: TaxonomyId.optional(),
  partId: TaxonomyId.optional(),
  concernId: TaxonomyId.optional(),
} satisfies Record<FilterName, unknown>;

/** Lists carry so many characters of a text; the record itself has all of it. */
export const LIST_TEXT_LENGTH = 2_000;

/** In lists only: there is more of the text. Absent when there is not. */
export const cutMark = z.literal(true).optional();

export const Timestamp = z.iso.datetime();
export const Rating = z.int().min(RATING_MIN).max(RATING_MAX);

/**
 * A picture. `widths` lists the prepared variants beside the url (`a.webp` has `a@360.avif`);
 * pictures from elsewhere have none and are shown as they are.
 */
export const Image = z.object({
  url: z.string(),
  width: z.int().nullish(),
  height: z.int().nullish(),
  /** A few bytes of the same picture, as a data URL, shown until it arrives. */
  blur: z.string().nullish(),
  widths: z.array(z.int()).nullish(),
});
export type Image = z.infer<typeof Image>;

export const Named = z.object({ id: z.string(), name: z.string(), nameJa: z.string().nullish() });
export type Named = z.infer<typeof Named>;

export const ratingFields = {
  averageRating: z.number(),
  reviewCount: z.int(),
};

/** Two shapes exist side by side: a road address with its detail, or one line. */
export const addressFields = {
  address: z.string().nullish(),
  roadAddress: z.string().nullish(),
  detailAddress: z.string().nullish(),
};

export const one = <S extends z.ZodType>(entity: S) => z.object({ data: entity });
export const list = <S extends z.ZodType>(entity: S) => z.object({ data: z.array(entity) });
export const page = <S extends z.ZodType>(entity: S) =>
  z.object({ data: z.array(entity), total: z.int() });

export const Nothing = z.object({});
