import { limits } from '../../limits/limits.ts';
import type { Database, Queryable } from '../database.ts';
import { backupTables } from './backupTables.ts';
import { sumTables, type TableSum } from './tableSums.ts';

/** The first line of a backup. */
export interface BackupHead {
  /** The schema of the rows. They can only be restored into the same schema. */
  migration: string;
}

/** An uploaded file of the backup. */
export interface BackupFile {
  /** Below the folder of all files. */
  path: string;
  bytes: number;
  /** Of the content, in hexadecimal digits. */
  sha256: string;
}

/** The last line. A backup without it is incomplete. */
export interface BackupEnd {
  rows: number;
  files: number;
  tables: Record<string, TableSum>;
}

/**
 * Writes all rows of one moment as JSON lines. Both engines write the same lines, so a backup can move data from
 * the embedded database to PostgreSQL. Files are saved after the rows, so that every file that a row names is saved.
 */
export async function writeBackup(
  db: Database,
  write: (line: string) => Promise<void>,
  saveFiles: () => AsyncIterable<BackupFile> = noFiles,
): Promise<BackupEnd> {
  const written = await db.transaction((tx) => writeRows(tx, write), {
    isUnlimited: true,
    mayPause: true,
  });
  const end: BackupEnd = { ...written, files: 0 };
  for await (const file of saveFiles()) {
    await write(JSON.stringify({ file }));
    end.files += 1;
  }
  await write(JSON.stringify(end));
  return end;
}

async function writeRows(
  tx: Queryable,
  write: (line: string) => Promise<void>,
): Promise<Pick<BackupEnd, 'rows' | 'tables'>> {
  await tx.script('set transaction isolation level repeatable read, read only');
  await refuseUnusedDatabase(tx);
  await write(JSON.stringify(await headOf(tx)));
  const tables = await backupTables(tx);
  let rows = 0;
  for (const table of tables) rows += await writeTable(tx, table, write);
  return { rows, tables: await sumTables(tx, tables) };
}

async function* noFiles(): AsyncGenerator<BackupFile> {}

async function refuseUnusedDatabase(tx: Queryable): Promise<void> {
  const [found] = await tx.query<{ ours: boolean }>(
    "select to_regclass('public.migration') is not null as ours",
  );
  if (found?.ours) return;
  throw new Error('There is nothing to back up: no server has used this DATABASE_URL or DATA_DIR');
}

export async function headOf(db: Queryable): Promise<BackupHead> {
  const [head] = await db.query<BackupHead>(
    'select name as migration from migration order by position desc limit 1',
  );
  if (!head) throw new Error('The database has no migrations');
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
