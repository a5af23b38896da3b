import type { Queryable } from '../../db/database.ts';

/** How far the job has counted; kept as a setting. */
const KEY = 'counted_days';

export interface CountedDays {
  /** The last counted day in Seoul. */
  day: string;
  at: Date;
}

/** Locks the setting until the transaction ends. Null: nothing is counted yet. Undefined: another process counts. */
export async function lockCountedDays(tx: Queryable): Promise<CountedDays | null | undefined> {
  await tx.query(`insert into setting (key, value) values ($1, '') on conflict (key) do nothing`, [
    KEY,
  ]);
  const [row] = await tx.query<{ value: string }>(
    'select value from setting where key = $1 for update skip locked',
    [KEY],
  );
  return row && read(row.value);
}

export async function saveCountedDays(tx: Queryable, { day, at }: CountedDays): Promise<void> {
  await tx.query(
    `insert into setting (key, value) values ($1, $2)
     on conflict (key) do update set value = excluded.value`,
    [KEY, `${day} ${at.toISOString()}`],
  );
}

/** The job begins with the first counsel again. */
export const forgetCountedDays = (tx: Queryable) =>
  tx.query('delete from setting where key = $1', [KEY]);

export async function selectCountedAt(db: Queryable): Promise<Date | null> {
  const [row] = await db.query<{ value: string }>('select value from setting where key = $1', [
    KEY,
  ]);
  return (row && read(row.value)?.at) ?? null;
}

/** `2026-11-23 2026-11-23T03:00:00.000Z` */
function read(value: string): CountedDays | null {
  const [day = '', at = ''] = value.split(' ');
  return day === '' ? null : { day, at: new Date(at) };
}
