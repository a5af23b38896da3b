import pg from 'pg';
import type { Database } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate/migrate.ts';
import { openDatabase } from '../../../server/db/openDatabase.ts';

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
  made += 1;
  const name = `test_${process.pid}_${made}`;
  // makePostgresTemplate sets it. PostgreSQL copies a template only while no client is connected to it.
  const template = process.env.TEST_POSTGRES_TEMPLATE ?? 'template0';
  await onServer(
    `drop database if exists ${name} with (force)`,
    `create database ${name} template ${template}`,
    // A test does not need its data after a power cut, so it does not wait for the disk.
    `alter database ${name} set synchronous_commit = off`,
  );
  const url = urlOfDatabase(name);
  const db = await openDatabase({ url, ...(connections && { pool: { connections } }) });
  await migrate(db);
  return {
    ...db,
    async close() {
      await db.close();
      await onServer(`drop database if exists ${name} with (force)`);
    },
  };
}

/** For one run: a migrated, empty database that openTestPostgres copies. Returns a function that deletes it. */
export async function makePostgresTemplate(): Promise<(() => Promise<void>) | undefined> {
  if (!hasPostgres) return undefined;
  const name = `test_template_${process.pid}`;
  const drop = `drop database if exists ${name} with (force)`;
  await onServer(drop, `create database ${name} template template0`);
  const db = await openDatabase({ url: urlOfDatabase(name) });
  await migrate(db);
  await db.close();
  process.env.TEST_POSTGRES_TEMPLATE = name;
  return () => onServer(drop);
}

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
