import pg from 'pg';
import type { Database } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate/migrate.ts';
import { openDatabase } from '../../../server/db/openDatabase.ts';

const serverUrl = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test';

/** A server that is configured by name must answer; the default one may be missing. */
export const hasPostgres =
  process.env.TEST_ENGINE !== 'pglite' &&
  (process.env.TEST_DATABASE_URL !== undefined ||
    (await onServer('select 1').then(isTrue, isFalse)));

let made = 0;

/** A separate migrated database on the server, deleted when it is closed. */
export async function openTestPostgres(): Promise<Database> {
  made += 1;
  const name = `test_${process.pid}_${made}`;
  await onServer(`drop database if exists ${name} with (force)`);
  // template0 has no connections; a connection would make this fail.
  await onServer(`create database ${name} template template0`);
  // A test does not need its data after a power cut, so it does not wait for the disk.
  await onServer(`alter database ${name} set synchronous_commit = off`);
  const db = await openDatabase({ url: urlOfDatabase(name) });
  await migrate(db);
  return {
    ...db,
    async close() {
      await db.close();
      await onServer(`drop database if exists ${name} with (force)`);
    },
  };
}

/** Of a database on the same server. */
export function urlOfDatabase(name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    await client.query(sql);
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
