import pg from 'pg';
import type { Database } from '../../../../server/db/database.ts';
import { migrate } from '../../../../server/db/migrate/migrate.ts';
import { observeDatabase } from '../../../../server/db/observeDatabase.ts';
import { openDatabase } from '../../../../server/db/openDatabase.ts';

const PATIENCE_MS = 60_000;
const serverUrl = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test';

/**
 * With TEST_DATABASE_URL the server has to answer. Without it tests ask this machine, which refuses at once if no
 * server runs. A busy server needs seconds to answer.
 */
export const hasPostgres =
  process.env.TEST_ENGINE !== 'pglite' &&
  (process.env.TEST_DATABASE_URL !== undefined ||
    (await onServer('select 1').then(isTrue, isFalse)));

let made = 0;

/** A separate migrated database on the server, deleted when it is closed. `connections`: how many its pool opens. */
export async function openTestPostgres(connections?: number): Promise<Database> {
  const name = await create();
  const url = urlOfDatabase(name);
  const db = await openDatabase({ url, ...(connections && { pool: { connections } }) });
  await migrate(db);
  return {
    ...db,
    async close() {
      await db.close();
      await onServer(dropOf(name));
    },
  };
}

/** Databases of earlier files of this worker. To make and delete one takes half a second, most of it for the disk. */
const idle: string[] = [];
const MOST_IDLE = 4;
/** An empty database has 11 MB. To empty a much larger one takes longer than to make one. */
const MOST_BYTES = 60_000_000;

/** `analyze` leaves statistics, which choose the plans of the next file. */
const LEAVES_TRACES = /\b(alter|analyze|create|drop|vacuum)\s/i;

/** Of a child process or a pool that an earlier file did not close. */
const END_OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and usename = current_user
  and backend_type = 'client backend' and pid <> pg_backend_pid()`;

/**
 * A migrated database, which may have rows of an earlier file. Closing it keeps it for the next file of this worker,
 * unless its tables were changed. The end of the run deletes it.
 */
export async function lendTestPostgres(): Promise<Database> {
  // Without a run nothing would delete it.
  if (!process.env.TEST_POSTGRES_TEMPLATE) return openTestPostgres();
  const name = idle.pop() ?? (await create());
  let isReusable = true;
  const note = (sql: string) => {
    if (LEAVES_TRACES.test(sql)) isReusable = false;
  };
  const db = await openDatabase({ url: urlOfDatabase(name) });
  await db.script(END_OTHERS);
  let closed: Promise<void> | undefined;
  const isSmall = async () => {
    const [row] = await db.query<{ bytes: number }>(
      'select pg_database_size(current_database()) as bytes',
    );
    return row !== undefined && row.bytes < MOST_BYTES;
  };
  const close = async () => {
    isReusable &&= await isSmall().catch(() => false);
    await db.close();
    if (isReusable && idle.length < MOST_IDLE) idle.push(name);
    else await onServer(dropOf(name));
  };
  return {
    ...observeDatabase(db, (_kind, sql, work) => {
      note(sql);
      return work();
    }),
    withoutTimeout(sql) {
      note(sql);
      return db.withoutTimeout(sql);
    },
    close() {
      closed ??= close();
      return closed;
    },
  };
}

async function create(): Promise<string> {
  made += 1;
  // makePostgresTemplate sets it. PostgreSQL copies a template only while no client is connected to it.
  const template = process.env.TEST_POSTGRES_TEMPLATE;
  const name = `${template ?? 'test'}_${process.pid}_${made}`;
  await onServer(
    dropOf(name),
    `create database ${name} template ${template ?? 'template0'}`,
    // A test does not need its data after a power cut, so it does not wait for the disk.
    `alter database ${name} set synchronous_commit = off`,
  );
  return name;
}

/**
 * For one run: a migrated, empty database that the others copy. Their names begin with its name. Returns a function
 * that deletes all of them.
 */
export async function makePostgresTemplate(): Promise<(() => Promise<void>) | undefined> {
  if (!hasPostgres) return undefined;
  const name = `test_${process.pid}`;
  await dropRun(name);
  await onServer(`create database ${name} template template0`);
  const db = await openDatabase({ url: urlOfDatabase(name) });
  await migrate(db);
  await db.close();
  process.env.TEST_POSTGRES_TEMPLATE = name;
  return () => dropRun(name);
}

async function dropRun(template: string): Promise<void> {
  const server = await openDatabase({ url: serverUrl });
  const made = await server.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [`${template}_`],
  );
  await server.close();
  await onServer(...[...made.map(({ name }) => name), template].map(dropOf));
}

const dropOf = (name: string) => `drop database if exists ${name} with (force)`;

/** The URL of a database on the same server. */
export function urlOfDatabase(name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function onServer(...statements: string[]): Promise<void> {
  const client = new pg.Client({
    connectionString: serverUrl,
    connectionTimeoutMillis: PATIENCE_MS,
  });
  await client.connect();
  try {
    for (const sql of statements) await client.query(sql);
  } finally {
    await client.end();
  }
}

function isTrue(): boolean {
  return true;
}

function isFalse(): boolean {
  return false;
}
