import pLimit from 'p-limit';
import type { UploadedFile } from '../../../contract/review.ts';
import { codeOf } from '../../api/ApiError.ts';
import type { memberCall } from '../../api/memberCall.ts';
import { uploadPhoto } from './uploadPhoto.ts';

const AT_ONCE = 2;

interface WaitingPhoto {
  id: string;
  file: File;
}

interface UploadListener {
  /** The progress of each photo from 0 to 1, in the given order. */
  onProgress: (parts: readonly number[]) => void;
  onUploaded: (id: string, record: UploadedFile) => void;
  /** The console gives `callsOfStaff()`. */
  call: typeof memberCall;
}

/** Ids of photos that are not uploaded. */
export interface Unsent {
  /** Another try may work. */
  failed: readonly string[];
  /** They cannot be read. */
  unreadable: readonly string[];
  /** Why the server refused a failed photo. Undefined if the bytes did not arrive. */
  cause?: unknown;
}

/** Uploads photos, two at a time. After a failure no further upload starts; the next press continues. */
export async function uploadPhotos(
  photos: readonly WaitingPhoto[],
  { onProgress, onUploaded, call }: UploadListener,
): Promise<Unsent> {
  const limit = pLimit(AT_ONCE);
  const parts = photos.map(() => 0);
  const failed: string[] = [];
  const unreadable: string[] = [];
  let cause: unknown;

  const send = async ({ id, file }: WaitingPhoto, index: number) => {
    if (failed.length > 0) return;
    const sent = await uploadPhoto(file, {
      call,
      onProgress: (part) => {
        parts[index] = part;
        onProgress([...parts]);
      },
    }).catch((broken) => {
      console.error(`A file could not be sent: ${file.name}`, broken);
      return null;
    });
    if (sent === 'unreadable') unreadable.push(id);
    else if (sent === null) failed.push(id);
    else if (!('refused' in sent)) onUploaded(id, sent);
    else if (codeOf(sent.refused) === 'unsupported_image') unreadable.push(id);
    else {
      failed.push(id);
      cause ??= sent.refused;
    }
  };

  await Promise.all(photos.map((photo, index) => limit(() => send(photo, index))));
  return { failed, unreadable, cause };
}
