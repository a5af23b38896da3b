import type { UploadedFile } from '../../../contract/review.ts';
import type { DraftOwner } from '../../environment/draftKeys.ts';
import { forgetFiles, keepFile, readKeptFile } from '../../environment/keptFiles.ts';
import type { StripFile } from '../../widgets/files/stripFile.ts';
import { markPrepared, preparePhoto } from './preparePhoto.ts';

/** The server deletes unused uploads after a day; four hours earlier they are treated as gone. */
export const UPLOAD_TRUSTED_MS = 20 * 60 * 60 * 1_000;

/** A photo in a draft's JSON, without its bytes. */
export interface PhotoNote extends Omit<StripFile, 'source'> {
  /** The address of an uploaded photo. Otherwise the bytes are kept under the id. */
  url?: string;
}

export const noteOf = ({ source, ...file }: StripFile): PhotoNote => ({
  ...file,
  ...(typeof source === 'string' && source !== '' && { url: source }),
});

/**
 * The photos that still exist, and how many do not. Kept photos are already resized. A photo in `uploaded` needs no
 * bytes.
 */
export async function readPhotos(
  notes: readonly PhotoNote[],
  uploaded: Readonly<Record<string, UploadedFile>> = {},
): Promise<{ photos: StripFile[]; lost: number }> {
  const found = await Promise.all(
    notes.map(async ({ url, ...file }) => {
      const source = url ?? (await readKeptFile(file.id)) ?? (uploaded[file.id] ? '' : null);
      if (source instanceof File) markPrepared(source);
      return source === null ? [] : [{ ...file, source }];
    }),
  );
  const photos = found.flat();
  return { photos, lost: notes.length - photos.length };
}

export const pickedIn = (photos: readonly StripFile[]): StripFile[] =>
  photos.filter(({ source }) => source instanceof File);

/** Keeps the bytes of new photos and removes those of deleted ones. */
export function keepPicked(
  before: readonly StripFile[],
  after: readonly StripFile[],
  owner: DraftOwner,
): void {
  const wanted = pickedIn(after);
  for (const { id, source } of wanted) {
    if (source instanceof File) void keepFile(id, preparePhoto(source), owner);
  }
  const ids = new Set(wanted.map(({ id }) => id));
  forgetPicked(before.filter(({ id }) => !ids.has(id)));
}

export function forgetPicked(photos: readonly StripFile[]): void {
  void forgetFiles(pickedIn(photos).map(({ id }) => id));
}
