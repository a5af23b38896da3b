import type { MessageForm } from '../../../contract/message.ts';
import type { UploadedFile } from '../../../contract/review.ts';
import type { KeyedText } from '../../lib/keyedText.ts';
import type { StripFile } from '../../widgets/files/stripFile.ts';
import { noteOf, type PhotoNote, readPhotos, UPLOAD_TRUSTED_MS } from '../upload/keptPhotos.ts';

/** What is in the composer. */
export interface MessageValues {
  text: string;
  photos: readonly StripFile[];
  /** Photos that are uploaded, by id. */
  records: Readonly<Record<string, UploadedFile>>;
  /** When the last photo was uploaded, in milliseconds since 1970. */
  uploadedAt: number;
  /** Number of photos that this browser could not keep. */
  lost: number;
}

export const NOTHING: MessageValues = { text: '', photos: [], records: {}, uploadedAt: 0, lost: 0 };

interface Note extends Omit<MessageValues, 'photos' | 'lost'> {
  photos: PhotoNote[];
  /** Missing in drafts of an older build. */
  lost?: number;
}

/** The draft as JSON, without the bytes of photos; null when there is nothing to keep. */
export function writeNote({ photos, ...values }: MessageValues): string | null {
  if (values.text === '' && photos.length === 0) return null;
  const note: Note = { ...values, photos: photos.map(noteOf) };
  return JSON.stringify(note);
}

/** What is posted. */
export const bodyOf = ({
  text,
  photos,
  records,
}: Pick<MessageValues, 'text' | 'records'> & {
  photos: readonly { id: string }[];
}): MessageForm => ({
  text,
  photos: photos.flatMap(({ id }) => records[id] ?? []),
});

/**
 * The server deletes unused uploads, so old photos are uploaded again. The exception is a message that was posted and
 * may have arrived: the next press posts the same uploads under the same key.
 */
export async function readNote(
  text: string,
  sent: KeyedText | null,
  now = Date.now(),
): Promise<MessageValues> {
  const { photos, records, lost = 0, ...note } = JSON.parse(text) as Note; // written by writeNote
  const wasPosted = sent?.text === JSON.stringify(bodyOf({ ...note, photos, records }));
  const areValid = wasPosted || now - note.uploadedAt < UPLOAD_TRUSTED_MS;
  const valid = areValid ? records : {};
  const kept = await readPhotos(photos, valid);
  return { ...note, photos: kept.photos, records: valid, lost: lost + kept.lost };
}
