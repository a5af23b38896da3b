import type { UploadedFile } from '../../../../contract/review.ts';
import type { StripFile } from '../../../widgets/files/stripFile.ts';
import { noteOf, type PhotoNote, readPhotos, UPLOAD_TRUSTED_MS } from '../../upload/keptPhotos.ts';
import type { PhotoRecords, ReviewValues } from './reviewValues.ts';

interface Note extends Omit<ReviewValues, 'beforePhotos' | 'afterPhotos'> {
  /** Missing in drafts of an older build. */
  reviewId?: string | null | undefined;
  beforePhotos: PhotoNote[];
  afterPhotos: PhotoNote[];
  records: PhotoRecords;
  /** When the last photo was uploaded, in milliseconds since 1970. */
  uploadedAt: number;
}

/** The draft as JSON, without the bytes of photos. */
export function writeNote(draft: Omit<RestoredReview, 'lost'>): string {
  const { reviewId, values, records, uploadedAt } = draft;
  const note: Note = {
    ...values,
    reviewId,
    beforePhotos: values.beforePhotos.map(noteOf),
    afterPhotos: values.afterPhotos.map(noteOf),
    records,
    uploadedAt,
  };
  return JSON.stringify(note);
}

export interface RestoredReview {
  /** The review that the draft changes; null: the counsel had none when the draft was written; undefined: not known. */
  reviewId: string | null | undefined;
  values: ReviewValues;
  records: PhotoRecords;
  uploadedAt: number;
  /** Number of photos that this browser could not keep. */
  lost: number;
}

export async function readNote(text: string, now = Date.now()): Promise<RestoredReview> {
  const { reviewId, records, uploadedAt, ...note } = JSON.parse(text) as Note; // written by writeNote
  const [before, after] = await Promise.all([
    readPhotos(note.beforePhotos),
    readPhotos(note.afterPhotos),
  ]);
  return {
    reviewId,
    values: { ...note, beforePhotos: before.photos, afterPhotos: after.photos },
    records:
      now - uploadedAt < UPLOAD_TRUSTED_MS
        ? records
        : ofStored([...before.photos, ...after.photos], records),
    uploadedAt,
    lost: before.lost + after.lost,
  };
}

/** Photos that belong to the saved review stay valid, however old the draft is. */
const ofStored = (photos: readonly StripFile[], records: PhotoRecords): PhotoRecords =>
  Object.fromEntries(
    photos
      .filter(({ source }) => typeof source === 'string')
      .map(({ id }): [string, UploadedFile | undefined] => [id, records[id]])
      .filter((entry): entry is [string, UploadedFile] => entry[1] !== undefined),
  );
