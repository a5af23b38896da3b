import type { UploadedFile } from '../../../contract/review.ts';
import { createTurns } from '../../lib/turns.ts';
import { uploadPhoto } from './uploadPhoto.ts';

const AT_ONCE = 2;

interface WaitingPhoto {
  id: string;
  file: File;
}

interface UploadListener {
  /** Of each photo, parts of 1, in the order they were given. */
  onProgress: (parts: readonly number[]) => void;
  onSent: (id: string, record: UploadedFile) => void;
}

/** Ids of photos that are not at the server. */
export interface Unsent {
  /** They may arrive another time. */
  failed: readonly string[];
  /** They never will. */
  unreadable: readonly string[];
}

/**
 * Sends photos, two at a time, and answers which of them did not arrive. After a failure none is begun any
 * more: what is left goes with the next press.
 */
export async function uploadPhotos(
  photos: readonly WaitingPhoto[],
  { onProgress, onSent }: UploadListener,
): Promise<Unsent> {
  const takeTurn = createTurns(AT_ONCE);
  const parts = photos.map(() => 0);
  const failed: string[] = [];
  const unreadable: string[] = [];

  const send = async ({ id, file }: WaitingPhoto, index: number) => {
    if (failed.length > 0) return;
    const record = await uploadPhoto(file, (part) => {
      parts[index] = part;
      onProgress([...parts]);
    }).catch((cause) => {
      console.error(`A file could not be sent: ${file.name}`, cause);
      return null;
    });
    if (record === 'unreadable') unreadable.push(id);
    else if (record) onSent(id, record);
    else failed.push(id);
  };

  await Promise.all(photos.map((photo, index) => takeTurn(() => send(photo, index))));
  return { failed, unreadable };
}
