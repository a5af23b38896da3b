import { RecordId } from '../../../contract/shape.ts';
import type { StaffMember } from '../../../contract/staff/staffMember.ts';
import type { Queryable } from '../../db/database.ts';
import { isoTime } from '../../db/jsonSql.ts';
import { cappedCount, type Total } from '../../db/lists/cappedCount.ts';
import type { Slice } from '../../db/lists/listByPublication.ts';
import { pageById } from '../../db/lists/pageById.ts';
import { namesContain, where } from '../../db/lists/where.ts';

interface MemberQuery extends Slice {
  q?: string | undefined;
}

/** Newest first. Finds by id, or by a part of the nickname in any case. */
export async function selectMembers(
  db: Queryable,
  { q = '', ...slice }: MemberQuery,
): Promise<Total & { data: StaffMember[] }> {
  const id = RecordId.safeParse(q).data;
  const isMeant = id ? { sql: 'member.id = ?', value: id } : namesContain('member.nickname', q);
  const filter = where(isMeant === null ? [] : [isMeant]);
  const page = pageById('member', filter, slice);
  const data = await db.query<StaffMember>(
    `select member.id, member.nickname, ${isoTime('member.created_at')} as created_at,
       (select count(*) from counsel where counsel.member_id = member.id) as "counselCount",
       (select count(*) from review where review.member_id = member.id) as "reviewCount"
     from member ${page.sql}`,
    page.params,
  );
  return { data, ...(await cappedCount(db, 'member', filter)) };
}

export async function isMember(db: Queryable, id: string): Promise<boolean> {
  const rows = await db.query('select 1 from member where id = $1', [id]);
  return rows.length > 0;
}
