import type { PhotoDone, PhotoJob } from './photoWorker.ts';
import { resizePhoto } from './resizePhoto.ts';

type Draw = (photo: Blob) => Promise<Blob | null>;

/** One worker draws the photos of all forms: starting one takes time. */
let draw: Draw | undefined;

/** Resizes a photo in a worker. Rejects or resolves to null if the browser cannot read it. */
export async function resizeInWorker(photo: Blob): Promise<Blob | null> {
  draw ??= withWorker();
  return draw(photo);
}

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
    draw = resizePhoto;
    for (const { photo, take } of waiting.values()) take(resizePhoto(photo));
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
