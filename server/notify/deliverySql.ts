import type { NOTICE_CHANNELS } from '../../contract/plain/enums.ts';
import {
  type NoticeKind,
  type NoticeTopic,
  REMINDER_KINDS,
} from '../../contract/plain/noticeKinds.ts';
import type { Queryable } from '../db/database.ts';
import { insertCounselChanges } from '../db/feed/counselChange.ts';
import { awaited, hasComeSql } from '../domain/counsel/counselCardSql.ts';
import { readsInLine } from '../domain/lineReading/lineReadingSql.ts';
import { MAY_HAVE_ARRIVED, type Outcome } from '../lib/outcome.ts';
import { missedBefore } from './noticeRules.ts';

export type ChannelName = (typeof NOTICE_CHANNELS)[number];

/** A delivery that a lane sends now. */
export interface DueDelivery {
  id: string;
  channel: ChannelName;
  /** Null for staff, and in deliveries of older versions. */
  noticeId: string | null;
  /** Null for staff. */
  memberId: string | null;
  /** Null for operators, and for notices about no counsel. */
  clinicId: string | null;
  counselId: string | null;
  /** Null for staff, and in deliveries of older versions. */
  kind: NoticeKind | null;
  /** The appointment that a reminder is about. */
  appointmentAt: Date | null;
  text: string;
  /** A path of the site. */
  link: string;
  attempts: number;
  /** How the attempt before failed. */
  lastProblem: string | null;
  /** The receivers that an earlier attempt has reached: logins of browsers, addresses of a clinic. */
  reached: string[];
  createdAt: Date;
  /**
   * The notice is no longer true: the counsel was moved, the time has come, the message was read. Or a later notice
   * says the same.
   */
  isOutdated: boolean;
  /** The topics that the member has switched off for this channel. */
  off: NoticeTopic[];
}

const reminderKinds = REMINDER_KINDS.map((kind) => `'${kind}'`).join(', ');

const isOutdated = (now: string) => `coalesce(case
  when notice.kind in ('CHANGE', 'COMPLETED', 'RESCHEDULED', 'MOVED')
    then counsel.state <> notice.state
  when notice.kind = 'PROPOSAL' then not exists (
    select 1 from jsonb_array_elements(counsel.proposals) as proposal
    where (proposal ->> 'at')::timestamptz > ${now})
  when notice.kind = 'MESSAGE' then counsel.read_by_member >= counsel.last_of_staff
  when notice.kind in (${reminderKinds})
    then notice.appointment_at is distinct from ${awaited} or notice.appointment_at <= ${now}
      or ${hasComeSql}
  end, false)`;

/** A later delivery that is due, too, says the same to this member by this channel, about the same counsel. */
const isRepeated = (now: string) => `exists (
  select 1 from outbox as later
  where later.counsel_id = claimed.counsel_id and later.channel = claimed.channel
    and later.member_id = claimed.member_id and later.text = claimed.text
    and later.id > claimed.id and later.due_at <= ${now})`;

/** LINE sends the text of the message instead of the sentence, and the member has not read it. */
const bringsText = `(claimed.channel = 'LINE' and ${readsInLine('claimed.member_id')} and exists (
  select 1 from message
  where message.counsel_id = claimed.counsel_id and 'message ' || message.id = claimed.once_key
    and message.number > counsel.read_by_member))`;

interface Claim {
  channel: ChannelName;
  now: Date;
  /** If the process stops before it has sent them, the deliveries are due again at this time. */
  claimedUntil: Date;
  limit: number;
}

/**
 * Takes due deliveries of a channel, the oldest first, and reads the facts that they are about. Other processes skip
 * them. Deliveries of one counsel to one side are sent one at a time, so that the newest state arrives last. Later
 * deliveries do not wait for one that some of its receivers already have, or that may have arrived. What members missed
 * by day is not taken at night (`missedBefore`).
 */
