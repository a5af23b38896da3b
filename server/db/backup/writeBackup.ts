import { limits } from '../../limits.ts';
import type { Database, Queryable } from '../database.ts';
import { backupTables } from './backupTables.ts';

/** The first line of a backup. */
export interface BackupHead {
  /** The schema of the rows. They can only be restored into the same schema. */
  migration: string;
  version: number;
  names_version: number;
}

/** The last line. A backup without it is incomplete. */
export interface BackupEnd {
  rows: number;
}

/**
 * Writes all rows of one moment as JSON lines. Both engines write the same lines, so a backup can move data from
 * the embedded database to PostgreSQL.
 */
export async function writeBackup(
  db: Database,
  write: (line: string) => Promise<void>,
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.script('set transaction isolation level repeatable read, read only');
    await tx.script('set local statement_timeout = 0');
    await refuseUnusedDatabase(tx);
    await write(JSON.stringify(await headOf(tx)));
    let rows = 0;
    for (const table of await backupTables(tx)) rows += await writeTable(tx, table, write);
    await write(JSON.stringify({ rows } satisfies BackupEnd));
    return rows;
  });
}

async function refuseUnusedDatabase(tx: Queryable): Promise<void> {
  const [found] = await tx.query<{ ours: boolean }>(
    "select to_regclass('public.public_version') is not null as ours",
  );
  if (found?.ours) return;
  throw new Error('There is nothing to back up: no server has used this DATABASE_URL or DATA_DIR');
}

export async function headOf(db: Queryable): Promise<BackupHead> {
  const [head] = await db.query<BackupHead>(
    `select (select name from migration order by position desc limit 1) as migration,
       version, names_version from public_version`,
  );
  if (!head) throw new Error('The database has no version');
  return head;
}

async function writeTable(
  tx: Queryable,
  table: string,
  write: (line: string) => Promise<void>,
): Promise<number> {
  await tx.script(
    `declare rows_of_table cursor for select row_to_json(t)::text as row from "${table}" t`,
  );
  let count = 0;
  for (;;) {
    const rows = await tx.query<{ row: string }>(
      `fetch ${limits.lists.backupBatch} from rows_of_table`,
    );
    if (rows.length === 0) break;
    await write(
      `{"table":${JSON.stringify(table)},"rows":[${rows.map(({ row }) => row).join(',')}]}`,
    );
    count += rows.length;
  }
  await tx.script('close rows_of_table');
  return count;
}
