import type { Image, Named } from '../../../../contract/shape.ts';
import { fileNameIn } from '../../../lib/fileAddress.ts';
import type { StripFile } from '../../../widgets/files/stripFile.ts';
import {
  type Content,
  type ContentKind,
  FIELDS,
  holdsMany,
  isPair,
  type PictureName,
  type TermName,
} from '../contentKinds.ts';
import { fieldValue, textOf } from './fieldText.ts';
import { previewDetails } from './previewDetails.ts';

/** The values of the fields of the editor. */
export interface ContentValues {
  texts: Readonly<Record<string, string>>;
  pictures: Readonly<Partial<Record<PictureName, readonly StripFile[]>>>;
  terms: Readonly<Partial<Record<TermName, readonly Named[]>>>;
  clinic: Named | null;
}

/** All text fields: both languages, address and conditions. */
export function textNames(kind: ContentKind): string[] {
  const { pairs, numbersAndDays, conditions, details, hasAddress } = FIELDS[kind];
  const names = [...pairs, ...numbersAndDays, ...conditions, ...details];
  return [
    ...names.flatMap((name) => (isPair(name) ? [name, `${name}Ja`] : [name])),
    ...(hasAddress ? ['address', 'roadAddress', 'detailAddress', 'addressJa'] : []),
  ];
}

/** The values of a record, or empty ones for a new record. */
export function draftOf(kind: ContentKind, content: Content | null): ContentValues {
  const { pictures, terms } = FIELDS[kind];
  // FIELDS lists only names that this kind has.
  const fields = (content ?? {}) as Partial<Record<string, unknown>>;
  return {
    texts: Object.fromEntries(textNames(kind).map((name) => [name, textOf(fields[name])])),
    pictures: Object.fromEntries(
      pictures.map((name) => [name, filesOf(fields[name] as Image | Image[] | null | undefined)]),
    ),
    terms: Object.fromEntries(terms.map((name) => [name, fields[name] ?? []])),
    clinic: content && 'clinic' in content ? content.clinic : null,
  };
}

function filesOf(images: Image | Image[] | null | undefined): StripFile[] {
  return [images ?? []].flat().map((image) => ({
    id: image.url,
    name: fileNameIn(image.url),
    source: image.url,
    image,
  }));
}

/** The request body: numbers as numbers, terms as ids, pictures as image objects. */
export function formOf(
  kind: ContentKind,
  draft: ContentValues,
  imageOf: (file: StripFile) => Image | null,
) {
  const { pictures, terms, clinic } = FIELDS[kind];
  return {
    ...typedFields(draft),
    ...Object.fromEntries(pictures.map((name) => [name, imagesIn(draft, name, imageOf)])),
    ...Object.fromEntries(
      terms.map((name) => [name, (draft.terms[name] ?? []).map(({ id }) => id)]),
    ),
    ...(clinic !== 'none' && { clinicId: draft.clinic?.id ?? null }),
  };
}

/** The record in the shape of the visitors' pages. */
export function previewOf(
  kind: ContentKind,
  draft: ContentValues,
  imageOf: (file: StripFile) => Image | null,
) {
  return {
    ...shownFields(kind, draft),
    ...Object.fromEntries(
      FIELDS[kind].pictures.map((name) => [name, imagesIn(draft, name, imageOf)]),
    ),
    ...draft.terms,
    ...(FIELDS[kind].clinic !== 'none' && { clinic: draft.clinic }),
  };
}

const typedFields = ({ texts }: ContentValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fieldValue(name, text)]));

/** A preview has no empty text where the contract has a closed list or a day. */
function shownFields(kind: ContentKind, draft: ContentValues): Record<string, unknown> {
  const fields = Object.entries(typedFields(draft)).filter(([, value]) => value !== '');
  return {
    ...Object.fromEntries(fields),
    ...(kind === 'clinic' && previewDetails(draft.texts)),
  };
}

function imagesIn(
  draft: ContentValues,
  name: PictureName,
  imageOf: (file: StripFile) => Image | null,
) {
  const images = (draft.pictures[name] ?? []).flatMap((file) => imageOf(file) ?? []);
  return holdsMany(name) ? images : (images[0] ?? null);
}

export const picturesIn = ({ pictures }: ContentValues): StripFile[] =>
  Object.values(pictures).flat();

/** The pictures of the saved record by URL. */
export function imagesOf(content: Content | null): Map<string, Image> {
  const images = Object.values(content ?? {}).flatMap((value) => [value].flat().filter(isImage));
  return new Map(images.map((image) => [image.url, image]));
}

const isImage = (value: unknown): value is Image =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string';
