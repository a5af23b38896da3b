import type { Sending } from '../../state/modal.ts';

type Report = (parts: readonly number[]) => void;

/** Starts sending files and reports the progress to the modal. */
export function startSending<T>(all: number, work: (report: Report) => Promise<T>) {
  const listeners = new Set<() => void>();
  let progress = { arrived: 0, all, part: 0 };

  const outcome = work((parts) => {
    const sum = parts.reduce((total, part) => total + part, 0);
    progress = { arrived: parts.filter((part) => part === 1).length, all, part: sum / all };
    for (const listener of listeners) listener();
  });

  const sending: Sending = {
    over: outcome,
    progress: () => progress,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { sending, outcome };
}
