import type { Queryable } from '../database.ts';

/** Returns false when another process has entered this position. */
export async function enterInLedger(
  tx: Queryable,
  position: number,
  { name, compatibleFrom = null }: { name: string; compatibleFrom?: string | null },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into migration (position, name, applied_at, compatible_from) values ($1, $2, now(), $3)
     on conflict (position) do nothing returning position`,
    [position, name, compatibleFrom],
  );
  return rows.length > 0;
}
