import type { Database, Queryable } from './database.ts';

/** Runs the work of the database; the observer measures it. */
export type ObserveDatabase = <T>(
  kind: 'statement' | 'transaction',
  sql: string,
  work: () => Promise<T>,
) => Promise<T>;

/** The same database, observed: each statement, and each transaction as a whole. */
export function observeDatabase(db: Database, observe: ObserveDatabase): Database {
  const statementsOf = (asked: Queryable): Queryable => ({
    query: (sql, params, options) =>
      observe('statement', sql, () => asked.query(sql, params, options)),
    script: (sql) => observe('statement', sql, () => asked.script(sql)),
  });
  return {
    ...db,
    ...statementsOf(db),
    transaction: (work, options) =>
      observe('transaction', '', () => db.transaction((tx) => work(statementsOf(tx)), options)),
  };
}
