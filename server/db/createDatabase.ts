import { AsyncLocalStorage } from 'node:async_hooks';
import { type Database, DatabaseError, type Queryable, type QueryWishes } from './database.ts';
import { createLane } from './lane.ts';
import { retryTransaction } from './transactionRetry.ts';

/** One conversation with an engine. */
export interface Session {
  query<Row>(sql: string, params: readonly unknown[], wishes: QueryWishes): Promise<Row[]>;
  script(sql: string): Promise<void>;
  /** What COMMIT did: an engine answers ROLLBACK when a statement had failed before. */
  commit(): Promise<'COMMIT' | 'ROLLBACK'>;
}

export type Lend = <T>(work: (session: Session) => Promise<T>) => Promise<T>;

export interface Engine {
  name: Database['engine'];
  /** A session for one statement. */
  forStatement: Lend;
  /** A session that nobody else talks on until the work is over. */
  forTransaction: Lend;
  close(): Promise<void>;
}

const UNPREPARED: QueryWishes = { isPrepared: false };

/** What is the same on both engines: who may ask when, and what a transaction is. */
export function createDatabase(engine: Engine): Database {
  const openTransaction = new AsyncLocalStorage<{ isOver: boolean }>();
  let closed: Promise<void> | undefined;

  const checkState = () => {
    if (closed) throw new Error('The database is closed');
    // The embedded engine has one session: it would wait for itself for ever.
    if (openTransaction.getStore()?.isOver === false) {
      throw new Error('Inside a transaction, ask its tx and not the database');
    }
  };

  return {
    engine: engine.name,
    async query(sql, params = [], wishes = UNPREPARED) {
      checkState();
      return engine.forStatement((session) => session.query(sql, params, wishes));
    },
    async script(sql) {
      checkState();
      return engine.forStatement((session) => session.script(sql));
    },
    async transaction(work) {
      checkState();
      return retryTransaction(() =>
        engine.forTransaction((session) => {
          const state = { isOver: false };
          return openTransaction.run(state, () => runTransaction(session, state, work));
        }),
      );
    },
    close() {
      closed ??= engine.close();
      return closed;
    },
  };
}

async function runTransaction<T>(
  session: Session,
  state: { isOver: boolean },
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  const { exclusive } = createLane();
  const during = <R>(job: () => Promise<R>): Promise<R> => {
    if (state.isOver) return Promise.reject(new Error('The transaction is over'));
    return exclusive(job);
  };
  await session.script('begin');
  try {
    const result = await work({
      // A name that is lost (preparing.ts) would take the transaction with it.
      query: (sql, params = []) => during(() => session.query(sql, params, UNPREPARED)),
      script: (sql) => during(() => session.script(sql)),
    });
    state.isOver = true;
    if ((await exclusive(() => session.commit())) === 'ROLLBACK') {
      throw new DatabaseError('25P02', 'The transaction was rolled back: a statement had failed');
    }
    return result;
  } catch (error) {
    state.isOver = true;
    // Harmless after a failed COMMIT; when even this fails, the session is gone and so is the work.
    await exclusive(() => session.script('rollback')).catch(() => undefined);
    throw error;
  }
}
