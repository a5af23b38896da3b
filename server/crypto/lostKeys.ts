import type { Queryable } from '../db/database.ts';
import type { KeyStore } from './keyStore.ts';

/** Members of one statement. */
const BATCH = 500;

/** SQL: whether the member has a text or a photo that is sealed with their key. */
const hasTexts = (memberId: string) => `(
  exists (select 1 from counsel where member_id = ${memberId}
    and num_nonnulls(content_sealed, details_sealed, note_sealed) > 0)
  or exists (select 1 from counsel_change join counsel on counsel.id = counsel_id
    where member_id = ${memberId} and reason_sealed is not null)
  or exists (select 1 from message where member_id = ${memberId} and text_sealed is not null)
  or exists (select 1 from upload join message on message.id = message_id
    where message.member_id = ${memberId} and upload.sealed)
  or exists (select 1 from translation where member_id = ${memberId} and text_sealed is not null)
  or exists (select 1 from email where member_id = ${memberId} and address_sealed is not null)
  or exists (select 1 from email_code where member_id = ${memberId} and address_sealed is not null)
  or exists (select 1 from push_subscription where member_id = ${memberId} and sealed is not null)
  or exists (select 1 from line_event where member_id = ${memberId} and payload_sealed is not null)
  or exists (select 1 from idempotency_key where member_id = ${memberId} and answer_sealed is not null))`;

export async function hasSealedTexts(db: Queryable, memberId: string): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(`select ${hasTexts('$1')} as found`, [memberId]);
  return row?.found ?? false;
}

/**
 * Members whose texts cannot be opened because the key store has no key for them, e.g. an older copy of the keys. Members
 * who left have no key on purpose: a backup still has their rows.
 */
export async function findLostKeys(
  db: Queryable,
  store: KeyStore,
  stopSignal?: AbortSignal,
): Promise<string[]> {
  const lost: string[] = [];
  let last: string | null = null;
  do {
    stopSignal?.throwIfAborted();
    const members: { id: string; found: boolean }[] = await db.query(
      `select id, ${hasTexts('part.id')} as found from (
         select id from member where $1::uuid is null or id > $1 order by id limit ${BATCH}) as part
       order by id`,
      [last],
    );
    const withTexts = members.filter(({ found }) => found).map(({ id }) => id);
    lost.push(...(await store.withoutKey(withTexts)));
    last = members.length < BATCH ? null : (members.at(-1)?.id ?? null);
  } while (last !== null);
  if (lost.length === 0) return lost;
  const erased = new Set(await store.erased());
  return lost.filter((id) => !erased.has(id));
}

export const lostKeysSentence = (members: number): string =>
  `Keys of members are lost: ${members}. Their texts cannot be opened (docs/operations.md, "Lost keys").`;
