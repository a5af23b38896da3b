import type { Database, Queryable } from '../database.ts';
import { backupTables } from './backupTables.ts';
import { compareSums, sumTables } from './tableSums.ts';
import { type BackupEnd, type BackupFile, type BackupHead, headOf } from './writeBackup.ts';

interface Batch {
  table: string;
  rows: unknown[];
}

type BackupLine = BackupHead | Batch | { file: BackupFile } | BackupEnd;

interface Restoring {
  /** Reads a file of the backup; throws when it is missing or damaged. */
  readFile?: (file: BackupFile) => Promise<void>;
  /** In the transaction, after the rows were compared with the sums at the end of the backup. */
  beforeCommit?: (tx: Queryable, end: BackupEnd) => Promise<void>;
}

/**
 * Restores a backup into an empty database of the same schema. It is one transaction: after a failure the database is
 * empty as before, and the restore can be repeated.
 */
export const restoreBackup = (
  db: Database,
  lines: AsyncIterable<string>,
  restoring: Restoring = {},
): Promise<BackupEnd> =>
  db.transaction((tx) => restore(tx, lines, restoring), { isUnlimited: true, mayPause: true });

async function restore(
  tx: Queryable,
  lines: AsyncIterable<string>,
  { readFile = async () => {}, beforeCommit = async () => {} }: Restoring,
): Promise<BackupEnd> {
  const tables = await backupTables(tx);
  await assertEmpty(tx, tables);
  const read = { rows: 0, files: 0 };
  let end: BackupEnd | undefined;
  for await (const text of lines) {
    const line = JSON.parse(text) as BackupLine; // written by writeBackup
    if ('migration' in line) await readHead(tx, line);
    else if ('table' in line) read.rows += await readBatch(tx, line, tables);
    else if ('file' in line) {
      await readFile(line.file);
      read.files += 1;
    } else end = line;
  }
  if (end?.rows !== read.rows || end.files !== read.files)
    throw new Error('The backup is incomplete: its last line is missing or does not match');
  compareSums(await sumTables(tx, tables), end.tables);
  // Some of these sessions ended after the backup, and it is unknown which.
  await tx.query('update session_family set ended_at = now() where ended_at is null');
  await beforeCommit(tx, end);
  return end;
}

async function assertEmpty(tx: Queryable, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const rows = await tx.query(`select 1 from "${table}" limit 1`);
    if (rows.length > 0) throw new Error(`The database is not empty: ${table} has rows`);
  }
}

async function readHead(tx: Queryable, head: BackupHead): Promise<void> {
  const { migration } = await headOf(tx);
  if (head.migration !== migration) {
    throw new Error(
      `The backup has the schema ${head.migration}, this version has ${migration}: ` +
        'restore it with the version that wrote it, then upgrade',
    );
  }
  // Processes that run on this database drop what they have cached.
  await tx.query('update feed set generation = gen_random_uuid()');
}

async function readBatch(tx: Queryable, { table, rows }: Batch, tables: string[]): Promise<number> {
  if (!tables.includes(table)) throw new Error(`The backup has an unknown table: ${table}`);
  const columns = await writtenColumns(tx, table);
  await tx.query(
    `insert into "${table}" (${columns})
     select ${columns} from json_populate_recordset(null::"${table}", $1::json)`,
    [JSON.stringify(rows)],
  );
  return rows.length;
}

/** PostgreSQL computes generated columns itself. */
async function writtenColumns(tx: Queryable, table: string): Promise<string> {
  const [row] = await tx.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = quote_ident($1)::regclass and attnum > 0 and not attisdropped
       and attgenerated = ''`,
    [table],
  );
  return row?.columns ?? '';
}
