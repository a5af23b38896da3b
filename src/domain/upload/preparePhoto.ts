import pLimit from 'p-limit';
import { resizeInWorker } from './resizeInWorker.ts';

/** Phone photos are large: more than two at once may exceed the memory of a phone. */
const limit = pLimit(2);

/** A WeakMap, so that the browser can release a file when its form is gone. */
const prepared = new WeakMap<File, Promise<File>>();

/**
 * The file to upload: resized if the browser can read it, otherwise unchanged, and the server decides. Each
 * file is prepared once.
 */
export function preparePhoto(file: File): Promise<File> {
  const known = prepared.get(file);
  if (known) return known;
  const making = limit(() => resizeInWorker(file)).then(
    (drawn) => (drawn ? new File([drawn], file.name, { type: drawn.type }) : file),
    () => file,
  );
  prepared.set(file, making);
  return making;
}

/** The file was prepared on an earlier page load. */
export function markPrepared(file: File): void {
  prepared.set(file, Promise.resolve(file));
}
