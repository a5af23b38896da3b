import type { StaffDelivery } from '../../../contract/staff/staffNotice.ts';
import type { Queryable } from '../../db/database.ts';
import { isoTime } from '../../db/jsonSql.ts';
import { cappedCount, type Total } from '../../db/lists/cappedCount.ts';
import type { Slice } from '../../db/lists/listByPublication.ts';
import { pageById } from '../../db/lists/pageById.ts';
import { where } from '../../db/lists/where.ts';
import { ofClinic, type VisibleClinic } from '../staff/visibleClinicSql.ts';

interface NoticeFilter extends Slice {
  state?: string | undefined;
  visible: VisibleClinic;
}

export async function selectDeliveries(
  db: Queryable,
  { state, visible, ...slice }: NoticeFilter,
): Promise<Total & { data: StaffDelivery[] }> {
  const conditions = ofClinic('clinic_id', visible);
  if (state !== undefined) conditions.push({ sql: 'state = ?', value: state });
  const filter = where(conditions);
  const page = pageById('outbox', filter, slice);
  const data = await db.query<StaffDelivery>(
    `select id, ${isoTime('created_at')} as created_at, channel, state,
       text, counsel_id, (select code from counsel where id = outbox.counsel_id) as code, attempts, problem
     from outbox ${page.sql}`,
    page.params,
  );
  return { data, ...(await cappedCount(db, 'outbox', filter)) };
}
