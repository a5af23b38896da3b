import type { Queryable } from '../database.ts';

/** The settings do not fit the rows of the database. The message says what to do. */
export class DataConflict extends Error {
  override readonly name = 'DataConflict';
}

/** One demo account is enough: its password is public. */
export async function hasDemoData(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    `select exists (select 1 from setting where key = 'demo' and value = 'true')
       or exists (select 1 from staff where seeded) as found`,
  );
  return row?.found === true;
}

/** A real installation refuses demo data, because everyone can sign in to them as an operator. */
export async function refuseDemoData(db: Queryable): Promise<void> {
  if (!(await hasDemoData(db))) return;
  throw new DataConflict(
    'The database holds demo data, and SEED is none: everyone could sign in as an operator. ' +
      'Take them out with npm run demo:remove, or set SEED=demo to go on showing them',
  );
}
