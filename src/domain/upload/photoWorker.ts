import { resizePhoto } from './resizePhoto.ts';

/** A job of the worker and its result; null if the browser cannot read the photo. */
export interface PhotoJob {
  id: number;
  photo: Blob;
}
export interface PhotoDone {
  id: number;
  drawn: Blob | null;
}

addEventListener('message', async ({ data: { id, photo } }: MessageEvent<PhotoJob>) => {
  const drawn = await resizePhoto(photo).catch(() => null);
  const done: PhotoDone = { id, drawn };
  postMessage(done);
});
