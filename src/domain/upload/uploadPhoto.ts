import type { UploadedFile } from '../../../contract/review.ts';
import { memberCall } from '../../api/memberCall.ts';
import { putFile } from '../../api/putFile.ts';
import { pathOf, withoutQuery } from '../../lib/fileAddress.ts';
import { sha256 } from '../../lib/sha256.ts';
import { preparePhoto } from './preparePhoto.ts';

const TRIES = 2;

/** The last byte has left before the store has all of them: only its answer makes the photo whole. */
const MOST_ON_ITS_WAY = 0.99;

/** What the server knows to read. Photos that the browser could draw are among them, whatever they were. */
const READABLE = ['jpeg', 'jpg', 'png', 'webp', 'gif', 'avif'].map((kind) => `image/${kind}`);

/**
 * Sends one photo and answers its record: null when it did not arrive, 'unreadable' when nobody here can
 * show it. `onProgress` hears of parts of 1.
 */
export async function uploadPhoto(
  photo: File,
  onProgress: (part: number) => void,
): Promise<UploadedFile | 'unreadable' | null> {
  const file = await preparePhoto(photo);
  const { name, type, size } = file;
  if (!READABLE.includes(type.toLowerCase())) return 'unreadable';
  const hash = await sha256(await file.arrayBuffer());
  for (let tried = 0; tried < TRIES; tried += 1) {
    // An address is good for one try.
    const signed = await signedUrl(file);
    if (signed === undefined) return null;
    if (await putFile(signed, file, (sent) => onProgress(Math.min(MOST_ON_ITS_WAY, sent / size)))) {
      onProgress(1);
      return { url: withoutQuery(signed), path: pathOf(signed), name, type, size, hash };
    }
    onProgress(0);
    console.error(`A file did not arrive: ${name}`);
  }
  return null;
}

/** An address to send one file to; nothing when there is none to be had. */
export async function signedUrl({ name, type, size }: File): Promise<string | undefined> {
  try {
    const query = { filename: name, filetype: type, size: String(size) };
    const { url } = await memberCall('GET /s3/generate-s3-url', { query });
    return url;
  } catch (cause) {
    // The specification has these words alone in one line (UPL-06).
    console.error('Failed to get signed URL');
    console.error('Failed to get signed URL: the cause', cause);
    return undefined;
  }
}
