import { RecordId } from '../../../contract/shape.ts';
import type { StaffMember } from '../../../contract/staffMember.ts';
import type { Queryable } from '../../db/database.ts';
import { isoTime } from '../../db/jsonSql.ts';
import { namesContain, where } from '../../db/where.ts';

interface MemberQuery {
  q?: string | undefined;
  offset: number;
  limit: number;
}

/** Newest first. Finds by id, or by a part of the nickname in any case. */
export async function selectMembers(
  db: Queryable,
  { q = '', offset, limit }: MemberQuery,
): Promise<{ data: StaffMember[]; total: number }> {
  const id = RecordId.safeParse(q).data;
  const isMeant = id ? { sql: 'member.id = ?', value: id } : namesContain('member.nickname', q);
  const { sql, params } = where('true', isMeant === null ? [] : [isMeant]);
  const [count] = await db.query<{ total: number }>(
    `select count(*) as total from member where ${sql}`,
    params,
  );
  const data = await db.query<StaffMember>(
    `select member.id, member.nickname, ${isoTime('member.created_at')} as created_at,
       (select count(*) from counsel where counsel.member_id = member.id) as "counselCount",
       (select count(*) from review where review.member_id = member.id) as "reviewCount"
     from member where ${sql} order by member.id desc
     limit $${params.length + 1} offset $${params.length + 2}`,
    [...params, limit, offset],
  );
  return { data, total: count?.total ?? 0 };
}

export async function isMember(db: Queryable, id: string): Promise<boolean> {
  const rows = await db.query('select 1 from member where id = $1', [id]);
  return rows.length > 0;
}
