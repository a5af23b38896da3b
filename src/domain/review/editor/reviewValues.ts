import type { Counsel } from '../../../../contract/counsel.ts';
import { pathOf } from '../../../../contract/plain/fileAddress.ts';
import type { MyReview, ReviewForm, UploadedFile } from '../../../../contract/review.ts';
import { RATING_DEFAULT } from '../../../constants.ts';
import type { StripFile } from '../../../widgets/files/stripFile.ts';

/** The values of the editor: chosen ids, typed texts, photos in order. */
export interface ReviewValues {
  doctors: readonly string[];
  /** '' means none. */
  eventId: string;
  treatments: readonly string[];
  rating: number;
  title: string;
  content: string;
  beforePhotos: readonly StripFile[];
  afterPhotos: readonly StripFile[];
  /** Photos are kept in the form but not sent. */
  isTextOnly: boolean;
}

/** Uploaded photos by their id in the editor. They are never uploaded twice. */
export type PhotoRecords = Readonly<Record<string, UploadedFile>>;

const UNTOUCHED: ReviewValues = {
  doctors: [],
  eventId: '',
  treatments: [],
  rating: RATING_DEFAULT,
  title: '',
  content: '',
  beforePhotos: [],
  afterPhotos: [],
  isTextOnly: false,
};

/** The initial form: empty, or filled from the saved review. */
export function valuesOf(review: MyReview | null): ReviewValues {
  if (!review) return UNTOUCHED;
  const { rating, title, content } = review;
  return {
    doctors: review.doctors.map(({ id }) => id),
    eventId: review.event?.id ?? '',
    treatments: review.treatments.map(({ id }) => id),
    rating,
    title,
    content,
    beforePhotos: review.beforePhotos.map(photoOf),
    afterPhotos: review.afterPhotos.map(photoOf),
    isTextOnly: false,
  };
}

/** The upload records of the saved review's photos, sent back unchanged. */
export function recordsOf(review: MyReview | null): PhotoRecords {
  const photos = review ? [...review.beforePhotos, ...review.afterPhotos] : [];
  return Object.fromEntries(photos.map((photo) => [photo.url, recordOf(photo)]));
}

/**
 * Puts the draft on top of the saved review and keeps the photos and texts of both. A photo of the draft may be in the
 * review already: a press whose answer was lost has sent it. The hash tells, because the server stores a photo at
 * another path than that of its upload.
 */
export function mergedWith(
  values: ReviewValues,
  review: MyReview,
  records: PhotoRecords,
): ReviewValues {
  const known = valuesOf(review);
  const stored = new Set(Object.values(recordsOf(review)).map(({ hash }) => hash));
  const isNew = ({ id }: StripFile) => !stored.has(records[id]?.hash ?? id);
  const own = <T>(list: readonly T[], knownList: readonly T[]) =>
    list.length > 0 ? list : knownList;
  return {
    ...values,
    doctors: own(values.doctors, known.doctors),
    eventId: values.eventId || known.eventId,
    treatments: own(values.treatments, known.treatments),
    title: values.title || known.title,
    content: values.content || known.content,
    beforePhotos: [...known.beforePhotos, ...values.beforePhotos.filter(isNew)],
    afterPhotos: [...known.afterPhotos, ...values.afterPhotos.filter(isNew)],
  };
}

export const photosOf = ({ isTextOnly, beforePhotos, afterPhotos }: ReviewValues) =>
  isTextOnly ? [] : [...beforePhotos, ...afterPhotos];

/** The photos with these ids that would be sent, each with its number among its kind. */
export function photosAmong(values: ReviewValues, ids: readonly string[]) {
  const placed = (moment: 'before' | 'after', photos: readonly StripFile[]) =>
    photos.map(({ id, name }, index) => ({ id, name, moment, n: index + 1 }));
  const { isTextOnly, beforePhotos, afterPhotos } = values;
  if (isTextOnly) return [];
  const all = [...placed('before', beforePhotos), ...placed('after', afterPhotos)];
  return all.filter(({ id }) => ids.includes(id));
}

/** The request body. Every photo must be uploaded by now. */
export function payloadOf(
  values: ReviewValues,
  { id, clinic_id }: Pick<Counsel, 'id' | 'clinic_id'>,
  records: PhotoRecords,
): ReviewForm {
  const { doctors, treatments, rating, title, content, isTextOnly } = values;
  const sent = (photos: readonly StripFile[]) =>
    isTextOnly ? [] : photos.flatMap((photo) => records[photo.id] ?? []);
  return {
    counsel_id: id,
    clinic_id,
    event_id: values.eventId,
    doctors: [...doctors],
    treatments: [...treatments],
    rating,
    title,
    content,
    beforePhotos: sent(values.beforePhotos),
    afterPhotos: sent(values.afterPhotos),
  };
}

type MyPhoto = MyReview['beforePhotos'][number];

const photoOf = (photo: MyPhoto): StripFile => ({
  id: photo.url,
  name: nameOf(photo),
  source: photo.url,
  image: photo,
});

function recordOf(photo: MyPhoto): UploadedFile {
  const { url, path, type, size, hash } = photo;
  return {
    url,
    path: path ?? pathOf(url),
    name: nameOf(photo),
    type: type ?? '',
    size: size ?? 0,
    hash: hash ?? '',
  };
}

/** Demo photos have no file name, so the last part of the path is used. */
const nameOf = ({ url, name }: MyPhoto) => name || (pathOf(url).split('/').at(-1) ?? url);
