import { z } from 'zod';
import { ClinicBrief } from '../../../contract/clinicBrief.ts';
import { addressFields, Image, Named } from '../../../contract/shape.ts';
import { PREVIEW_ID } from '../../constants.ts';
import { harmlessImage } from './harmlessImage.ts';

/** What the schemas of previews have in common: those of the contract, with gaps allowed. */

/** More than anybody enters, and few enough to be drawn. */
const MOST_ITEMS = 500;

export const listOf = <S extends z.ZodType>(item: S) =>
  z
    .array(item)
    .max(MOST_ITEMS)
    .nullish()
    .transform((items) => items ?? []);

/** Rows are told apart by their ids, and what is not saved yet has none of its own. */
export const recordsOf = <S extends z.ZodType<{ id: string }>>(record: S) =>
  listOf(record).transform((records) =>
    records.map((one, index) => {
      const isFirst = records.findIndex(({ id }) => id === one.id) === index;
      return isFirst ? one : { ...one, id: `${PREVIEW_ID}-${index}` };
    }),
  );

/** Ids stand in addresses of our pages; what has none yet leads to its own preview. */
export const id = z
  .string()
  .nullish()
  .transform((given) => (given && /^[\w-]{1,64}$/.test(given) ? given : PREVIEW_ID));

export const text = z
  .string()
  .nullish()
  .transform((given) => given ?? '');

/** A field that was left empty in a form. */
export const orEmpty = <S extends z.ZodType>(schema: S) =>
  z
    .union([z.literal(''), schema])
    .nullish()
    .transform((given) => (given === '' ? null : given));

export const image = Image.nullish().transform((given) => given && harmlessImage(given));

export const images = listOf(Image).transform((given) =>
  given.map(harmlessImage).filter((kept) => kept !== null),
);

/** Of a part of the taxonomy only the name is shown. */
export const named = Named.extend({ id: Named.shape.id.nullish() }).transform((term) => ({
  ...term,
  id: term.id ?? term.name,
}));

export const ratingFields = {
  averageRating: z
    .number()
    .min(0)
    .max(5)
    .nullish()
    .transform((given) => given ?? 0),
  reviewCount: z
    .int()
    .min(0)
    .nullish()
    .transform((given) => given ?? 0),
};

/** `address` may hold the lines of an address instead of being one. */
const addressed = {
  ...addressFields,
  address: z.union([z.string(), z.object(addressFields)]).nullish(),
};

type Addressed = z.infer<z.ZodObject<typeof addressed>>;

export function withFlatAddress<T extends Addressed>({ address, ...record }: T) {
  const lines = typeof address === 'object' ? { ...address } : { address };
  return {
    ...record,
    address: lines.address,
    roadAddress: record.roadAddress ?? lines.roadAddress,
    detailAddress: record.detailAddress ?? lines.detailAddress,
  };
}

export const clinicFields = { ...addressed, id, profileImage: image };
export const clinicBrief = ClinicBrief.extend(clinicFields).transform(withFlatAddress);
