import { ApiError } from '../../../api/ApiError.ts';
import { staffCall } from '../../../api/staffCall.ts';
import { UPLOAD_TRUSTED_MS } from '../../../domain/upload/keptPhotos.ts';
import { uploadPhotos } from '../../../domain/upload/uploadPhotos.ts';
import { withoutQuery } from '../../../lib/fileAddress.ts';
import type { StripFile } from '../../../widgets/files/stripFile.ts';
import { type ContentValues, picturesIn } from './draft.ts';

/** The URLs of uploaded pictures by their id in the editor, so that saving again does not upload again. */
export type SentPictures = Readonly<Record<string, { url: string; at: number }>>;

/** Uploads the pictures that are not on the server, or may be deleted there by now. */
export async function sendPictures(
  draft: ContentValues,
  sent: SentPictures,
  onSent: (id: string, url: string) => void,
): Promise<void> {
  const waiting = picturesIn(draft).flatMap(({ id, source }) => {
    const isThere = Date.now() - (sent[id]?.at ?? 0) < UPLOAD_TRUSTED_MS;
    return source instanceof File && !isThere ? [{ id, file: source }] : [];
  });
  const { failed, unreadable, cause } = await uploadPhotos(waiting, {
    onProgress: () => undefined,
    onUploaded: (id, { url }) => onSent(id, url),
    call: staffCall,
  });
  if (failed.length > 0) throw cause ?? new Error('A picture did not arrive');
  if (unreadable.length > 0) {
    throw new ApiError('unsupported_image', 415, 'A picture cannot be read');
  }
}

export const addressOf = ({ id, source }: StripFile, sent: SentPictures) =>
  typeof source === 'string' ? source : sent[id]?.url;

/** The uploaded pictures that the draft still contains. */
export const sentOf = (draft: ContentValues, sent: SentPictures): SentPictures =>
  Object.fromEntries(
    picturesIn(draft).flatMap(({ id }) => (sent[id] ? [[id, sent[id]] as const] : [])),
  );

/** Replaces uploaded pictures by the saved ones. They have another URL but the same file name. */
export function asRead(
  draft: ContentValues,
  theirs: ContentValues,
  sent: SentPictures,
): ContentValues {
  const read = new Map(picturesIn(theirs).map((file) => [storedName(file.id), file]));
  const pictures = Object.entries(draft.pictures).map(([name, files]) => [
    name,
    files.map((file) => read.get(storedName(sent[file.id]?.url ?? '')) ?? file),
  ]);
  return { ...draft, pictures: Object.fromEntries(pictures) };
}

const storedName = (address: string) =>
  withoutQuery(address)
    .split('/')
    .at(-1)
    ?.replace(/\.webp$/, '');
