import { withoutQuery } from '../../../../contract/plain/fileAddress.ts';
import { ApiError, codeOf } from '../../../api/ApiError.ts';
import type { staffCall } from '../../../api/staffCall.ts';
import { UPLOAD_TRUSTED_MS } from '../../../domain/upload/keptPhotos.ts';
import { uploadPhotos } from '../../../domain/upload/uploadPhotos.ts';
import type { StripFile } from '../../../widgets/files/stripFile.ts';
import { type ContentValues, picturesIn } from './contentValues.ts';

/** The URLs of uploaded pictures by their id in the editor, so that saving again does not upload again. */
export type SentPictures = Readonly<Record<string, { url: string; at: number }>>;

/** Pictures that cannot be shown, by the names of their files. Another try does not help. */
export class UnreadablePictures extends Error {
  readonly names: readonly string[];

  constructor(files: readonly StripFile[], cause?: unknown) {
    super('Pictures cannot be read', { cause });
    this.names = files.map(({ name }) => name);
  }
}

/** Saved pictures that a colleague has taken out, so that the server has deleted them. */
export class GonePictures extends Error {
  readonly count: number;

  constructor(count: number, cause: unknown) {
    super('Pictures are deleted', { cause });
    this.count = count;
  }
}

/** Uploads the pictures that are not on the server, or may be deleted there by now. */
export async function sendPictures(
  draft: ContentValues,
  sent: SentPictures,
  call: typeof staffCall,
  onSent: (id: string, url: string) => void,
): Promise<void> {
  const pictures = picturesIn(draft);
  const waiting = pictures.flatMap(({ id, source }) => {
    const isThere = Date.now() - (sent[id]?.at ?? 0) < UPLOAD_TRUSTED_MS;
    return source instanceof File && !isThere ? [{ id, file: source }] : [];
  });
  const { failed, unreadable, cause } = await uploadPhotos(waiting, {
    onProgress: () => undefined,
    onUploaded: (id, { url }) => onSent(id, url),
    call,
  });
  if (failed.length > 0) throw cause ?? new Error('A picture did not arrive');
  if (unreadable.length > 0) {
    throw new UnreadablePictures(pictures.filter(({ id }) => unreadable.includes(id)));
  }
}

/** The failure, with the names of the pictures that the server could not read. */
export function namingPictures(cause: unknown, draft: ContentValues, sent: SentPictures): unknown {
  if (codeOf(cause) !== 'unsupported_image' || !(cause instanceof ApiError)) return cause;
  const refused = picturesAt(cause.files, draft, sent);
  return refused.length > 0 ? new UnreadablePictures(refused, cause) : cause;
}

/** The saved pictures that the server refused because it does not have them. */
export const gonePictures = (cause: unknown, draft: ContentValues): StripFile[] =>
  codeOf(cause) === 'invalid_input' && cause instanceof ApiError
    ? picturesAt(cause.files, draft, {})
    : [];

const picturesAt = (paths: readonly string[] = [], draft: ContentValues, sent: SentPictures) =>
  picturesIn(draft).filter((picture) =>
    paths.some((path) => addressOf(picture, sent)?.endsWith(path)),
  );

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
