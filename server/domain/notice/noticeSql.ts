import type { MemberNotice } from '../../../contract/notice.ts';
import type { MemberChannel, NoticeTopic } from '../../../contract/plain/noticeKinds.ts';
import type { Queryable } from '../../db/database.ts';
import { isoTime, named } from '../../db/jsonSql.ts';
import { awaited } from '../counsel/counselCardSql.ts';

interface Page {
  memberId: string;
  /** The id of the last notice that the caller has. */
  after: string | undefined;
  limit: number;
  now: Date;
}

/**
 * A notice about a state shows the appointment that is awaited now, also after a move. A reminder shows its own, unless
 * that was moved or canceled.
 */
const appointment = `case
  when notice.kind in ('CHANGE', 'MOVED') and notice.state = counsel.state then ${awaited}
  when notice.appointment_at = ${awaited} then notice.appointment_at
  when notice.appointment_at <= $4 and counsel.state <> 'CANCELED'
    and notice.appointment_at in (counsel.consultation_at, counsel.treatment_at)
    then notice.appointment_at end`;

/** Newest first. */
export function selectMemberNotices(
  db: Queryable,
  { memberId, after, limit, now }: Page,
): Promise<MemberNotice[]> {
  return db.query<MemberNotice>(
    `select notice.id, notice.kind, notice.state, notice.counsel_id,
       case when clinic.id is not null then ${named('clinic')} end as clinic,
       ${isoTime(appointment)} as "appointmentAt",
       ${isoTime('notice.created_at')} as created_at, notice.seen_at is null as "isNew"
     from notice
       left join counsel on counsel.id = notice.counsel_id
       left join clinic on clinic.id = counsel.clinic_id
     where notice.member_id = $1 and ($2::uuid is null or notice.id < $2)
     order by notice.id desc limit $3`,
    [memberId, after ?? null, limit, now],
  );
}

export async function hasUnseen(db: Queryable, memberId: string): Promise<boolean> {
  const rows = await db.query(
    'select 1 from notice where member_id = $1 and seen_at is null limit 1',
    [memberId],
  );
  return rows.length > 0;
}

/** Marks a notice and all older ones as seen, and tells the other open pages of the member with one change. */
export async function seeUntil(
  db: Queryable,
  { memberId, until, at }: { memberId: string; until: string; at: Date },
): Promise<void> {
  await db.query(
    `with seen as (
       update notice set seen_at = $3 where member_id = $1 and id <= $2 and seen_at is null
       returning counsel_id)
     insert into change (kind, id, audience)
     select 'notice', counsel_id::text, 'member' from seen where counsel_id is not null limit 1`,
    [memberId, until, at],
  );
}

interface Seen {
  memberId: string;
  counselId: string;
  /** The last message that the member has seen. Missing: the member opens the counsel itself. */
  until?: number;
  at: Date;
}

/**
 * Marks the notices of a counsel as seen, and tells the member's other open pages. Who opens a counsel calls it before the
 * counsel is read, so the answer shows all that it marks. Who reads messages has seen what is not newer than they are.
 */
export async function seeNoticesOf(
  db: Queryable,
  { memberId, counselId, until, at }: Seen,
): Promise<void> {
  await db.query(
    `with seen as (
       update notice set seen_at = $3
       where member_id = $1 and counsel_id = $2 and seen_at is null
         and ($4::int is null or created_at <= (
           select max(message.created_at) from message
           where message.counsel_id = $2 and message.number <= $4))
       returning counsel_id)
     insert into change (kind, id, audience)
     select distinct 'notice', counsel_id::text, 'member' from seen`,
    [memberId, counselId, at, until ?? null],
  );
}

export interface ChannelAndTopic {
  channel: MemberChannel;
  topic: NoticeTopic;
}

export function selectOff(db: Queryable, memberId: string): Promise<ChannelAndTopic[]> {
  return db.query<ChannelAndTopic>(
    'select channel, topic from notice_off where member_id = $1 order by channel, topic',
    [memberId],
  );
}

export async function setOff(
  db: Queryable,
  { memberId, channel, topic, isOn }: ChannelAndTopic & { memberId: string; isOn: boolean },
): Promise<void> {
  await db.query(
    isOn
      ? 'delete from notice_off where member_id = $1 and channel = $2 and topic = $3'
      : 'insert into notice_off values ($1, $2, $3) on conflict do nothing',
    [memberId, channel, topic],
  );
}
