import type { Picturable } from '../../lib/image.ts';

/** A picture in a form: uploaded, or still a local file. */
export interface StripFile {
  id: string;
  name: string;
  /** Its URL, or the local file. */
  source: string | File;
  /** The server's data about it, with its variants. */
  image?: Picturable;
}

let count = 0;

/** A local file. Its id is unique across visits. */
export function stripFile(file: File): StripFile {
  count += 1;
  return { id: `new-${Date.now().toString(36)}-${count}`, name: file.name, source: file };
}

export const withReplaced = (files: readonly StripFile[], id: string, images: readonly File[]) =>
  files.flatMap((file) => (file.id === id ? images.slice(0, 1).map(stripFile) : [file]));

export const withRemoved = (files: readonly StripFile[], id: string) =>
  files.filter((file) => file.id !== id);
