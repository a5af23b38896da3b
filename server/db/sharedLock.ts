type Run = <T>(job: () => Promise<T>) => Promise<T>;

export interface SharedLock {
  /** Runs together with other shared jobs, never during an exclusive one. */
  shared: Run;
  /** Runs alone. */
  exclusive: Run;
}

/** A lock for shared and exclusive jobs, in order of arrival. A failed job does not block the next ones. */
export function createLock(): SharedLock {
  let lastExclusive: Promise<unknown> = Promise.resolve();
  /** A Set, because a promise chain would grow without end. */
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
