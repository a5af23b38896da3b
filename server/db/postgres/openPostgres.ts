import pg from 'pg';
import { limits } from '../../limits/limits.ts';
import { showPool } from '../../metrics/pools.ts';
import { createDatabase, type Session } from '../createDatabase.ts';
import { type Database, DatabaseError } from '../database.ts';
import { toDatabaseError } from '../toDatabaseError.ts';
import { parserOf, toParameter } from '../values.ts';
import { createPreparing, type Preparing } from './preparedStatements.ts';

const types = { getTypeParser: parserOf };

const CONNECTION_LOST = '08006';
/** The error of a server that became a standby. */
const READ_ONLY = '25006';

/** Opens a pool of connections to PostgreSQL. */
export async function openPostgres(
  url: string,
  {
    patienceMs = limits.database.silenceMs,
    connections = limits.database.connections,
    name = 'main',
  }: { patienceMs?: number; connections?: number; name?: string } = {},
): Promise<Database> {
  // The pool itself has no time limit for this.
  const setTimeZone = { text: "set time zone 'UTC'", query_timeout: patienceMs };
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: limits.database.connectMs,
    statement_timeout: limits.database.statementMs,
    idle_in_transaction_session_timeout: limits.database.idleTransactionMs,
    types,
    // Statements of a transaction are sent without waiting for the answer to the one before.
    pipeline: true,
    onConnect: (client) => client.query(setTimeZone),
  });
  // A lost idle connection has left the pool; the next query opens a new one.
  pool.on('error', () => undefined);
  // A connection lost during a query fails that query. Without this listener the process would end.
  pool.on('connect', (client) => client.on('error', () => undefined));

  const hidePool = showPool(name, pool);
  const preparing = createPreparing();
  const lend = async <T>(work: (session: Session) => Promise<T>, isInTransaction: boolean) => {
    const client = await connect(pool);
    try {
      const result = await work(sessionOn(client, { patienceMs, preparing, isInTransaction }));
      client.release();
      return result;
    } catch (error) {
      const isLost =
        error instanceof DatabaseError && [CONNECTION_LOST, READ_ONLY].includes(error.code);
      client.release(isLost || client.getTransactionStatus() !== 'I');
      throw error;
    }
  };
  const database = createDatabase({
    name: 'postgres',
    forStatement: (work) => lend(work, false),
    forTransaction: (work) => lend(work, true),
    close: async () => {
      hidePool();
      await pool.end();
    },
  });
  await database.query('select 1').catch(async (error) => {
    await database.close();
    throw error;
  });
  return database;
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw toDatabaseError(error);
  }
}

/**
 * A server that lost power sends nothing, so queries have a time limit; otherwise they wait 15 minutes. After one
 * timeout the session does not wait again for the rollback.
 */
function sessionOn(
  client: pg.PoolClient,
  {
    patienceMs,
    preparing,
    isInTransaction,
  }: { patienceMs: number; preparing: Preparing; isInTransaction: boolean },
): Session {
  let patience: number | undefined = patienceMs;
  let lost: DatabaseError | undefined;
  /** The first error of the transaction. The statements behind it fail as well, and all of them get this error. */
  let failure: DatabaseError | undefined;
  const timed = async (question: pg.QueryConfig & { queryMode?: 'extended' }) => {
    if (lost) throw lost;
    const withClock = { ...question, query_timeout: patience };
    return ask(client.query(withClock)).catch((error) => {
      if (error.code === CONNECTION_LOST) lost = error;
      if (isInTransaction) failure ??= error;
      throw failure ?? error;
    });
  };
  return {
    async query(text, params, { isPrepared }) {
      const question = { text, values: params.map(toParameter), queryMode: 'extended' } as const;
      // Others have no name: PostgreSQL would keep one plan for all patterns of a prepared LIKE.
      const { rows } = isPrepared
        ? await preparing.ask(text, isInTransaction, (name) =>
            timed(name ? { ...question, name } : question),
          )
        : await timed(question);
      return rows;
    },
    async script(sql) {
      await timed({ text: sql });
    },
    async withoutTimeout(sql) {
      patience = undefined;
      await timed({ text: 'set statement_timeout = 0' });
      try {
        await timed({ text: sql });
      } finally {
        await timed({ text: 'reset statement_timeout' });
      }
    },
    async liftLimits(mayPause) {
      patience = undefined;
      await timed({ text: 'set local statement_timeout = 0' });
      if (mayPause) await timed({ text: 'set local idle_in_transaction_session_timeout = 0' });
    },
    async commit() {
      const { command } = await timed({ text: 'commit' });
      return command === 'ROLLBACK' ? 'ROLLBACK' : 'COMMIT';
    },
  };
}

async function ask<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw toDatabaseError(error);
  }
}
