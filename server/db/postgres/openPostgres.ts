import pg from 'pg';
import { limits } from '../../limits.ts';
import { createDatabase, type Lend, type Session } from '../createDatabase.ts';
import { type Database, DatabaseError } from '../database.ts';
import { toDatabaseError } from '../toDatabaseError.ts';
import { parserOf, toParameter } from '../values.ts';
import { createPreparing, type Preparing } from './preparedStatements.ts';

const types = { getTypeParser: parserOf };

const NO_HURRY = 'set local statement_timeout = 0';

const CONNECTION_LOST = '08006';
/** What a server says that has become a standby. */
const READ_ONLY = '25006';

/** PostgreSQL, or a cluster that speaks its protocol, over a bounded pool. */
export async function openPostgres(
  url: string,
  {
    patienceMs = limits.database.silenceMs,
    connections = limits.database.connections,
  }: { patienceMs?: number; connections?: number } = {},
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: limits.database.connectMs,
    statement_timeout: limits.database.statementMs,
    idle_in_transaction_session_timeout: limits.database.idleTransactionMs,
    types,
    onConnect: (client) => client.query("set time zone 'UTC'"),
  });
  // A connection that dies while idle has left the pool already; whoever asks next gets a new one.
  pool.on('error', () => undefined);
  // One that dies while it is lent fails whoever has it; without a listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));

  const preparing = createPreparing();
  const lend: Lend = async (work) => {
    const client = await connect(pool);
    try {
      const result = await work(sessionOn(client, patienceMs, preparing));
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
    forStatement: lend,
    forTransaction: lend,
    close: () => pool.end(),
  });
  await database.query('select 1').catch(async (error) => {
    await pool.end();
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
 * A machine without power says nothing: without a clock of our own, every connection would wait a quarter of
 * an hour. Whoever has waited once in vain on it need not wait to roll back.
 */
function sessionOn(client: pg.PoolClient, patienceMs: number, preparing: Preparing): Session {
  let patience: number | undefined = patienceMs;
  let lost: DatabaseError | undefined;
  const timed = async (question: pg.QueryConfig & { queryMode?: 'extended' }) => {
    if (lost) throw lost;
    const withClock = { ...question, query_timeout: patience };
    return ask(client.query(withClock)).catch((error) => {
      if (error.code === CONNECTION_LOST) lost = error;
      throw error;
    });
  };
  return {
    async query(text, params, { isPrepared }) {
      const question = { text, values: params.map(toParameter), queryMode: 'extended' } as const;
      // Otherwise unnamed: a named LIKE keeps a plan made for no pattern in particular.
      const { rows } = isPrepared
        ? await preparing.ask(text, (name) => timed(name ? { ...question, name } : question))
        : await timed(question);
      return rows;
    },
    async script(sql) {
      // Migrations and backups ask the server for all the time they need, and so get ours.
      if (sql === NO_HURRY) patience = undefined;
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
