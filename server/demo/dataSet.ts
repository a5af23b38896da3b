import type { Queryable } from '../db/database.ts';
import { DataConflict } from '../db/seed/refuseDemoData.ts';
import { forgetCountedDays } from '../domain/overview/countedDaysSql.ts';
import { MARKED_TABLES, SEED_TABLES } from './rows/tables.ts';

/** The set that the last seed wrote. */
export type DataSet = 'demo' | 'load';

export async function writeDataSet(tx: Queryable, dataSet: DataSet): Promise<void> {
  await tx.query(
    `insert into setting (key, value) values ('demo', 'true'), ('data_set', $1)
     on conflict (key) do update set value = excluded.value`,
    [dataSet],
  );
}

/** Only the archive of a build has this setting. The first start deletes it. */
export const markTemplate = (db: Queryable, now: Date) =>
  db.query("insert into setting (key, value) values ('template_made_at', $1)", [now.toISOString()]);

export async function takeTemplateMark(tx: Queryable): Promise<number | null> {
  const [mark] = await tx.query<{ value: string }>(
    "delete from setting where key = 'template_made_at' returning value",
  );
  return mark ? Date.parse(mark.value) : null;
}

/** True once for each demonstration; the load set has no messages. */
export async function takeMessagesMark(tx: Queryable): Promise<boolean> {
  const taken = await tx.query(
    `insert into setting (key, value)
     select 'demo_messages', 'true' from setting where key = 'data_set' and value = 'demo'
     on conflict (key) do nothing returning key`,
  );
  return taken.length > 0;
}

export const deleteDataSetMark = (tx: Queryable) =>
  tx.query("delete from setting where key in ('demo', 'data_set', 'demo_messages')");

/** Deletes everything a seed writes except the taxonomy. Refuses when people's rows would be deleted too. */
export async function clearData(tx: Queryable): Promise<void> {
  // The lock keeps new rows out between the check and the truncate.
  await tx.script(`lock table ${[...SEED_TABLES, 'upload'].join(', ')} in exclusive mode`);
  await refuseOwnRows(tx);
  await tx.script(`truncate ${SEED_TABLES.join(', ')} cascade`);
  await deleteDataSetMark(tx);
  await forgetCountedDays(tx);
}

/** No seed writes uploads. */
async function refuseOwnRows(tx: Queryable): Promise<void> {
  const searches = MARKED_TABLES.map((table) => `select 1 from ${table} where not seeded`);
  for (const search of [...searches, 'select 1 from upload']) {
    const own = await tx.query(`${search} limit 1`);
    if (own.length === 0) continue;
    throw new DataConflict(
      'The database holds rows that no seed wrote, and a seed would replace them. ' +
        'Set SEED=none to work with them. If they may go, empty the database first: npm run db:reset',
    );
  }
}
