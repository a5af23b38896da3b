import type { StaffNotice } from '../../contract/staffNotice.ts';
import { cappedCount, type Total } from '../db/cappedCount.ts';
import type { Queryable } from '../db/database.ts';
import { isoTime } from '../db/jsonSql.ts';
import { type Condition, where } from '../db/where.ts';

interface NoticeFilter {
  state?: string | undefined;
  /** Null for operators, who see all clinics. */
  clinicId: string | null;
  offset: number;
  limit: number;
}

/** Staff make no difference between the two ways to wait (deliverySql.ts). */
const SHOWN_STATE = `case state when 'QUEUED' then 'WAITING' else state end`;

export async function selectNotices(
  db: Queryable,
  { state, clinicId, offset, limit }: NoticeFilter,
): Promise<Total & { data: StaffNotice[] }> {
  const conditions: Condition[] = [];
  if (state !== undefined) conditions.push({ sql: `${SHOWN_STATE} = ?`, value: state });
  if (clinicId !== null) conditions.push({ sql: 'clinic_id = ?', value: clinicId, isExact: true });
  const filter = where('true', conditions);
  const { sql, params } = filter;
  const data = await db.query<StaffNotice>(
    `select id, ${isoTime('created_at')} as created_at, channel, ${SHOWN_STATE} as state,
       text, counsel_id, attempts,
       ${isoTime('sent_at')} as sent_at, problem
     from outbox where ${sql} order by id desc
     limit $${params.length + 1} offset $${params.length + 2}`,
    [...params, limit, offset],
  );
  return { data, ...(await cappedCount(db, 'outbox', filter)) };
}
