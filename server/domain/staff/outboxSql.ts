import type { OutboxEntry } from '../../../contract/staffRecord.ts';
import type { Queryable } from '../../db/database.ts';
import { isoTime } from '../../db/jsonSql.ts';
import { type Condition, where } from '../../db/where.ts';

interface OutboxFilter {
  state?: string | undefined;
  /** Null: of all clinics. */
  clinicId: string | null;
  offset: number;
  limit: number;
}

/** Notices as the console lists them. */
export async function selectOutbox(
  db: Queryable,
  { state, clinicId, offset, limit }: OutboxFilter,
): Promise<{ data: OutboxEntry[]; total: number }> {
  const conditions: Condition[] = [];
  if (state !== undefined) conditions.push({ sql: 'state = ?', value: state });
  if (clinicId !== null) conditions.push({ sql: 'clinic_id = ?', value: clinicId });
  const { sql, params } = where('true', conditions);
  const [count] = await db.query<{ total: number }>(
    `select count(*) as total from outbox where ${sql}`,
    params,
  );
  const data = await db.query<OutboxEntry>(
    `select id, ${isoTime('created_at')} as created_at, channel, state, text, counsel_id, attempts,
       ${isoTime('sent_at')} as sent_at, problem
     from outbox where ${sql} order by id desc
     limit $${params.length + 1} offset $${params.length + 2}`,
    [...params, limit, offset],
  );
  return { data, total: count?.total ?? 0 };
}
