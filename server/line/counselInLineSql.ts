import type { Queryable } from '../db/database.ts';
import type { CounselInLine } from './chooseCounsel.ts';

/** The newest counsels of a member that can get messages, newest first. */
export function selectCounselsInLine(db: Queryable, memberId: string): Promise<CounselInLine[]> {
  return db.query<CounselInLine>(
    `select counsel.id, counsel.code, counsel.state, counsel.created_at as "bookedAt",
       (select created_at from message
        where message.counsel_id = counsel.id and message.number = counsel.message_count)
         as "lastMessageAt"
     from counsel where counsel.member_id = $1 and not counsel.erased_by_member
     order by counsel.id desc limit 200`,
    [memberId],
  );
}

/** The counsel of the last message that this member wrote in LINE. Null: the member wrote none. */
export async function selectLastFromLine(db: Queryable, memberId: string): Promise<string | null> {
  const [last] = await db.query<{ counselId: string }>(
    `select counsel_id as "counselId" from message
     where member_id = $1 and line_id is not null order by id desc limit 1`,
    [memberId],
  );
  return last?.counselId ?? null;
}

/** Whether a message waits, because its member was asked for the counsel. */
export async function isAskedFor(db: Queryable, memberId: string): Promise<boolean> {
  const rows = await db.query(
    `select 1 from line_event where member_id = $1 and state = 'ASKED' limit 1`,
    [memberId],
  );
  return rows.length > 0;
}
