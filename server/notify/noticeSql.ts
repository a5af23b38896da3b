import type { Language } from '../../contract/language.ts';
import type { Queryable } from '../db/database.ts';
import type { Outcome } from './noticeRules.ts';

interface NewNotice {
  id: string;
  channel: 'LINE' | 'STAFF';
  /** Null for the staff of the clinic. */
  memberId: string | null;
  /** Both null for operators. */
  counselId: string | null;
  clinicId: string | null;
  text: string;
  /** A path of the site. */
  link: string;
  /** Only the first notice with a key is written. */
  onceKey: string | null;
  at: Date;
}

/** False when there is one with its key. */
export async function insertNotice(tx: Queryable, notice: NewNotice): Promise<boolean> {
  const { id, channel, memberId, counselId, clinicId, text, link, onceKey, at } = notice;
  const rows = await tx.query(
    `insert into outbox (id, channel, state, member_id, counsel_id, clinic_id, text, link,
       once_key, created_at, due_at)
     values ($1, $2, 'WAITING', $3, $4, $5, $6, $7, $8, $9, $9) on conflict (once_key) do nothing
     returning id`,
    [id, channel, memberId, counselId, clinicId, text, link, onceKey, at],
  );
  return rows.length > 0;
}

export interface NoticeCounsel {
  id: string;
  memberId: string;
  clinicId: string;
  code: string;
  language: Language;
}

const noticeCounselFields = `counsel.id, counsel.member_id as "memberId", counsel.clinic_id as "clinicId",
  counsel.code, counsel.language`;

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

interface Span {
  from: Date;
  to: Date;
}

/** Counsels booked in that time that wait for the clinic, without a reminder so far. */
export function selectWaitingCounsels(db: Queryable, booked: Span): Promise<NoticeCounsel[]> {
  return db.query<NoticeCounsel>(
    `select ${noticeCounselFields} from counsel
     where counsel.state = 'AWAITING_CLINIC_CONFIRMATION'
       and counsel.created_at > $1 and counsel.created_at <= $2
       and not exists (select 1 from outbox where once_key = 'waiting ' || counsel.id)
     order by counsel.created_at limit 50`,
    [booked.from, booked.to],
  );
}

/**
 * Counsels with an appointment in that time and no LINE notice of the counsel itself within `silentHours` before it,
 * latest appointment first.
 */
export function selectUpcomingCounsels(
  db: Queryable,
  appointment: Span,
  silentHours: number,
): Promise<(NoticeCounsel & { day: Date })[]> {
  const expected = (state: string, column: string) => `
    select ${noticeCounselFields}, counsel.${column} as day from counsel
    where counsel.state = '${state}' and counsel.${column} > $1 and counsel.${column} <= $2
      and not exists (
        select 1 from outbox where outbox.counsel_id = counsel.id and outbox.channel = 'LINE'
          and (outbox.once_key is null or outbox.once_key not like 'message %')
          and outbox.created_at > counsel.${column} - make_interval(hours => $3))`;
  return db.query<NoticeCounsel & { day: Date }>(
    `${expected('CONSULTATION_APPOINTMENT_CONFIRMED', 'consultation_at')} union all
     ${expected('TREATMENT_APPOINTMENT_CONFIRMED', 'treatment_at')}
     order by day desc limit 50`,
    [appointment.from, appointment.to, silentHours],
  );
}

/** Whether that side was told of a message of the counsel since a time. */
export async function wasToldOfMessage(
  tx: Queryable,
  { counselId, channel, since }: { counselId: string; channel: 'LINE' | 'STAFF'; since: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from outbox where counsel_id = $1 and channel = $2 and created_at > $3
       and once_key like 'message %' limit 1`,
    [counselId, channel, since],
  );
  return rows.length > 0;
}

export interface DueNotice {
  id: string;
  channel: 'LINE' | 'STAFF';
  text: string;
  link: string;
  attempts: number;
  createdAt: Date;
  /** The member's LINE user id; null without LINE login, or when the member is no friend of our account. */
  lineUser: string | null;
}

/**
 * Takes the oldest due notice. A process that dies after this leaves it due again. Notices of one counsel go one at a
 * time, so that the newest state arrives last.
 */
export async function takeDueNotice(
  db: Queryable,
  {
    now,
    takenUntil,
    lineIssuer,
  }: { now: Date; takenUntil: (attempts: number) => Date; lineIssuer: string },
): Promise<DueNotice | undefined> {
  const [due] = await db.query<{ id: string; attempts: number }>(
    `select id, attempts from outbox where state = 'WAITING' and due_at <= $1
       and not exists (
         select 1 from outbox as earlier
         where earlier.counsel_id = outbox.counsel_id and earlier.channel = outbox.channel
           and earlier.state = 'WAITING' and earlier.id < outbox.id)
     order by due_at, id limit 1`,
    [now],
  );
  if (!due) return undefined;
  const [row] = await db.query<DueNotice>(
    `update outbox set attempts = attempts + 1, due_at = $3
     where id = $1 and attempts = $2 and state = 'WAITING' and due_at <= $5
     returning id, channel, text, link, attempts, created_at as "createdAt",
       (select subject from member_identity
        where member_identity.member_id = outbox.member_id and issuer = $4
          and is_friend is not false limit 1) as "lineUser"`,
    [due.id, due.attempts, takenUntil(due.attempts), lineIssuer, now],
  );
  // Another process took it first: try the next one.
  return row ?? takeDueNotice(db, { now, takenUntil, lineIssuer });
}

export async function settleNotice(
  db: Queryable,
  id: string,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const problem = 'problem' in outcome ? outcome.problem : null;
  await db.query(
    `update outbox set state = $2, problem = $3, sent_at = $4
     where id = $1 and state = 'WAITING'`,
    [id, outcome.state, problem, outcome.state === 'SENT' ? now : null],
  );
}

/** How many notices wait, and the time of the oldest. */
export async function selectBacklog(
  db: Queryable,
): Promise<{ waiting: number; oldest: Date | null }> {
  const [row] = await db.query<{ waiting: number; oldest: Date | null }>(
    `select count(*) as waiting, min(created_at) as oldest from outbox where state = 'WAITING'`,
  );
  return row ?? { waiting: 0, oldest: null };
}
