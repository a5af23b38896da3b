import type { Database, Queryable } from '../database.ts';
import { migrateWithin } from '../migrate/migrate.ts';
import { migrations } from '../migrations/migrations.ts';
import { backupTables } from './backupTables.ts';
import { compareSums, sumTables } from './tableSums.ts';
import { type BackupEnd, type BackupFile, type BackupHead, headOf } from './writeBackup.ts';

interface Batch {
  table: string;
  rows: object[];
}

type BackupLine = BackupHead | Batch | { file: BackupFile } | BackupEnd;

interface Restoring {
  /** Reads a file of the backup; throws when it is missing or damaged. */
  readFile?: (file: BackupFile) => Promise<void>;
  /**
   * In the transaction, after the rows were compared with the sums at the end of the backup, and after the migrations
   * that the backup lacks.
   */
  beforeCommit?: (tx: Queryable, end: BackupEnd) => Promise<void>;
}

/**
 * Restores a backup into an empty database: first the migrations that the backup has, then its rows, then the other
 * migrations of this version. It is one transaction: after a failure the database is as before, and the restore can be
 * repeated.
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
  await assertEmpty(tx, await backupTables(tx));
  let tables: string[] = [];
  const leftOut: Column[] = [];
  const read = { rows: 0, files: 0 };
  let end: BackupEnd | undefined;
  for await (const text of lines) {
    const line = JSON.parse(text) as BackupLine; // written by writeBackup
    if ('migration' in line) tables = await makeTables(tx, line);
    else if ('table' in line) {
      if (!tables.includes(line.table))
        throw new Error(`The backup has an unknown table: ${line.table}`);
      leftOut.push(...(await addUnknownColumns(tx, line)));
      await insertRows(tx, line.table, text);
      read.rows += line.rows.length;
    } else if ('file' in line) {
      await readFile(line.file);
      read.files += 1;
    } else end = line;
  }
  if (end?.rows !== read.rows || end.files !== read.files)
    throw new Error('The backup is incomplete: its last line is missing or does not match');
  compareSums(await sumTables(tx, tables), end.tables);
  for (const { table, column } of leftOut)
    await tx.script(`alter table ${table} drop column ${column}`);
  await migrateWithin(tx, migrations);
  // Processes that run on this database drop what they have cached.
  await tx.query('update feed set generation = gen_random_uuid()');
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

/** Answers the names of the tables that the backup may have. */
async function makeTables(tx: Queryable, { migration }: BackupHead): Promise<string[]> {
  const place = migrations.findIndex(({ name }) => name === migration);
  if (place === -1) {
    throw new Error(
      `The backup has the schema ${migration}: restore it with a version that has this migration`,
    );
  }
  await migrateWithin(tx, migrations.slice(0, place + 1));
  const own = await headOf(tx);
  if (own.migration !== migration) {
    throw new Error(
      `The database has the schema ${own.migration} already, the backup has ${migration}: run db:reset first`,
    );
  }
  return backupTables(tx);
}

/** Both names are quoted. */
interface Column {
  table: string;
  column: string;
}

/**
 * A migration that was interrupted has added columns before its name. The sums contain them, as JSON that this type
 * keeps to the letter. The migration itself makes these columns when it runs.
 */
async function addUnknownColumns(tx: Queryable, { table, rows }: Batch): Promise<Column[]> {
  const columns = await tx.query<Column>(
    `select quote_ident($1) as table, quote_ident(name) as column
     from unnest($2::text[]) with ordinality as given (name, place)
     where not exists (select 1 from pg_attribute where attrelid = quote_ident($1)::regclass
       and attname = name and attnum > 0 and not attisdropped)
     order by place`,
    [table, Object.keys(rows[0] ?? {})],
  );
  for (const { table, column } of columns)
    await tx.script(`alter table ${table} add column ${column} json`);
  return columns;
}

/** The text of the batch, because JSON.parse changes numbers and spaces. */
async function insertRows(tx: Queryable, table: string, batch: string): Promise<void> {
  const columns = await writtenColumns(tx, table);
  await tx.query(
    `insert into "${table}" (${columns})
     select ${columns} from json_populate_recordset(null::"${table}", $1::json -> 'rows')`,
    [batch],
  );
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
