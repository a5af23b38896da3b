type Run = <T>(job: () => Promise<T>) => Promise<T>;

export interface Lane {
  /** Beside other shared jobs, in between exclusive ones. */
  shared: Run;
  /** Alone. */
  exclusive: Run;
}

/** Who may go when, in the order they came. A failing job holds nobody up. */
export function createLane(): Lane {
  let lastExclusive: Promise<unknown> = Promise.resolve();
  let everybody: Promise<unknown> = Promise.resolve();
  return {
    shared(job) {
      const turn = lastExclusive.then(job);
      everybody = Promise.all([everybody, settled(turn)]);
      return turn;
    },
    exclusive(job) {
      const turn = everybody.then(job);
      lastExclusive = settled(turn);
      everybody = lastExclusive;
      return turn;
    },
  };
}

function settled(turn: Promise<unknown>): Promise<void> {
  return turn.then(ignore, ignore);
}

function ignore(): void {}
