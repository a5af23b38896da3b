import { shareRunning } from '../../lib/shareRunning.ts';
import type { PgliteThread } from './pgliteThread.ts';

export interface RestartingThread {
  get(): Promise<PgliteThread>;
  /** Ends the thread and never starts it again. */
  stop(reason: Error): void;
}

/** Starts the engine again at the first query after a crash. Committed data are on disk. */
export function createRestartingThread(start: () => Promise<PgliteThread>): RestartingThread {
  let running: PgliteThread | undefined;
  let stopped: Error | undefined;

  const restart = shareRunning(async () => {
    const thread = await start();
    running = thread;
    if (!stopped) return thread;
    await thread.kill();
    throw stopped;
  });
  return {
    async get() {
      if (stopped) throw stopped;
      if (running && !running.hasEnded()) return running;
      return restart();
    },
    stop(reason) {
      stopped = reason;
      running?.kill();
    },
  };
}
