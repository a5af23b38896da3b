/** Counts that wait in memory until a job writes them. */
export interface Counts<T> {
  add(counted: T): void;
  /** Returns all counts and forgets them. */
  take(): T[];
}

interface Kind<T> {
  /** So many different ones at most: while it is full, further ones are not counted. */
  most: number;
  /** Counts with the same key become one. */
  keyOf(counted: T): string;
  sum(known: T, added: T): T;
}

export function createCounts<T>({ most, keyOf, sum }: Kind<T>): Counts<T> {
  let waiting = new Map<string, T>();
  return {
    add: (counted) => {
      const key = keyOf(counted);
      const known = waiting.get(key);
      if (known === undefined && waiting.size >= most) return;
      waiting.set(key, known === undefined ? counted : sum(known, counted));
    },
    take: () => {
      const taken = [...waiting.values()];
      waiting = new Map();
      return taken;
    },
  };
}

/** Writes what was counted since the last time. After a failure the counts wait for the next time. */
export async function writeCounts<T>(
  counts: Counts<T>,
  write: (taken: T[]) => Promise<void>,
): Promise<void> {
  const taken = counts.take();
  if (taken.length === 0) return;
  try {
    await write(taken);
  } catch (cause) {
    for (const counted of taken) counts.add(counted);
    throw cause;
  }
}
