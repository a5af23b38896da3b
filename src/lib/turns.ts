/** Runs at most `most` tasks at a time; the others wait in order. */
export function createTurns(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await work();
    } finally {
      // The slot goes to the next waiting task, otherwise it becomes free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
