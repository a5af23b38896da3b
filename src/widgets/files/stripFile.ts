import type { Picturable } from '../../lib/image.ts';
import { randomKey } from '../../lib/randomKey.ts';

/** A picture in a form: uploaded, or still a local file. */
export interface StripFile {
  id: string;
  name: string;
  /** Its URL, or the local file. '' for an upload that this browser cannot show. */
  source: string | File;
  /** The server's data about it, with its variants. */
  image?: Picturable;
}

/** A local file. Its id is unique across visits. */
export const stripFile = (file: File): StripFile => ({
  id: `new-${randomKey()}`,
  name: file.name,
  source: file,
});

export const withReplaced = (files: readonly StripFile[], id: string, images: readonly File[]) =>
  files.flatMap((file) => (file.id === id ? images.slice(0, 1).map(stripFile) : [file]));

export const withRemoved = (files: readonly StripFile[], id: string) =>
  files.filter((file) => file.id !== id);
