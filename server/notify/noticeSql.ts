import type { Language } from '../../contract/language.ts';
import type { Queryable } from '../db/database.ts';
import type { Outcome } from './noticeRules.ts';

interface NewNotice {
  id: string;
  channel: 'LINE' | 'STAFF';
  /** To whom; null for the staff of the clinic. */
  memberId: string | null;
  counselId: string;
  clinicId: string;
  text: string;
  /** Where it leads, as a path of ours. */
  link: string;
  /** Of all notices with this key only the first is written. */
  onceKey: string | null;
  at: Date;
}

export async function insertNotice(tx: Queryable, notice: NewNotice): Promise<void> {
  const { id, channel, memberId, counselId, clinicId, text, link, onceKey, at } = notice;
  await tx.query(
    `insert into outbox (id, channel, state, member_id, counsel_id, clinic_id, text, link,
       once_key, created_at, due_at)
     values ($1, $2, 'WAITING', $3, $4, $5, $6, $7, $8, $9, $9) on conflict (once_key) do nothing`,
    [id, channel, memberId, counselId, clinicId, text, link, onceKey, at],
  );
}

export interface NoticedCounsel {
  id: string;
  memberId: string;
  clinicId: string;
  code: string;
  language: Language;
}

const noticedFields = `counsel.id, counsel.member_id as "memberId", counsel.clinic_id as "clinicId",
  counsel.code, counsel.language`;

export async function selectNoticed(
  tx: Queryable,
  counselId: string,
): Promise<NoticedCounsel | undefined> {
  const [row] = await tx.query<NoticedCounsel>(
    `select ${noticedFields} from counsel where counsel.id = $1`,
    [counselId],
  );
  return row;
}

interface Span {
  from: Date;
  to: Date;
}

/** Booked in that span, not looked at since, and nobody has been reminded. */
export function selectWaiting(db: Queryable, booked: Span): Promise<NoticedCounsel[]> {
  return db.query<NoticedCounsel>(
    `select ${noticedFields} from counsel
     where counsel.state = 'AWAITING_CLINIC_CONFIRMATION'
       and counsel.created_at > $1 and counsel.created_at <= $2
       and not exists (select 1 from outbox where once_key = 'waiting ' || counsel.id)
     order by counsel.created_at limit 50`,
    [booked.from, booked.to],
  );
}

/**
 * With an appointment in that span, and without any notice in so many hours before it; first those that came last
 * into it.
 */
export function selectExpected(
  db: Queryable,
  appointment: Span,
  silentHours: number,
): Promise<(NoticedCounsel & { day: Date })[]> {
  const expected = (state: string, column: string) => `
    select ${noticedFields}, counsel.${column} as day from counsel
    where counsel.state = '${state}' and counsel.${column} > $1 and counsel.${column} <= $2
      and not exists (
        select 1 from outbox where outbox.counsel_id = counsel.id and outbox.channel = 'LINE'
          and outbox.created_at > counsel.${column} - make_interval(hours => $3))`;
  return db.query<NoticedCounsel & { day: Date }>(
    `${expected('CONSULTATION_APPOINTMENT_CONFIRMED', 'consultation_at')} union all
     ${expected('TREATMENT_APPOINTMENT_CONFIRMED', 'treatment_at')}
     order by day desc limit 50`,
    [appointment.from, appointment.to, silentHours],
  );
}

export interface DueNotice {
  id: string;
  channel: 'LINE' | 'STAFF';
  text: string;
  link: string;
  attempts: number;
  createdAt: Date;
  /** The member as Line knows them; null when Line does not, or when they are no friend of ours. */
  lineUser: string | null;
}

/**
 * Takes the oldest that is due, for a while: who takes it and dies leaves it to the next. About one counsel there is
 * one at a time, or a state that has passed could be the last that is heard of.
 */
export async function takeDue(
  db: Queryable,
  { now, until, lineIssuer }: { now: Date; until: (attempts: number) => Date; lineIssuer: string },
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
    [due.id, due.attempts, until(due.attempts), lineIssuer, now],
  );
  // Somebody was quicker: there may be another.
  return row ?? takeDue(db, { now, until, lineIssuer });
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

/** How much waits to be sent, and since when the oldest does. */
export async function selectBacklog(
  db: Queryable,
): Promise<{ waiting: number; oldest: Date | null }> {
  const [row] = await db.query<{ waiting: number; oldest: Date | null }>(
    `select count(*) as waiting, min(created_at) as oldest from outbox where state = 'WAITING'`,
  );
  return row ?? { waiting: 0, oldest: null };
}

/** Line tells who befriends us and who leaves; a word that comes again after a newer one is none. */
export async function updateFriend(
  db: Queryable,
  told: { issuer: string; subject: string; isFriend: boolean; at: Date },
): Promise<void> {
  await db.query(
    `update member_identity set is_friend = $3, friend_told_at = $4
     where issuer = $1 and subject = $2 and (friend_told_at is null or friend_told_at <= $4)`,
    [told.issuer, told.subject, told.isFriend, told.at],
  );
}
