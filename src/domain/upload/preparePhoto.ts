import { createTurns } from '../../lib/turns.ts';
import { drawBeside } from './drawBeside.ts';

/** Photos of phones are large: more of them at a time would not fit into their memory. */
const takeTurn = createTurns(2);

const prepared = new WeakMap<File, Promise<File>>();

/**
 * The file as it is sent: drawn anew where the browser can read it, else as it is, and the server decides.
 * Each is prepared once, however often it is asked for.
 */
export function preparePhoto(file: File): Promise<File> {
  const known = prepared.get(file);
  if (known) return known;
  const making = takeTurn(() => drawBeside(file)).then((drawn) =>
    drawn ? new File([drawn], file.name, { type: drawn.type }) : file,
  );
  prepared.set(file, making);
  return making;
}

/** It has been prepared on an earlier visit. */
export function markPrepared(file: File): void {
  prepared.set(file, Promise.resolve(file));
}
