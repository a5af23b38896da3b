import type { Queryable } from '../database.ts';
import { SEED_TABLES } from './rows/tables.ts';

/** What the rows are: `none` for an empty database, `own` for rows that no seed wrote. */
export type DataSet = 'none' | 'own' | 'demo' | 'load';

export async function readDataSet(tx: Queryable): Promise<DataSet> {
  const [setting] = await tx.query<{ value: string }>(
    "select value from setting where key = 'data_set'",
  );
  if (setting) return SEEDED.find((name) => name === setting.value) ?? 'own';
  const [row] = await tx.query<{ filled: boolean }>(
    `select exists (select 1 from clinic) or exists (select 1 from member)
       or exists (select 1 from staff) as filled`,
  );
  return row?.filled ? 'own' : 'none';
}

const SEEDED: readonly DataSet[] = ['demo', 'load'];

/** Everything on the rows is fictional, which visitors are told. */
export async function writeDataSet(tx: Queryable, dataSet: DataSet): Promise<void> {
  await tx.query(
    `insert into setting (key, value) values ('demo', 'true'), ('data_set', $1)
     on conflict (key) do update set value = excluded.value`,
    [dataSet],
  );
}

/** Takes out all that a seed writes and all that has come to hang on it; the taxonomy stays. */
export async function clearData(tx: Queryable): Promise<void> {
  await tx.script(`truncate ${SEED_TABLES.join(', ')} cascade`);
  await tx.query("delete from setting where key in ('demo', 'data_set')");
}
