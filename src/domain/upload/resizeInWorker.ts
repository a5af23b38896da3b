import type { PhotoDone, PhotoJob } from './photoWorker.ts';
import { resizePhoto } from './resizePhoto.ts';

type Draw = (photo: Blob) => Promise<Blob | null>;

/** One worker draws the photos of all forms: starting one takes time. */
let draw: Draw | undefined;

/**
 * Resizes a photo in a worker; null if the browser cannot read it. Without worker support the page resizes it
 * itself.
 */
export function resizeInWorker(photo: Blob): Promise<Blob | null> {
  draw ??= canUseWorker() ? withWorker() : resizeHere;
  return draw(photo);
}

const canUseWorker = () =>
  typeof Worker !== 'undefined' &&
  typeof OffscreenCanvas !== 'undefined' &&
  typeof createImageBitmap !== 'undefined';

const resizeHere: Draw = (photo) => resizePhoto(photo).catch(() => null);

function withWorker(): Draw {
  const worker = new Worker(new URL('./photoWorker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { photo: Blob; take: (drawn: Promise<Blob | null>) => void }>();
  let jobs = 0;

  worker.onmessage = ({ data: { id, drawn } }: MessageEvent<PhotoDone>) => {
    waiting.get(id)?.take(Promise.resolve(drawn));
    waiting.delete(id);
  };
  // The worker failed to load or ran out of memory: its photos and all later ones are resized here.
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    draw = resizeHere;
    for (const { photo, take } of waiting.values()) take(resizeHere(photo));
    waiting.clear();
  };

  return (photo) =>
    new Promise((take) => {
      jobs += 1;
      waiting.set(jobs, { photo, take });
      const job: PhotoJob = { id: jobs, photo };
      worker.postMessage(job);
    });
}
