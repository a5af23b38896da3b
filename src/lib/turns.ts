/** Lets so many pieces of work run at a time; the others wait in the order they came. */
export function createTurns(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next one; it is free only where nobody waits.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
