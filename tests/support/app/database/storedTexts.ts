import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { writeBackup } from '../../../../server/db/backup/writeBackup.ts';
import type { Database } from '../../../../server/db/database.ts';
import { urlOfDatabase } from './testPostgres.ts';

/** All rows, as a backup holds them. */
export async function backupText(db: Database): Promise<string> {
  const lines: string[] = [];
  await writeBackup(db, async (line) => void lines.push(line));
  return lines.join('\n');
}

/** What pg_dump writes of a database on PostgreSQL, also of tables that no backup has. */
export async function dumpText(db: Database): Promise<string> {
  const [row] = await db.query<{ name: string }>('select current_database() as name');
  const { stdout } = await promisify(execFile)('pg_dump', [urlOfDatabase(row?.name ?? '')], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** The lines of a backup, as a restore reads them. */
export async function* linesOf(backup: string): AsyncGenerator<string> {
  yield* backup.split('\n');
}

/** The rows in the lines of a backup. Their order within a table does not matter. */
export const rowsIn = (lines: readonly string[]): string[] =>
  lines
    .slice(1)
    .flatMap((line) => {
      const { table, rows } = JSON.parse(line) as { table?: string; rows: unknown };
      return table && Array.isArray(rows)
        ? rows.map((row) => `${table} ${JSON.stringify(row)}`)
        : [];
    })
    .sort();
