import type { Queryable } from '../database.ts';

/** Column names are the keys of every row; all rows of one call have the same keys. */
export type Row = Readonly<Record<string, unknown>>;

/** One statement for many rows: the database converts one JSON text to the types of the table. */
export async function insertRows(
  tx: Queryable,
  table: string,
  rows: readonly Row[],
  onConflict = '',
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await tx.query(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb) ${onConflict}`,
    [JSON.stringify(rows)],
  );
}
