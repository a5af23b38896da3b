import { forgetFiles, keepFile, readKeptFile } from '../../environment/keptFiles.ts';
import type { StripFile } from '../../widgets/files/stripFile.ts';
import { markPrepared, preparePhoto } from './preparePhoto.ts';

/** The server gives up what nothing shows after a day; before that it is not trusted to be there. */
export const UPLOAD_TRUSTED_MS = 20 * 60 * 60 * 1_000;

/** A photo in the text of a draft, which has no room for its bytes. */
export interface PhotoNote extends Omit<StripFile, 'source'> {
  /** Where it lies already. Without one its bytes are kept under the id. */
  url?: string;
}

export const noteOf = ({ source, ...file }: StripFile): PhotoNote => ({
  ...file,
  ...(typeof source === 'string' && { url: source }),
});

/** Those that are still there; what has been kept needs no preparation any more. */
export async function readPhotos(notes: readonly PhotoNote[]): Promise<StripFile[]> {
  const photos = await Promise.all(
    notes.map(async ({ url, ...file }) => {
      const source = url ?? (await readKeptFile(file.id));
      if (source instanceof File) markPrepared(source);
      return source === null ? [] : [{ ...file, source }];
    }),
  );
  return photos.flat();
}

export const pickedIn = (photos: readonly StripFile[]): StripFile[] =>
  photos.filter(({ source }) => source instanceof File);

/** The bytes follow the strips: new ones are put away, and those that were removed go. */
export function keepPicked(before: readonly StripFile[], after: readonly StripFile[]): void {
  const wanted = pickedIn(after);
  for (const { id, source } of wanted) {
    if (source instanceof File) void keepFile(id, preparePhoto(source));
  }
  const ids = new Set(wanted.map(({ id }) => id));
  forgetPicked(before.filter(({ id }) => !ids.has(id)));
}

export function forgetPicked(photos: readonly StripFile[]): void {
  void forgetFiles(pickedIn(photos).map(({ id }) => id));
}
