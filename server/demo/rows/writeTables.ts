import type { Queryable } from '../../db/database.ts';
import { insertRows, type Row } from '../../db/seed/insertRows.ts';
import { MARKED_TABLES, SEED_TABLES, type SeedTable, type TableRows } from './tables.ts';

/** Rows of one statement; few enough for a moving progress bar. */
const ROWS_AT_ONCE = 1_000;

/** Writes all tables in the order of their references and reports progress. */
export async function writeTables(
  tx: Queryable,
  rows: TableRows,
  onRows: (done: number) => void = () => {},
): Promise<void> {
  let done = 0;
  for (const table of SEED_TABLES) {
    for (const some of chunksOf(rows[table] ?? [], ROWS_AT_ONCE)) {
      await insertRows(tx, table, isMarked(table) ? some.map(withMark) : some);
      done += some.length;
      onRows(done);
    }
  }
}

const isMarked = (table: SeedTable) => MARKED_TABLES.some((marked) => marked === table);
const withMark = (row: Row): Row => ({ ...row, seeded: true });

export const countRows = (rows: TableRows): number =>
  SEED_TABLES.reduce((sum, table) => sum + (rows[table]?.length ?? 0), 0);

/** PGlite has no autovacuum, so its planner needs an explicit analyze. */
export const countForPlanner = (tx: Queryable): Promise<void> =>
  tx.script(`analyze ${SEED_TABLES.join(', ')}, day_sum`);

function* chunksOf(rows: readonly Row[], size: number): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
