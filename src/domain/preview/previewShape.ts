import { z } from 'zod';
import { ClinicBrief } from '../../../contract/clinicBrief.ts';
import { addressFields, Image, Named } from '../../../contract/shape.ts';
import { PREVIEW_ID } from '../../constants.ts';
import { harmlessImage } from './harmlessImage.ts';

/** Shared parts of the preview schemas: the schemas of the contract, with gaps allowed. */

/** A limit for hostile JSON; real records have far fewer items. */
const MOST_ITEMS = 500;

const listOf = <S extends z.ZodType>(item: S) =>
  z
    .array(item)
    .max(MOST_ITEMS)
    .nullish()
    .transform((items) => items ?? []);

/** React keys rows by id, and unsaved records have no id of their own. */
export const recordsOf = <S extends z.ZodType<{ id: string }>>(record: S) =>
  listOf(record).transform((records) =>
    records.map((one, index) => {
      const isFirst = records.findIndex(({ id }) => id === one.id) === index;
      return isFirst ? one : { ...one, id: `${PREVIEW_ID}-${index}` };
    }),
  );

/** A row with nothing but its id is left out: its name would need a call, and previews make none. */
export const knownRecordsOf = <S extends z.ZodType<{ id: string }>>(record: S) =>
  z.preprocess(
    (rows) => (Array.isArray(rows) ? rows.filter((row) => !isBareId(row)) : rows),
    recordsOf(record),
  );

export const isBareId = (row: unknown): boolean =>
  typeof row === 'string' || Object.keys(Object(row)).join() === 'id';

/** Ids become part of page addresses. A record without an id links to its own preview. */
export const id = z
  .string()
  .nullish()
  .transform((given) => (given && /^[\w-]{1,64}$/.test(given) ? given : PREVIEW_ID));

export const text = z
  .string()
  .nullish()
  .transform((given) => given ?? '');

/** Also takes '' as null, because an empty form field has ''. */
export const orEmpty = <S extends z.ZodType>(schema: S) =>
  z
    .union([z.literal(''), schema])
    .nullish()
    .transform((given) => (given === '' ? null : given));

export const image = Image.nullish().transform((given) => given && harmlessImage(given));

export const images = listOf(Image).transform((given) =>
  given.map(harmlessImage).filter((kept) => kept !== null),
);

/** Of a taxonomy term only the name is shown. */
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

/** `address` may be an object with the parts of the address. */
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
