import type { Message } from '../../../contract/message.ts';
import type { Language } from '../../../contract/plain/language.ts';
import type { Queryable } from '../../db/database.ts';
import { isoTime } from '../../db/jsonSql.ts';
import { type StoredText, storedText } from '../../db/storedText.ts';

/** A text of a counsel as it is stored, and its translation. */
export interface Original {
  /** Of the message; 0: the text that the counsel was booked with; null: the reason of a change. */
  number: number | null;
  /** Of the message, the counsel or the change. */
  id: string;
  text: StoredText;
  /** Null: no reader has asked for the translation. Without a text it is a reservation: the provider is working. */
  translation: StoredTranslation | null;
}

interface StoredTranslation {
  id: string;
  sealed: string | null;
  at: string;
}

const stored = `case when translation.id is not null then json_build_object(
  'id', translation.id, 'sealed', translation.text_sealed,
  'at', ${isoTime('translation.created_at')}) end as translation`;

interface Asked {
  counselId: string;
  language: Language;
}

export async function selectBookedText(
  db: Queryable,
  { counselId, language }: Asked,
): Promise<Original[]> {
  return db.query<Original>(
    `select 0 as number, counsel.id, ${storedText('counsel', 'content')} as text, ${stored}
     from counsel left join translation on translation.counsel_id = counsel.id
       and translation.message_id is null and translation.language = $2
     where counsel.id = $1 and counsel.texts_erased_at is null`,
    [counselId, language],
  );
}

interface AskedMessages extends Asked {
  /** Only what this side wrote; null: both. */
  by: Message['by'] | null;
  limit: number;
}

/** Newest first. */
export function selectMessageTexts(
  db: Queryable,
  { counselId, language, by, limit }: AskedMessages,
): Promise<Original[]> {
  return db.query<Original>(
    `select message.number, message.id,
       json_build_object('plain', null, 'sealed', message.text_sealed) as text, ${stored}
     from message left join translation on translation.message_id = message.id
       and translation.language = $2
     where message.counsel_id = $1 and message.text_sealed is not null
       and ($3::text is null or message.author = $3)
     order by message.number desc limit $4`,
    [counselId, language, by, limit],
  );
}

interface AskedReasons extends Asked {
  /** Only what staff wrote. */
  isByStaff: boolean;
}

/** Here `translation.message_id` is the id of the change (migration 0070). */
export function selectReasons(
  db: Queryable,
  { counselId, language, isByStaff }: AskedReasons,
): Promise<Original[]> {
  return db.query<Original>(
    `select null as number, counsel_change.id, ${storedText('counsel_change', 'reason')} as text,
       ${stored}
     from counsel_change left join translation on translation.message_id = counsel_change.id
       and translation.language = $2
     where counsel_change.counsel_id = $1 and (not $3::boolean or counsel_change.actor = 'staff')
       and (counsel_change.reason is not null or counsel_change.reason_sealed is not null)
     order by counsel_change.id desc`,
    [counselId, language, isByStaff],
  );
}

interface NewReservations extends Asked {
  memberId: string;
  /** `messageId`: of the message or the change; null: the text that the counsel was booked with. */
  reservations: readonly { id: string; messageId: string | null }[];
  at: Date;
  /** An earlier reservation that is older was given up. */
  givenUpBefore: Date;
}

/**
 * Reserves translations, so that each text is sent to the provider once. Returns the ids of those that no other reader
 * has reserved. The caller has locked the member. The counsel is locked first, as erasures of texts do, and in a
 * statement of its own: only a later statement sees what was erased while it waited.
 */
export async function insertReservations(
  tx: Queryable,
  { counselId, memberId, language, reservations, at, givenUpBefore }: NewReservations,
): Promise<string[]> {
  await tx.query('select 1 from counsel where id = $1 for share', [counselId]);
  const rows = await tx.query<{ id: string }>(
    `insert into translation (id, member_id, counsel_id, message_id, language, created_at)
     select reservation.id, $2, counsel.id, reservation.message_id, $5, $6
     from counsel, unnest($3::uuid[], $4::uuid[]) as reservation (id, message_id)
     where counsel.id = $1 and case
       when reservation.message_id is null then counsel.texts_erased_at is null
       else exists (select 1 from message
                    where message.id = reservation.message_id and message.unsent_at is null)
         or exists (select 1 from counsel_change where counsel_change.id = reservation.message_id
                    and (reason is not null or reason_sealed is not null)) end
     on conflict (coalesce(message_id, counsel_id), language) do update
       set id = excluded.id, created_at = excluded.created_at
       where translation.text_sealed is null and translation.created_at < $7
     returning id`,
    [
      counselId,
      memberId,
      reservations.map(({ id }) => id),
      reservations.map(({ messageId }) => messageId),
      language,
      at,
      givenUpBefore,
    ],
  );
  return rows.map(({ id }) => id);
}

export interface NewTranslation {
  id: string;
  sealed: string | null;
}

/** A reservation that is gone was deleted with its original, or by a withdrawal: its text is dropped. */
export async function saveTranslations(
  db: Queryable,
  translations: readonly NewTranslation[],
  { model, at }: { model: string; at: Date },
): Promise<void> {
  await db.query(
    `update translation set text_sealed = made.sealed, model = $3, created_at = $4
     from unnest($1::uuid[], $2::text[]) as made (id, sealed) where translation.id = made.id`,
    [translations.map(({ id }) => id), translations.map(({ sealed }) => sealed), model, at],
  );
}

export async function deleteReservations(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.query('delete from translation where id = any($1::uuid[]) and text_sealed is null', [
    ids,
  ]);
}

/** Whether another reader has reserved one of these originals that is not translated yet. */
export async function areUnderWay(
  db: Queryable,
  originals: readonly string[],
  { language, givenUpBefore }: { language: Language; givenUpBefore: Date },
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from translation where coalesce(message_id, counsel_id) = any($1::uuid[])
       and language = $2 and text_sealed is null and created_at >= $3 limit 1`,
    [originals, language, givenUpBefore],
  );
  return rows.length > 0;
}

/** Deletes the translations of counsels whose texts are erased. */
export async function deleteTranslations(
  tx: Queryable,
  counselIds: readonly string[],
): Promise<void> {
  await tx.query('delete from translation where counsel_id = any($1::uuid[])', [counselIds]);
}

export async function deleteTranslationsOfMessage(tx: Queryable, messageId: string): Promise<void> {
  await tx.query('delete from translation where message_id = $1', [messageId]);
}

export async function deleteTranslationsOf(tx: Queryable, memberId: string): Promise<void> {
  await tx.query('delete from translation where member_id = $1', [memberId]);
}
