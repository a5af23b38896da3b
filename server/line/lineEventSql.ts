import { uuidv7 } from 'uuidv7';
import type { Language } from '../../contract/plain/language.ts';
import type { UnsentMessage } from '../crypto/keyStore.ts';
import type { Queryable } from '../db/database.ts';
import { counselIsOpen } from '../domain/counsel/counselSql.ts';
import type { LineEventKind } from './lineEvents.ts';

/** The members who logged in with these LINE accounts, by LINE user id. */
export async function selectMembersInLine(
  db: Queryable,
  issuer: string,
  users: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db.query<{ subject: string; memberId: string }>(
    `select subject, member_id as "memberId" from member_identity
     where issuer = $1 and subject = any($2::text[])`,
    [issuer, users],
  );
  return new Map(rows.map(({ subject, memberId }) => [subject, memberId]));
}

export interface NewLineEvent {
  id: string;
  person: string;
  memberId: string | null;
  messageId: string | null;
  kind: LineEventKind;
  happenedAt: Date;
  sealed: string | null;
  at: Date;
  dueAt: Date;
}

/**
 * An event that is stored already changes nothing. Messages and presses are ignored while `most` events of their person
 * are younger than `since`.
 */
export async function insertLineEvents(
  db: Queryable,
  events: readonly NewLineEvent[],
  { since, most }: { since: Date; most: number },
): Promise<void> {
  if (events.length === 0) return;
  await db.query(
    `insert into line_event
       (id, person, member_id, kind, happened_at, payload_sealed, due_at, created_at, message_id)
     select id, person, member_id, kind, happened_at, sealed, due_at, at, message_id
     from unnest($1::text[], $2::text[], $3::uuid[], $4::text[], $5::timestamptz[], $6::text[],
       $7::timestamptz[], $8::text[], $11::timestamptz[])
       as new (id, person, member_id, kind, happened_at, sealed, at, message_id, due_at)
     where kind not in ('message', 'postback') or (
       select count(*) from line_event as stored
       where stored.person = new.person and stored.created_at > $9) < $10
     on conflict (id) do nothing`,
    [
      events.map(({ id }) => id),
      events.map(({ person }) => person),
      events.map(({ memberId }) => memberId),
      events.map(({ kind }) => kind),
      events.map(({ happenedAt }) => happenedAt),
      events.map(({ sealed }) => sealed),
      events.map(({ at }) => at),
      events.map(({ messageId }) => messageId),
      since,
      most,
      events.map(({ dueAt }) => dueAt),
    ],
  );
}

export interface StoredLineEvent {
  id: string;
  person: string;
  memberId: string | null;
  messageId: string | null;
  kind: LineEventKind;
  happenedAt: Date;
  sealed: string | null;
  attempts: number;
  createdAt: Date;
  /** Both null for a person who is no member. */
  lineUser: string | null;
  language: Language | null;
}

const eventFields = (issuer: string) => `line_event.id, line_event.person,
  line_event.member_id as "memberId", line_event.message_id as "messageId", line_event.kind, line_event.happened_at as "happenedAt",
  line_event.payload_sealed as sealed, line_event.attempts, line_event.created_at as "createdAt",
  (select subject from member_identity where member_identity.member_id = line_event.member_id
     and issuer = ${issuer} limit 1) as "lineUser",
  (select language from member where member.id = line_event.member_id) as language`;

interface Taking {
  now: Date;
  until: Date;
  issuer: string;
  /** Persons who already had a turn, the oldest turn first. Others go before them. */
  served: readonly string[];
}

/**
 * Takes the oldest due event of the person whose turn it is. No other process takes it before `until`. Events of one
 * person go one at a time, in the order in which they happened. Two kinds hold back no later event: an `unsend`, and an
 * event without a payload, which only tells the member something. An `unsend` does not wait for earlier ones either.
 */
export async function takeDueEvent(
  db: Queryable,
  { now, until, issuer, served }: Taking,
): Promise<StoredLineEvent | undefined> {
  const [due] = await db.query<{ id: string; attempts: number }>(
    `select id, attempts from line_event where state = 'WAITING' and due_at <= $1
       and (kind = 'unsend' or not exists (
         select 1 from line_event as earlier
         where earlier.person = line_event.person and earlier.state = 'WAITING'
           and earlier.kind <> 'unsend'
           and not (earlier.kind = 'message' and earlier.payload_sealed is null)
           and (earlier.happened_at, earlier.id) < (line_event.happened_at, line_event.id)))
     order by coalesce(array_position($2::text[], person), 0), happened_at, id limit 1`,
    [now, served],
  );
  if (!due) return undefined;
  const [taken] = await db.query<StoredLineEvent>(
    `update line_event set attempts = attempts + 1, due_at = $3
     where id = $1 and attempts = $2 and state = 'WAITING' and due_at <= $4
     returning ${eventFields('$5')}`,
    [due.id, due.attempts, until, now, issuer],
  );
  // Another process took it first: try the next one.
  return taken ?? takeDueEvent(db, { now, until, issuer, served });
}

/** Refuses the waiting messages that are older than the counsel which the member has chosen: they were not meant for it. */
export async function refuseOlder(
  db: Queryable,
  { memberId, counselId, answeredBy }: { memberId: string; counselId: string; answeredBy: string },
): Promise<void> {
  await db.query(
    `update line_event set state = 'REFUSED', problem = 'bookedLater', payload_sealed = null,
       answered_by = $3
     where member_id = $1 and state = 'ASKED'
       and happened_at < (select created_at from counsel where id = $2 and member_id = $1)`,
    [memberId, counselId, answeredBy],
  );
}

