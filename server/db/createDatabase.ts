import {
  type Database,
  DatabaseError,
  type Queryable,
  type QueryOptions,
  type TransactionOptions,
} from './database.ts';
import { retryTransaction } from './retryTransaction.ts';

/**
 * One database session. A call may be sent before the call before it is answered; the answers keep the order of the
 * calls.
 */
export interface Session {
  query<Row>(sql: string, params: readonly unknown[], options: QueryOptions): Promise<Row[]>;
  script(sql: string): Promise<void>;
  /** One statement without a time limit. */
  withoutTimeout(sql: string): Promise<void>;
  /** Lifts the time limit of statements, and of pauses if it may pause, until the transaction ends. */
  liftLimits(mayPause: boolean): Promise<void>;
  /** The result of COMMIT: the engine returns ROLLBACK when a statement had failed before. */
  commit(): Promise<'COMMIT' | 'ROLLBACK'>;
}

export type Lend = <T>(work: (session: Session) => Promise<T>) => Promise<T>;

export interface Engine {
  name: Database['engine'];
  /** Provides a session for one statement. */
  forStatement: Lend;
  /** Provides a session that no other work uses until the transaction ends. */
  forTransaction: Lend;
  close(): Promise<void>;
}

const UNPREPARED: QueryOptions = { isPrepared: false };
const LIMITED: TransactionOptions = { isUnlimited: false };

/** What both engines share: checks before a query, and transactions. */
export function createDatabase(engine: Engine): Database {
  let closed: Promise<void> | undefined;

  const checkOpen = () => {
    if (closed) throw new Error('The database is closed');
  };

  return {
    engine: engine.name,
    async query(sql, params = [], options = UNPREPARED) {
      checkOpen();
      return await withCallerStack(
        engine.forStatement((session) => session.query(sql, params, options)),
      );
    },
    async script(sql) {
      checkOpen();
      return await withCallerStack(engine.forStatement((session) => session.script(sql)));
    },
    async withoutTimeout(sql) {
      checkOpen();
      return engine.forStatement((session) => session.withoutTimeout(sql));
    },
    async transaction(work, options = LIMITED) {
      checkOpen();
      return retryTransaction(() =>
        engine.forTransaction((session) => runTransaction(session, work, options)),
      );
    },
    close() {
      closed ??= engine.close();
      return closed;
    },
  };
}

/** A session answers statements in the order of the calls, so the work may send several without waiting in between. */
async function runTransaction<T>(
  session: Session,
  work: (tx: Queryable) => Promise<T>,
  { isUnlimited, mayPause = false }: TransactionOptions,
): Promise<T> {
  let isOver = false;
  const begun = session.script('begin');
  // Without a statement that waits for it, the error would end the process.
  begun.catch(() => undefined);
  /**
   * Sends the statement without waiting for the answer to BEGIN. If BEGIN failed, the statement ran outside of a
   * transaction, so the work fails.
   */
  const during = async <R>(job: () => Promise<R>): Promise<R> => {
    if (isOver) throw new Error('The transaction is over');
    const [result] = await Promise.all([job(), begun]);
    return result;
  };
  try {
    if (isUnlimited) await session.liftLimits(mayPause);
    const result = await work({
      query: async (sql, params = [], options = UNPREPARED) =>
        await withCallerStack(during(() => session.query(sql, params, options))),
      script: async (sql) => await withCallerStack(during(() => session.script(sql))),
    });
    isOver = true;
    await begun;
    if ((await session.commit()) === 'ROLLBACK') {
      throw new DatabaseError('25P02', 'The transaction was rolled back: a statement had failed');
    }
    return result;
  } catch (error) {
    isOver = true;
    // After a failed COMMIT this does nothing. If it fails too, the session is lost and the work with it.
    await session.script('rollback').catch(() => undefined);
    throw error;
  }
}

/** Creates the error again, so that its stack contains the code that waits for the query. */
async function withCallerStack<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    if (!(cause instanceof DatabaseError)) throw cause;
    throw new DatabaseError(cause.code, cause.message, cause.constraint, { cause });
  }
}
