/** Does the work now and then, never twice at once. Stopping waits for the round that is under way. */
export function repeat(everyMs: number, work: () => Promise<void>): { stop(): Promise<void> } {
  let round: Promise<void> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    round = work().finally(() => {
      isBusy = false;
    });
  }, everyMs).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return round;
    },
  };
}
