import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.ts';

/**
 * Throws when the database itself is used inside a transaction: the embedded database has one session and would
 * wait for ever. For tests and `npm run dev`: AsyncLocalStorage slows a cached answer by a tenth.
 */
export function forbidNesting(database: Database): Database {
  const openTransaction = new AsyncLocalStorage<{ isOver: boolean }>();
  const check = () => {
    if (openTransaction.getStore()?.isOver !== false) return;
    throw new Error('Inside a transaction, ask its tx and not the database');
  };
  return {
    ...database,
    async query(...asked) {
      check();
      return database.query(...asked);
    },
    async script(sql) {
      check();
      return database.script(sql);
    },
    async withoutTimeout(sql) {
      check();
      return database.withoutTimeout(sql);
    },
    async transaction(work, options) {
      check();
      return database.transaction((tx) => {
        const state = { isOver: false };
        return openTransaction.run(state, () =>
          work(tx).finally(() => {
            state.isOver = true;
          }),
        );
      }, options);
    },
  };
}
