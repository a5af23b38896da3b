import type { Picturable } from '../../lib/image.ts';

/** A picture of a form: one that is on the server already, or one that waits to be sent there. */
export interface StripFile {
  id: string;
  name: string;
  /** Its address, or its bytes. */
  source: string | File;
  /** As the server knows it, with its smaller sizes. */
  image?: Picturable;
}

let count = 0;

/** A file without a place on the server yet. Its id differs from those of earlier visits, too. */
export function stripFile(file: File): StripFile {
  count += 1;
  return { id: `new-${Date.now().toString(36)}-${count}`, name: file.name, source: file };
}

export const withReplaced = (files: readonly StripFile[], id: string, images: readonly File[]) =>
  files.flatMap((file) => (file.id === id ? images.slice(0, 1).map(stripFile) : [file]));

export const withRemoved = (files: readonly StripFile[], id: string) =>
  files.filter((file) => file.id !== id);
