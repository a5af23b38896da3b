import type { Message } from '../../../contract/message.ts';
import type { Image } from '../../../contract/shape.ts';
import type { LineState } from '../../../contract/staff/staffMessage.ts';
import type { Queryable } from '../../db/database.ts';
import { insertCounselChanges } from '../../db/feed/counselChange.ts';
import { isoTime } from '../../db/jsonSql.ts';

/** Whose counsels: those of a member, of a clinic, or with null all of them (operators). */
export type Side = { memberId: string } | { clinicId: string | null };

/** A member, or an account of a clinic. */
export type Writer = { memberId: string } | { staffId: string; clinicId: string };

const isOf = (side: Side) =>
  'memberId' in side
    ? { sql: 'counsel.member_id = $2', value: side.memberId }
    : { sql: '($2::uuid is null or counsel.clinic_id = $2)', value: side.clinicId };

export interface ThreadState {
  memberId: string;
  clinicId: string;
  language: string;
  last: number;
  read: { member: number; staff: number };
}

const threadState = `counsel.member_id as "memberId", counsel.clinic_id as "clinicId",
  counsel.language,
  counsel.message_count as last,
  json_build_object('member', counsel.read_by_member, 'staff', counsel.read_by_staff) as read`;

export async function selectThread(
  db: Queryable,
  counselId: string,
  side: Side,
): Promise<ThreadState | undefined> {
  const { sql, value } = isOf(side);
  const [thread] = await db.query<ThreadState>(
    `select ${threadState} from counsel where counsel.id = $1 and ${sql}`,
    [counselId, value],
  );
  return thread;
}

/** The text as it is stored (messageTexts.ts opens it). */
export type StoredMessage = Omit<Message, 'text' | 'unsent'> & {
  sealed: string | null;
  isUnsent: boolean;
  staff: string | null;
};

const messageFields = `message.id, message.number, ${isoTime('message.created_at')} as at,
  message.author as by, message.text_sealed as sealed, message.photos,
  message.unsent_at is not null as "isUnsent",
  (select staff.user_id from staff where staff.id = message.staff_id) as staff`;

export function selectMessages(
  db: Queryable,
  counselId: string,
  { after, limit }: { after: number; limit: number },
): Promise<StoredMessage[]> {
  return db.query<StoredMessage>(
    `select ${messageFields} from message where counsel_id = $1 and number > $2
     order by number limit $3`,
    [counselId, after, limit],
  );
}

export async function selectMessage(db: Queryable, id: string): Promise<StoredMessage | undefined> {
  const [message] = await db.query<StoredMessage>(
    `select ${messageFields} from message where id = $1`,
    [id],
  );
  return message;
}

/** What LINE did with the newest messages of staff that were pushed. */
export function selectLineStates(
  db: Queryable,
  counselId: string,
): Promise<{ number: number; state: LineState }[]> {
  return db.query<{ number: number; state: LineState }>(
    `select number, line_state as state from message
     where counsel_id = $1 and line_state is not null order by number desc limit 50`,
    [counselId],
  );
}

/** The numbers of messages that were taken back. */
export async function selectUnsent(db: Queryable, counselId: string): Promise<number[]> {
  const rows = await db.query<{ number: number }>(
    'select number from message where counsel_id = $1 and unsent_at is not null order by number',
    [counselId],
  );
  return rows.map(({ number }) => number);
}

/** The message in its thread, unless it is erased already. Locks its counsel, as every erasure of texts does. */
export async function lockByLineId(
  tx: Queryable,
  { memberId, lineId }: { memberId: string; lineId: string },
): Promise<{ id: string; counselId: string } | undefined> {
  const [found] = await tx.query<{ id: string; counselId: string }>(
    `select message.id, counsel.id as "counselId"
     from message join counsel on counsel.id = message.counsel_id
     where message.member_id = $1 and message.line_id = $2 and message.unsent_at is null
     for update of counsel`,
    [memberId, lineId],
  );
  return found;
}

export async function eraseMessage(tx: Queryable, id: string, at: Date): Promise<void> {
  await tx.query(
    `update message set text_sealed = null, photos = '[]', unsent_at = $2 where id = $1`,
    [id, at],
  );
}

