import { drawSmaller } from './drawSmaller.ts';

/** A job of the worker, and what came of it; null: the browser cannot read it. */
export interface PhotoJob {
  id: number;
  photo: Blob;
}
export interface PhotoDone {
  id: number;
  drawn: Blob | null;
}

addEventListener('message', async ({ data: { id, photo } }: MessageEvent<PhotoJob>) => {
  const drawn = await drawSmaller(photo).catch(() => null);
  const done: PhotoDone = { id, drawn };
  postMessage(done);
});