export function claimDeliveries(
  db: Queryable,
  { channel, now, claimedUntil, limit }: Claim,
): Promise<DueDelivery[]> {
  return db.query<DueDelivery>(
    `with due as materialized (
       select outbox.id from outbox
       where outbox.channel = $1 and outbox.state = 'WAITING' and outbox.due_at <= $2
         and (outbox.member_id is null or coalesce(outbox.due_at >= $5, true))
         and not exists (
           select 1 from outbox as earlier
           where earlier.counsel_id = outbox.counsel_id and earlier.channel = outbox.channel
             and (earlier.member_id is null) = (outbox.member_id is null)
             and earlier.state = 'WAITING' and earlier.reached = '{}'
             and earlier.problem is distinct from '${MAY_HAVE_ARRIVED}'
             and earlier.id < outbox.id)
       order by outbox.due_at, outbox.id limit $4 for update skip locked),
     claimed as (
       update outbox set attempts = outbox.attempts + 1, due_at = $3
       from due where outbox.id = due.id returning outbox.*)
     select claimed.id, claimed.channel, claimed.notice_id as "noticeId",
       claimed.member_id as "memberId",
       claimed.clinic_id as "clinicId", claimed.counsel_id as "counselId", notice.kind,
       notice.appointment_at as "appointmentAt",
       claimed.text, claimed.link, claimed.attempts, claimed.problem as "lastProblem", claimed.reached,
       claimed.created_at as "createdAt",
       (${isOutdated('$2')} or (${isRepeated('$2')} and not ${bringsText})) as "isOutdated",
       array(select topic from notice_off
             where notice_off.member_id = claimed.member_id
               and notice_off.channel = claimed.channel) as off
     from claimed
       left join notice on notice.id = claimed.notice_id
       left join counsel on counsel.id = notice.counsel_id
     order by claimed.id`,
    [channel, now, claimedUntil, limit, missedBefore(now)],
  );
}

/**
 * `dueAt` is the next attempt of a delivery that still waits, or the end of another one. A message that LINE sends
 * later is marked LATER. When its delivery ends unsent, the mark becomes FAILED or is removed.
 */
export async function settleDelivery(
  db: Queryable,
  id: string,
  { outcome, attempts, now, dueAt }: { outcome: Outcome; attempts: number; now: Date; dueAt: Date },
): Promise<void> {
  const problem = 'problem' in outcome ? outcome.problem : null;
  const reached = 'reached' in outcome ? outcome.reached : [];
  await db.query(
    `with settled as (
       update outbox set problem = $3, sent_at = $4, state = $2, due_at = $5, attempts = $7,
         reached = case when $2 = 'WAITING' then reached || $6::text[] else '{}' end
       where id = $1 and state = 'WAITING' returning channel, state, counsel_id, once_key),
     changed as (
       update message set line_state = case settled.state when 'FAILED' then 'FAILED' end
       from settled where message.counsel_id = settled.counsel_id
         and settled.once_key = 'message ' || message.id and message.line_state = 'LATER'
         and settled.channel = 'LINE' and settled.state in ('SHOWN', 'DROPPED', 'FAILED')
       returning message.counsel_id as id)
     ${insertCounselChanges('changed', 'message', 'clinic')}`,
    [id, outcome.state, problem, outcome.state === 'SENT' ? now : null, dueAt, reached, attempts],
  );
}

/**
 * How many deliveries wait for their time or for another attempt, and the time of the oldest that is due. One that may
 * have arrived is never the oldest: it waits for more than an hour on purpose.
 */
export async function selectBacklog(
  db: Queryable,
): Promise<{ waiting: number; oldest: Date | null }> {
  const [row] = await db.query<{ waiting: number; oldest: Date | null }>(
    `select count(*) as waiting,
       min(created_at) filter (where (attempts > 0 or due_at <= now())
         and problem is distinct from '${MAY_HAVE_ARRIVED}') as oldest
     from outbox where state = 'WAITING'`,
  );
  return row ?? { waiting: 0, oldest: null };
}
