import { z } from 'zod';
import { type FilterName, TAXONOMY_ID } from './plain/filters.ts';
import { CLINIC_BROWSE_LIMIT, LIST_OFFSET, RATING_MAX, RATING_MIN } from './plain/limits.ts';

/** Schemas that several nouns share. */

const LIMIT_CEILING = CLINIC_BROWSE_LIMIT;
const OFFSET_CEILING = 1_000_000;

/**
 * Ids of records are UUIDs version 7, in small letters as the database writes them; ids of the taxonomy are words such as
 * `dermatology`.
 */
export const RecordId = z.uuid().toLowerCase();
export const TaxonomyId = z.string().regex(TAXONOMY_ID);

/** Any text: an id that is no UUID answers 404, not 400. */
export const PathId = z.strictObject({ id: z.string().max(200) });

export const digits = z.string().regex(/^\d{1,9}$/);

export const offsetParam = digits
  .transform(Number)
  .pipe(z.int().min(0).max(OFFSET_CEILING))
  .default(LIST_OFFSET);

/** A larger number is lowered to the ceiling. */
const upTo = (ceiling: number) =>
  digits.transform((text) => Math.min(Number(text), ceiling)).pipe(z.int().min(0).max(ceiling));

export const limitParam = (byDefault: number, ceiling = LIMIT_CEILING) =>
  upTo(ceiling).default(byDefault);

/** Without a limit the whole list is sent. */
export const limitOrAll = upTo(LIMIT_CEILING).optional();

/**
 * The id of the last row that the caller has: the list continues after it. If that row was deleted, a list without
 * `sort` or with `newest` goes on from the time in the id, and one with another sort at `offset`. A value that is no
 * UUID is ignored.
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

/** Lists cut texts after this many characters; the record itself has the whole text. */
export const LIST_TEXT_LENGTH = 2_000;

/** Lists only: the text was cut. Absent when it was not. */
export const cutMark = z.literal(true).optional();

export const Timestamp = z.iso.datetime();
export const Rating = z.int().min(RATING_MIN).max(RATING_MAX);

/** `widths` are the prepared sizes beside `url` (`a.webp` has `a@360.avif`). Pictures from other hosts have none. */
export const Image = z.object({
  url: z.string(),
  width: z.int().nullish(),
  height: z.int().nullish(),
  /** A tiny version as a data URL, shown while the picture loads. */
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

/** A clinic has either a road address with a detail, or one line. */
export const addressFields = {
  address: z.string().nullish(),
  roadAddress: z.string().nullish(),
  detailAddress: z.string().nullish(),
  /** The address as a Japanese reader says it. */
  addressJa: z.string().nullish(),
};

export const one = <S extends z.ZodType>(entity: S) => z.object({ data: entity });
export const list = <S extends z.ZodType>(entity: S) => z.object({ data: z.array(entity) });
/** `total` is exact up to `TOTAL_CAP`; above, it is that number and `totalIsCapped` is true (AMB-103). */
export const page = <S extends z.ZodType>(entity: S) =>
  z.object({ data: z.array(entity), total: z.int(), totalIsCapped: z.literal(true).optional() });

export const Nothing = z.object({});
