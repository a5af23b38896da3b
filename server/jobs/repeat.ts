export interface Repeated {
  /** Waits for the run that has begun. */
  stop(): Promise<void>;
}

/** Runs the job at an interval. A run is left out while the one before has not ended. */
export function repeat(everyMs: number, job: () => Promise<void>): Repeated {
  let run: Promise<void> = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    run = job().finally(() => {
      isRunning = false;
    });
  }, everyMs).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return run;
    },
  };
}
