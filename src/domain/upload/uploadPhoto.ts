import { pathOf, withoutQuery } from '../../../contract/plain/fileAddress.ts';
import { isPhotoType } from '../../../contract/plain/photoTypes.ts';
import type { UploadedFile } from '../../../contract/review.ts';
import type { memberCall } from '../../api/memberCall.ts';
import { putFile } from '../../api/putFile.ts';
import { sha256 } from '../../lib/digests.ts';
import { preparePhoto } from './preparePhoto.ts';

const TRIES = 2;

/** The upload is complete only when the store answers, so progress stays below 1 until then. */
const MOST_BEFORE_ANSWER = 0.99;

interface PhotoListener {
  call: typeof memberCall;
  /** Gets values from 0 to 1. */
  onProgress: (part: number) => void;
}

/** The server gives no signed URL. */
interface Refused {
  refused: unknown;
}

/** Uploads one photo and returns its record: null if it did not arrive, 'unreadable' if it cannot be shown. */
export async function uploadPhoto(
  photo: File,
  { call, onProgress }: PhotoListener,
): Promise<UploadedFile | Refused | 'unreadable' | null> {
  const file = await preparePhoto(photo);
  const { name, type, size } = file;
  // Photos that the browser could resize are JPEG by now.
  if (!isPhotoType(type)) return 'unreadable';
  const hash = await sha256(await file.arrayBuffer());
  for (let tried = 0; tried < TRIES; tried += 1) {
    // Each try gets its own URL: a folder store refuses a second file at the same URL.
    const signed = await signedUrl(file, call);
    if (typeof signed !== 'string') return signed;
    if (
      await putFile(signed, file, (sent) => onProgress(Math.min(MOST_BEFORE_ANSWER, sent / size)))
    ) {
      onProgress(1);
      return { url: withoutQuery(signed), path: pathOf(signed), name, type, size, hash };
    }
    onProgress(0);
    console.error(`A file did not arrive: ${name}`);
  }
  return null;
}

/** A signed URL for one file. */
async function signedUrl(
  { name, type, size }: File,
  call: PhotoListener['call'],
): Promise<string | Refused> {
  try {
    const query = { filename: name, filetype: type, size: String(size) };
    const { url } = await call('GET /s3/generate-s3-url', { query });
    return url;
  } catch (cause) {
    // The specification requires exactly this line (UPL-06).
    console.error('Failed to get signed URL');
    console.error('Failed to get signed URL: the cause', cause);
    return { refused: cause };
  }
}
