import type { MyReview } from '../../../contract/review.ts';
import type { StripFile } from '../../widgets/files/stripFile.ts';
import {
  noteOf,
  type PhotoNote,
  pickedIn,
  readPhotos,
  UPLOAD_TRUSTED_MS,
} from '../upload/keptPhotos.ts';
import { type PhotoRecords, type ReviewValues, recordsOf, valuesOf } from './reviewValues.ts';

interface Note extends Omit<ReviewValues, 'beforePhotos' | 'afterPhotos'> {
  beforePhotos: PhotoNote[];
  afterPhotos: PhotoNote[];
  records: PhotoRecords;
  /** When the last photo arrived, in milliseconds since 1970. */
  sentAt: number;
}

/** As a text, for a draft: everything but the bytes of photos. */
export function writeNote(values: ReviewValues, records: PhotoRecords, sentAt: number): string {
  const note: Note = {
    ...values,
    beforePhotos: values.beforePhotos.map(noteOf),
    afterPhotos: values.afterPhotos.map(noteOf),
    records,
    sentAt,
  };
  return JSON.stringify(note);
}

export interface RestoredReview {
  values: ReviewValues;
  records: PhotoRecords;
  sentAt: number;
  /** How many photos this browser could not keep. */
  lost: number;
}

export async function readNote(text: string, now = Date.now()): Promise<RestoredReview> {
  const { records, sentAt, ...note } = JSON.parse(text) as Note; // as writeNote has left it in this tab
  const [before, after] = await Promise.all([
    readPhotos(note.beforePhotos),
    readPhotos(note.afterPhotos),
  ]);
  const noted = note.beforePhotos.length + note.afterPhotos.length;
  return {
    values: { ...note, beforePhotos: before, afterPhotos: after },
    records:
      now - sentAt < UPLOAD_TRUSTED_MS ? records : withoutPicked(records, [...before, ...after]),
    sentAt,
    lost: noted - before.length - after.length,
  };
}

/** Photos of the review itself stay where they are, however old the draft is. */
export function withoutPicked(records: PhotoRecords, photos: readonly StripFile[]): PhotoRecords {
  const picked = new Set(pickedIn(photos).map(({ id }) => id));
  return Object.fromEntries(Object.entries(records).filter(([id]) => !picked.has(id)));
}

/**
 * What was written here, with the photos that the review has now: on another device some may have been taken
 * out, which the server has not kept, and others added, which this draft has never heard of.
 */
export function withPhotosOf(review: MyReview | null, draft: RestoredReview): RestoredReview {
  if (!review) return draft;
  const records = { ...recordsOf(review), ...draft.records };
  const pathOf = ({ id }: StripFile) => records[id]?.path;
  const pathsIn = (some: PhotoRecords) => new Set(Object.values(some).map(({ path }) => path));
  const there = pathsIn(recordsOf(review));
  const known = pathsIn(draft.records);
  const isThere = (photo: StripFile) =>
    photo.source instanceof File || there.has(pathOf(photo) ?? '');
  const isNew = (photo: StripFile) => !known.has(pathOf(photo) ?? '');
  const { beforePhotos, afterPhotos } = valuesOf(review);
  const values = {
    ...draft.values,
    beforePhotos: [...draft.values.beforePhotos.filter(isThere), ...beforePhotos.filter(isNew)],
    afterPhotos: [...draft.values.afterPhotos.filter(isThere), ...afterPhotos.filter(isNew)],
  };
  return { ...draft, values, records };
}
