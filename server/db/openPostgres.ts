import pg from 'pg';
import { createDatabase, type Lend, type Session } from './createDatabase.ts';
import type { Database } from './database.ts';
import { toDatabaseError } from './toDatabaseError.ts';
import { parserOf, toParameter } from './values.ts';

const types = { getTypeParser: parserOf };

/** PostgreSQL, or a cluster that speaks its protocol, over a bounded pool. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    types,
    onConnect: (client) => client.query("set time zone 'UTC'"),
  });
  // A connection that dies while idle has left the pool already; whoever asks next gets a new one.
  pool.on('error', () => undefined);
  // One that dies while it is lent fails whoever has it; without a listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));

  const lend: Lend = async (work) => {
    const client = await connect(pool);
    try {
      const result = await work(sessionOn(client));
      client.release();
      return result;
    } catch (error) {
      client.release(client.getTransactionStatus() !== 'I');
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

function sessionOn(client: pg.PoolClient): Session {
  return {
    async query(text, params) {
      // Unnamed: a named LIKE keeps a plan made for no pattern in particular.
      const question = { text, values: params.map(toParameter), queryMode: 'extended' };
      const { rows } = await ask(client.query(question));
      return rows;
    },
    async script(sql) {
      await ask(client.query(sql));
    },
    async commit() {
      const { command } = await ask(client.query('commit'));
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