interface SentMessage {
  id: string;
  /** Null without a text. */
  sealed: string | null;
}

/** The message that this writer sent before under the same idempotency key. */
export async function selectSent(
  tx: Queryable,
  { counselId, writer, key }: { counselId: string; writer: Writer; key: string },
): Promise<SentMessage | undefined> {
  const [found] = await tx.query<SentMessage>(
    `select id, text_sealed as sealed from message
     where counsel_id = $1 and idempotency_key = $2 and staff_id is not distinct from $3`,
    [counselId, key, 'staffId' in writer ? writer.staffId : null],
  );
  return found;
}

interface TakenNumber {
  number: number;
  isFirstUnread: boolean;
  /** The member had the texts of the counsel erased: nothing may be added. */
  isErased: boolean;
}

/** The number of a new message. Locks the counsel, so that two messages at once get different ones. */
export async function takeNumber(
  tx: Queryable,
  counselId: string,
  side: Side,
  at: Date,
): Promise<TakenNumber | undefined> {
  const { sql, value } = isOf(side);
  const [last, read] =
    'memberId' in side ? ['last_of_member', 'read_by_staff'] : ['last_of_staff', 'read_by_member'];
  // Null: a message of staff changes nothing about what they have not read.
  const unreadAt = 'memberId' in side ? at : null;
  const [taken] = await tx.query<TakenNumber>(
    `with held as (select * from counsel where counsel.id = $1 and ${sql} for update)
     update counsel set message_count = held.message_count + 1, ${last} = held.message_count + 1,
       unread_since = case when held.last_of_member > held.read_by_staff or $3::timestamptz is null
         then coalesce(held.unread_since, $3) else $3 end
     from held where counsel.id = held.id
     returning counsel.message_count as number, held.${last} <= held.${read} as "isFirstUnread",
       held.erased_by_member as "isErased"`,
    [counselId, value, unreadAt],
  );
  return taken;
}

export interface NewMessage {
  id: string;
  counselId: string;
  memberId: string;
  number: number;
  by: Message['by'];
  /** Null when the member writes. */
  staffId: string | null;
  /** Sealed; null without a text. */
  text: string | null;
  photos: readonly Image[];
  /** The id that LINE gave it; null when it was written here. */
  lineId: string | null;
  /** The idempotency key that it was sent with. */
  key: string | null;
  at: Date;
}

export async function insertMessage(tx: Queryable, message: NewMessage): Promise<void> {
  const { id, counselId, memberId, number, by, staffId, text, photos, lineId, key, at } = message;
  await tx.query(
    `insert into message
       (id, counsel_id, member_id, number, author, staff_id, text_sealed, photos, created_at,
        line_id, idempotency_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, $11)`,
    [id, counselId, memberId, number, by, staffId, text, JSON.stringify(photos), at, lineId, key],
  );
}

/**
 * The time of the first message of the member with a number above `$3`. The query does not see a message that is
 * committed while this statement waits; then the former time stays.
 */
const firstUnreadAfter = `case when last_of_member > least($3::int, message_count) then coalesce(
  (select min(message.created_at) from message where message.counsel_id = counsel.id
     and message.author = 'member' and message.number > least($3::int, counsel.message_count)),
  unread_since) end`;

/** False when there is no such counsel on this side. A smaller number than before changes nothing. */
export async function markRead(
  db: Queryable,
  counselId: string,
  side: Side,
  until: number,
): Promise<boolean> {
  const { sql, value } = isOf(side);
  const read = 'memberId' in side ? 'read_by_member' : 'read_by_staff';
  const changed = 'memberId' in side ? '' : `, unread_since = ${firstUnreadAfter}`;
  const marked = await db.query(
    `with marked as (
       update counsel set ${read} = least($3::int, message_count)${changed}
       where counsel.id = $1 and ${sql} and ${read} < least($3::int, message_count) returning id),
     told as (${insertCounselChanges('marked', 'read')})
     select id from marked`,
    [counselId, value, until],
  );
  return marked.length > 0 || (await selectThread(db, counselId, side)) !== undefined;
}
