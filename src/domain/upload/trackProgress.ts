import type { Sending } from '../../state/modal.ts';

type Report = (parts: readonly number[]) => void;

/** Runs an upload, and gives its progress to the modal `uploading`. */
export function trackProgress<T>(photoCount: number, work: (report: Report) => Promise<T>) {
  const listeners = new Set<() => void>();
  let progress = { arrived: 0, photoCount, part: 0 };

  const outcome = work((parts) => {
    const sum = parts.reduce((total, part) => total + part, 0);
    progress = {
      arrived: parts.filter((part) => part === 1).length,
      photoCount,
      part: sum / photoCount,
    };
    for (const listener of listeners) listener();
  });

  const sending: Sending = {
    finished: outcome,
    progress: () => progress,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { sending, outcome };
}
