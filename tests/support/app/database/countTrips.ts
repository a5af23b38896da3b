import type { Database, Queryable } from '../../../../server/db/database.ts';

/**
 * The same database. `trips` counts how often its transactions waited for statements: those that are sent together count
 * once.
 */
export function countTrips(db: Database): { db: Database; trips: () => number } {
  let trips = 0;
  const counting = (tx: Queryable): Queryable => {
    let underWay = 0;
    const counted = async <T>(send: () => Promise<T>): Promise<T> => {
      if (underWay === 0) trips += 1;
      underWay += 1;
      try {
        return await send();
      } finally {
        underWay -= 1;
      }
    };
    return {
      query: (...asked) => counted(() => tx.query(...asked)),
      script: (sql) => counted(() => tx.script(sql)),
    };
  };
  return {
    db: {
      ...db,
      transaction: (work, options) => db.transaction((tx) => work(counting(tx)), options),
    },
    trips: () => trips,
  };
}
