/** Runs at most `places` tasks at a time; the others wait in order of arrival. */
export function createTurns(places: number) {
  const waiting: (() => void)[] = [];
  let busy = 0;

  const enter = async () => {
    if (busy < places) busy += 1;
    else await new Promise<void>((proceed) => waiting.push(proceed));
  };

  /** A free place is given to the first waiting task, so that a new task cannot overtake it. */
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  };

  return async function takeTurn<T>(task: () => Promise<T>): Promise<T> {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
