import type { Queryable } from '../../db/database.ts';

export async function isClinic(db: Queryable, id: string): Promise<boolean> {
  return (await db.query('select 1 from clinic where id = $1', [id])).length > 0;
}
