import type { UploadedFile } from '../../../contract/review.ts';
import type { StripFile } from '../../widgets/files/stripFile.ts';
import { noteOf, type PhotoNote, readPhotos, UPLOAD_TRUSTED_MS } from '../upload/keptPhotos.ts';

/** What is in the composer. */
export interface MessageValues {
  text: string;
  photos: readonly StripFile[];
  /** Photos that are uploaded, by id. */
  records: Readonly<Record<string, UploadedFile>>;
  /** When the last photo was uploaded, in milliseconds since 1970. */
  sentAt: number;
}

export const NOTHING: MessageValues = { text: '', photos: [], records: {}, sentAt: 0 };

interface Note extends Omit<MessageValues, 'photos'> {
  photos: PhotoNote[];
}

/** The draft as JSON, without the bytes of photos; null when there is nothing to keep. */
export function writeNote({ photos, ...values }: MessageValues): string | null {
  if (values.text === '' && photos.length === 0) return null;
  const note: Note = { ...values, photos: photos.map(noteOf) };
  return JSON.stringify(note);
}

export async function readNote(text: string, now = Date.now()): Promise<MessageValues> {
  const { photos, records, ...note } = JSON.parse(text) as Note; // written by writeNote
  const isTrusted = now - note.sentAt < UPLOAD_TRUSTED_MS;
  return { ...note, photos: await readPhotos(photos), records: isTrusted ? records : {} };
}
