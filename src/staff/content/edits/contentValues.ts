import { fileNameIn } from '../../../../contract/plain/fileAddress.ts';
import type { Image, Named } from '../../../../contract/shape.ts';
import type { StripFile } from '../../../widgets/files/stripFile.ts';
import {
  type ContentField,
  clinicFieldOf,
  picturesOf,
  termsOf,
  textsOf,
} from '../contentFields.ts';
import type { Content, ContentKind } from '../contentKinds.ts';
import { fieldValue, textOf } from './fieldText.ts';
import { previewDetails } from './previewDetails.ts';

/** The values of the fields of the editor. */
export interface ContentValues {
  texts: Readonly<Record<string, string>>;
  pictures: Readonly<Record<string, readonly StripFile[]>>;
  terms: Readonly<Record<string, readonly Named[]>>;
  clinic: Named | null;
}

/** The values of a record, or empty ones for a new record. */
export function valuesOf(kind: ContentKind, content: Content | null): ContentValues {
  // A kind lists only fields that its records have.
  const fields = (content ?? {}) as Partial<Record<string, unknown>>;
  return {
    texts: Object.fromEntries(textsOf(kind).map(({ name }) => [name, textOf(fields[name])])),
    pictures: Object.fromEntries(
      picturesOf(kind).map(({ name }) => [
        name,
        filesOf(fields[name] as Image | Image[] | null | undefined),
      ]),
    ),
    terms: Object.fromEntries(
      termsOf(kind).map(({ name }) => [name, (fields[name] ?? []) as Named[]]),
    ),
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
  return {
    ...typedFields(kind, draft),
    ...imagesIn(kind, draft, imageOf),
    ...Object.fromEntries(
      termsOf(kind).map(({ name }) => [name, (draft.terms[name] ?? []).map(({ id }) => id)]),
    ),
    ...(clinicFieldOf(kind) && { clinicId: draft.clinic?.id ?? null }),
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
    ...imagesIn(kind, draft, imageOf),
    ...draft.terms,
    ...(clinicFieldOf(kind) && { clinic: draft.clinic }),
  };
}

const typedFields = (kind: ContentKind, { texts }: ContentValues): Record<string, unknown> =>
  Object.fromEntries(
    textsOf(kind).flatMap((field) => {
      const text = texts[field.name];
      return text === undefined ? [] : [[field.name, fieldValue(field.kind, text)]];
    }),
  );

/** A preview has no empty text where the contract has a closed list or a day. */
function shownFields(kind: ContentKind, draft: ContentValues): Record<string, unknown> {
  const fields = Object.entries(typedFields(kind, draft)).filter(([, value]) => value !== '');
  return {
    ...Object.fromEntries(fields),
    ...(kind === 'clinic' && previewDetails(draft.texts)),
  };
}

function imagesIn(
  kind: ContentKind,
  { pictures }: ContentValues,
  imageOf: (file: StripFile) => Image | null,
): Record<string, Image | Image[] | null> {
  const imagesOfField = (field: ContentField) => {
    const images = (pictures[field.name] ?? []).flatMap((file) => imageOf(file) ?? []);
    return field.kind === 'pictures' ? images : (images[0] ?? null);
  };
  return Object.fromEntries(picturesOf(kind).map((field) => [field.name, imagesOfField(field)]));
}

export const picturesIn = ({ pictures }: ContentValues): StripFile[] =>
  Object.values(pictures).flat();

export function withoutPictures(draft: ContentValues, gone: readonly StripFile[]): ContentValues {
  const left = Object.entries(draft.pictures).map(([name, files]) => [
    name,
    files.filter((file) => !gone.includes(file)),
  ]);
  return { ...draft, pictures: Object.fromEntries(left) };
}

/** The pictures of the saved record by URL. */
export function imagesOf(content: Content | null): Map<string, Image> {
  const images = Object.values(content ?? {}).flatMap((value) => [value].flat().filter(isImage));
  return new Map(images.map((image) => [image.url, image]));
}

const isImage = (value: unknown): value is Image =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string';