/** Messages whose member was asked for the counsel and has not answered, oldest first. */
export function selectAskedEvents(
  db: Queryable,
  memberId: string,
  issuer: string,
): Promise<StoredLineEvent[]> {
  return db.query<StoredLineEvent>(
    `select ${eventFields('$2')} from line_event
     where member_id = $1 and state = 'ASKED' order by happened_at, id limit 100`,
    [memberId, issuer],
  );
}

export type LineEventEnd = 'DONE' | 'REFUSED' | 'TOLD' | 'FAILED';

interface EndOfEvent {
  state: LineEventEnd;
  problem?: string | null;
  /** The event by which the member chose the counsel for this message. */
  answeredBy?: string | null;
}

/** Ends the event and deletes its payload. False: another process has ended it. */
export async function endEvent(
  tx: Queryable,
  id: string,
  { state, problem = null, answeredBy = null }: EndOfEvent,
): Promise<boolean> {
  const ended = await tx.query(
    `update line_event set state = $2, problem = $3, answered_by = $4, payload_sealed = null
     where id = $1 and state in ('WAITING', 'ASKED') returning id`,
    [id, state, problem, answeredBy],
  );
  return ended.length > 0;
}

/**
 * The end states of the waiting messages for which this answer chose the counsel, also in earlier tries; oldest first.
 */
export function selectAnswered(
  db: Queryable,
  { id, memberId }: { id: string; memberId: string },
): Promise<{ state: LineEventEnd; problem: string | null }[]> {
  return db.query<{ state: LineEventEnd; problem: string | null }>(
    `select state, problem from line_event
     where member_id = $1 and answered_by = $2 order by happened_at, id`,
    [memberId, id],
  );
}

export async function markAsked(db: Queryable, id: string): Promise<void> {
  await db.query(`update line_event set state = 'ASKED' where id = $1 and state = 'WAITING'`, [id]);
}

/** The event is tried again at `dueAt`. */
export async function postponeEvent(
  db: Queryable,
  id: string,
  { dueAt, problem }: { dueAt: Date; problem: string },
): Promise<void> {
  await db.query(
    `update line_event set due_at = $2, problem = $3 where id = $1 and state = 'WAITING'`,
    [id, dueAt, problem],
  );
}

/** Whether the member took the message back. */
export async function wasUnsent(
  db: Queryable,
  { memberId, lineId }: { memberId: string; lineId: string },
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from line_event where member_id = $1 and message_id = $2 and kind = 'unsend' limit 1`,
    [memberId, lineId],
  );
  return rows.length > 0;
}

/** Ends the event of a message that was not passed on yet, deletes its payload, and ends the `unsend`. */
export async function endUnsent(tx: Queryable, { memberId, lineId }: UnsentMessage): Promise<void> {
  await tx.query(
    `update line_event set state = 'DONE', payload_sealed = null,
       problem = case when kind <> 'unsend' then 'unsent' end
     where member_id = $1 and message_id = $2 and state in ('WAITING', 'ASKED')`,
    [memberId, lineId],
  );
}

/**
 * Ends all messages of a member that were not passed on yet, and deletes their payloads. If the member has an open counsel
 * left, they may have been meant for it: an event without a payload lets the job tell the member.
 */
export async function eraseWaitingMessages(
  tx: Queryable,
  { memberId, at }: { memberId: string; at: Date },
): Promise<void> {
  await tx.query(
    `with erased as (
       update line_event set state = 'DONE', problem = 'erased', payload_sealed = null
       where member_id = $1 and kind = 'message' and state in ('WAITING', 'ASKED')
       returning person)
     insert into line_event (id, person, member_id, kind, happened_at, due_at, created_at)
     select 'erased ' || $2::text || ' ' || person, person, $1, 'message', $3, $3, $3
     from (select distinct person from erased) as writer
     where exists (
       select 1 from counsel
       where counsel.member_id = $1 and not counsel.erased_by_member and ${counselIsOpen})`,
    [memberId, uuidv7(), at],
  );
}

/** Which of these messages the restored database contains, in a thread or in an event that waits. */
export function selectBroughtBack(
  db: Queryable,
  messages: readonly UnsentMessage[],
): Promise<UnsentMessage[]> {
  return db.query<UnsentMessage>(
    `select distinct member_id as "memberId", line_id as "lineId"
     from unnest($1::uuid[], $2::text[]) as unsent (member_id, line_id)
     where exists (select 1 from message where message.member_id = unsent.member_id
         and message.line_id = unsent.line_id and message.unsent_at is null)
       or exists (select 1 from line_event where line_event.member_id = unsent.member_id
         and line_event.message_id = unsent.line_id
         and line_event.state in ('WAITING', 'ASKED'))`,
    [messages.map(({ memberId }) => memberId), messages.map(({ lineId }) => lineId)],
  );
}

/** Whether this event's answer may be pushed: no other one was pushed to the member after `since`. */
export async function takePush(
  db: Queryable,
  { id, memberId, since, at }: { id: string; memberId: string; since: Date; at: Date },
): Promise<boolean> {
  const taken = await db.query(
    `update line_event set pushed_at = $4 where id = $1 and not exists (
       select 1 from line_event as other
       where other.member_id = $2 and other.id <> $1 and other.pushed_at > $3) returning id`,
    [id, memberId, since, at],
  );
  return taken.length > 0;
}

/** Whether the person got the automatic answer for people who are no members to an event after `since`. */
export async function wasTold(db: Queryable, person: string, since: Date): Promise<boolean> {
  const told = `person = $1 and state = 'TOLD' and problem is null and created_at > $2`;
  const rows = await db.query(`select 1 from line_event where ${told} limit 1`, [person, since]);
  return rows.length > 0;
}
