type Run = <T>(job: () => Promise<T>) => Promise<T>;

export interface SharedLock {
  /** Beside other shared jobs, in between exclusive ones. */
  shared: Run;
  /** Alone. */
  exclusive: Run;
}

/** Who may go when, in the order they came. A failing job holds nobody up. */
export function createLock(): SharedLock {
  let lastExclusive: Promise<unknown> = Promise.resolve();
  /** Not one behind the other: as long as nobody wants to be alone, such a chain would only grow. */
  const underWay = new Set<Promise<void>>();
  return {
    shared(job) {
      const turn = lastExclusive.then(job);
      const over = settled(turn).then(() => void underWay.delete(over));
      underWay.add(over);
      return turn;
    },
    exclusive(job) {
      const turn = Promise.all([lastExclusive, ...underWay]).then(job);
      lastExclusive = settled(turn);
      return turn;
    },
  };
}

function settled(turn: Promise<unknown>): Promise<void> {
  return turn.then(ignore, ignore);
}

function ignore(): void {}
