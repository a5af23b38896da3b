import { uuidv7 } from 'uuidv7';
import type { CounselState } from '../../contract/plain/counselCourse.ts';
import type { Language } from '../../contract/plain/language.ts';
import type { NoticeKind } from '../../contract/plain/noticeKinds.ts';
import type { Queryable } from '../db/database.ts';
import { MAY_HAVE_ARRIVED } from '../lib/outcome.ts';
import { channels, claimedUntil } from './channels.ts';
import type { ChannelName } from './deliverySql.ts';

export interface Notice {
  /** Missing: it is about no counsel, or about one that is deleted with its member. */
  counselId?: string;
  /** Missing: it is about no counsel. */
  clinicId?: string;
  text: string;
  /** A path of the site. */
  link: string;
  at: Date;
  /** Only the first notice with a key is delivered. */
  onceKey?: string;
}

export interface MemberNotice extends Notice {
  memberId: string;
  /** When its deliveries leave. */
  dueAt: Date;
  kind: NoticeKind;
  /** The new state of the counsel, if the notice is about one. */
  state?: CounselState;
  /** The appointment that the notice reminds of: each reminder is written once. */
  appointment?: Date;
  /** The only channel by which it leaves. Missing: every channel that is for it. */
  only?: ChannelName | null;
}

/**
 * `once_key` is unique, so each channel adds its name. LINE and STAFF do not: processes of an older version look for
 * their keys.
 */
const insertDeliveries = `
  insert into outbox (id, channel, state, notice_id, member_id, counsel_id, clinic_id, text, link,
    once_key, created_at, due_at)
  select way.id, way.channel, 'WAITING',
    receiver.notice_id, receiver.member_id, receiver.counsel_id, receiver.clinic_id, $3, $4,
    case when way.channel in ('LINE', 'STAFF') then $5 else $5 || ' ' || way.channel end, $6, $7
  from receiver, unnest($1::uuid[], $2::text[]) as way (id, channel)
  where case way.channel
    ${channels.map(({ name, isFor }) => `when '${name}' then ${isFor}`).join('\n    ')} end
  on conflict (once_key) do nothing returning id`;

function deliveryParams(
  { text, link, onceKey, at }: Notice,
  dueAt: Date,
  only: ChannelName | null = null,
) {
  const names = channels.map(({ name }) => name).filter((name) => only === null || name === only);
  return [names.map(() => uuidv7()), names, text, link, onceKey, at, dueAt];
}

/** Its deliveries leave at once. False: a notice with this key was written before. */
export async function insertStaffNotice(tx: Queryable, notice: Notice): Promise<boolean> {
  const rows = await tx.query(
    `with receiver as (
       select null::uuid as notice_id, null::uuid as member_id, $8::uuid as counsel_id,
         $9::uuid as clinic_id)
     ${insertDeliveries}`,
    [...deliveryParams(notice, notice.at), notice.counselId, notice.clinicId],
  );
  return rows.length > 0;
}

/** Writes a notice and its deliveries, and tells the pages that the member has open. */
export async function insertMemberNotice(tx: Queryable, notice: MemberNotice): Promise<void> {
  const { memberId, counselId, clinicId, kind, state, appointment, dueAt, only } = notice;
  const receiver = [uuidv7(), memberId, counselId, clinicId, kind, state, appointment];
  await tx.query(
    `with receiver as (
       insert into notice (id, member_id, counsel_id, kind, state, appointment_at, created_at)
       values ($8, $9, $10, $12, $13, $14, $6) on conflict do nothing
       returning id as notice_id, member_id, counsel_id, $11::uuid as clinic_id),
     told as (
       insert into change (kind, id, audience) select 'notice', counsel_id::text, 'member'
       from receiver where counsel_id is not null)
     ${insertDeliveries}`,
    [...deliveryParams(notice, dueAt, only), ...receiver],
  );
}

/**
 * When a notice leaves at once, the earlier ones of its counsel leave first, so that the newest state arrives last.
 * Also those that wait for another attempt and those that were missed by day, but not one that a process is sending, or
 * that may have arrived.
 */
export async function sendEarlierNow(tx: Queryable, counselId: string, at: Date): Promise<void> {
  await tx.query(
    `update outbox set due_at = $2
     where counsel_id = $1 and member_id is not null and state = 'WAITING'
       and problem is distinct from '${MAY_HAVE_ARRIVED}'
       and (due_at <= $2 or attempts = 0 or due_at > (
         select until from unnest($3::text[], $4::timestamptz[]) as claim (channel, until)
         where claim.channel = outbox.channel))`,
    [
      counselId,
      at,
      channels.map(({ name }) => name),
      channels.map((channel) => claimedUntil(channel, at)),
    ],
  );
}

export interface NoticeCounsel {
  id: string;
  memberId: string;
  clinicId: string;
  code: string;
  language: Language;
  /** When the member last wrote to the clinic, or asked it for another time. */
  wroteAt: Date;
}

export const noticeCounselFields = `counsel.id, counsel.member_id as "memberId",
  counsel.clinic_id as "clinicId", counsel.code, counsel.language,
  greatest((select message.created_at from message
    where message.counsel_id = counsel.id and message.number = counsel.last_of_member),
    (counsel.reschedule ->> 'at')::timestamptz, counsel.created_at) as "wroteAt"`;

export async function selectNoticeCounsel(
  tx: Queryable,
  counselId: string,
): Promise<NoticeCounsel | undefined> {
  const [row] = await tx.query<NoticeCounsel>(
    `select ${noticeCounselFields} from counsel where counsel.id = $1`,
    [counselId],
  );
  return row;
}

export async function hasReview(tx: Queryable, counselId: string): Promise<boolean> {
  const rows = await tx.query('select 1 from review where counsel_id = $1', [counselId]);
  return rows.length > 0;
}

interface Told {
  counselId: string;
  by: 'member' | 'staff';
  /** This channel does not count. */
  except: ChannelName | null;
  since: Date;
}

/**
 * True if a notice of a message was sent to the reader after `since`, or will be. Its time is `due_at`; for a delivery
 * that failed or is tried again it is `created_at`, because that delivery may never leave. If a notice has several
 * channels, the earliest time counts, so a failing channel does not hold back later notices.
 */
export async function wasToldOfMessage(
  tx: Queryable,
  { counselId, by, except, since }: Told,
): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from outbox
     where counsel_id = $1 and (member_id is null) = $2 and channel is distinct from $3
       and once_key like 'message %'
     group by split_part(once_key, ' ', 2)
     having min(case when attempts > 0 and state in ('WAITING', 'FAILED') then created_at else due_at end) > $4
     limit 1`,
    [counselId, by === 'member', except, since],
  );
  return rows.length > 0;
}
