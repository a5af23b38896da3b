import type { Queryable } from '../database.ts';
import { insertRows, type Row } from './insertRows.ts';

/** Inserts rows by id and updates those that differ. Rows that are equal are not written. */
export async function upsertRows(
  tx: Queryable,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id');
  const list = (prefix: string) => columns.map((column) => `${prefix}.${column}`).join(', ');
  const assignments = columns.map((column) => `${column} = excluded.${column}`).join(', ');
  await insertRows(
    tx,
    table,
    rows,
    `on conflict (id) do update set ${assignments}
     where (${list(table)}) is distinct from (${list('excluded')})`,
  );
}
