import type { PgliteThread } from './pgliteThread.ts';

export interface RestartingThread {
  get(): Promise<PgliteThread>;
  /** At once and for good. */
  stop(reason: Error): void;
}

/** After a crash whoever asks next starts the engine again: what was committed is on disk. */
export function createRestartingThread(start: () => Promise<PgliteThread>): RestartingThread {
  let running: PgliteThread | undefined;
  let starting: Promise<PgliteThread> | undefined;
  let stopped: Error | undefined;

  const restart = async () => {
    const thread = await start();
    running = thread;
    if (!stopped) return thread;
    await thread.kill();
    throw stopped;
  };
  return {
    async get() {
      if (stopped) throw stopped;
      if (running && !running.hasEnded()) return running;
      starting ??= restart().finally(() => {
        starting = undefined;
      });
      return starting;
    },
    stop(reason) {
      stopped = reason;
      running?.kill();
    },
  };
}
