import type { Queryable } from '../database.ts';

/** What a backup says of one table, so that a restore can be compared with it. */
export interface TableSum {
  rows: number;
  /** Of all rows, in any order. The same on both engines. */
  sum: string;
}

export async function sumTables(
  tx: Queryable,
  tables: readonly string[],
): Promise<Record<string, TableSum>> {
  const sums: Record<string, TableSum> = {};
  for (const table of tables) {
    const [found] = await tx.query<TableSum>(
      `select count(*)::int as rows, coalesce(sum(
         ('x' || left(encode(sha256(convert_to(row_to_json(t)::text, 'UTF8')), 'hex'), 15))::bit(60)::bigint
       ), 0)::text as sum from "${table}" t`,
    );
    if (found) sums[table] = found;
  }
  return sums;
}

/** Throws at the first table that has other rows than the backup says. */
export function compareSums(
  found: Record<string, TableSum>,
  expected: Record<string, TableSum>,
): void {
  for (const [table, { rows, sum }] of Object.entries(expected)) {
    const own = found[table] ?? { rows: 0, sum: '0' };
    if (own.rows !== rows)
      throw new Error(`The table ${table} has ${own.rows} rows, the backup says ${rows}`);
    if (own.sum !== sum) throw new Error(`Rows of the table ${table} are not as the backup says`);
  }
}
