import { type Database, DatabaseError, type Queryable, type QueryOptions } from './database.ts';
import { retryTransaction } from './retryTransaction.ts';
import { createLock } from './sharedLock.ts';

/** One conversation with an engine. */
export interface Session {
  query<Row>(sql: string, params: readonly unknown[], wishes: QueryOptions): Promise<Row[]>;
  script(sql: string): Promise<void>;
  /** The same for one statement that may take its time. */
  withoutTimeout(sql: string): Promise<void>;
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

const UNPREPARED: QueryOptions = { isPrepared: false };

/** What is the same on both engines: who may ask when, and what a transaction is. */
export function createDatabase(engine: Engine): Database {
  let closed: Promise<void> | undefined;

  const checkOpen = () => {
    if (closed) throw new Error('The database is closed');
  };

  return {
    engine: engine.name,
    async query(sql, params = [], wishes = UNPREPARED) {
      checkOpen();
      return await placed(engine.forStatement((session) => session.query(sql, params, wishes)));
    },
    async script(sql) {
      checkOpen();
      return await placed(engine.forStatement((session) => session.script(sql)));
    },
    async withoutTimeout(sql) {
      checkOpen();
      return engine.forStatement((session) => session.withoutTimeout(sql));
    },
    async transaction(work) {
      checkOpen();
      return retryTransaction(() =>
        engine.forTransaction((session) => runTransaction(session, work)),
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
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  const { exclusive } = createLock();
  let isOver = false;
  const during = <R>(job: () => Promise<R>): Promise<R> => {
    if (isOver) return Promise.reject(new Error('The transaction is over'));
    return exclusive(job);
  };
  await session.script('begin');
  try {
    const result = await work({
      // A name that is lost (preparing.ts) would take the transaction with it.
      query: async (sql, params = []) =>
        await placed(during(() => session.query(sql, params, UNPREPARED))),
      script: async (sql) => await placed(during(() => session.script(sql))),
    });
    isOver = true;
    if ((await exclusive(() => session.commit())) === 'ROLLBACK') {
      throw new DatabaseError('25P02', 'The transaction was rolled back: a statement had failed');
    }
    return result;
  } catch (error) {
    isOver = true;
    // Harmless after a failed COMMIT; when even this fails, the session is gone and so is the work.
    await exclusive(() => session.script('rollback')).catch(() => undefined);
    throw error;
  }
}

/** An engine's error knows its driver or thread alone; made again here, its stack names those who wait for the answer. */
async function placed<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    if (!(cause instanceof DatabaseError)) throw cause;
    throw new DatabaseError(cause.code, cause.message, cause.constraint, { cause });
  }
}
