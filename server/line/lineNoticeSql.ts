import type { Language } from '../../contract/plain/language.ts';
import type { LineState } from '../../contract/staff/staffMessage.ts';
import type { Queryable } from '../db/database.ts';
import { insertCounselChanges } from '../db/feed/counselChange.ts';
import { readsInLine } from '../domain/lineReading/lineReadingSql.ts';
import type { StoredProposal } from '../domain/proposal/proposalRules.ts';

/** What a notice is about. */
export interface AboutNotice {
  memberId: string;
  counselId: string;
  code: string;
  language: Language;
  /** Null: the notice is about no message. */
  messageId: string | null;
  sealed: string | null;
  /** Null: the notice is about no proposed times. */
  proposals: StoredProposal[] | null;
  readsInLine: boolean;
  isLinked: boolean;
}

/** Undefined for a notice about no counsel. */
export async function selectAboutNotice(
  db: Queryable,
  deliveryId: string,
  issuer: string,
): Promise<AboutNotice | undefined> {
  const [row] = await db.query<AboutNotice>(
    `select counsel.member_id as "memberId", counsel.id as "counselId", counsel.code,
       counsel.language, message.id as "messageId", message.text_sealed as sealed,
       case when notice.kind = 'PROPOSAL' then counsel.proposals end as proposals,
       ${readsInLine('counsel.member_id')} as "readsInLine",
       exists (select 1 from member_identity
         where member_identity.member_id = counsel.member_id and issuer = $2) as "isLinked"
     from outbox join counsel on counsel.id = outbox.counsel_id
     left join notice on notice.id = outbox.notice_id
     left join message on outbox.once_key = 'message ' || message.id
       and message.counsel_id = counsel.id
     where outbox.id = $1`,
    [deliveryId, issuer],
  );
  return row;
}

/** Stores what LINE did with a message. Staff who have the thread open see it at once. */
export async function updateLineState(
  db: Queryable,
  { messageId, state }: { messageId: string; state: LineState | null },
): Promise<void> {
  await db.query(
    `with changed as (
       update message set line_state = $2
       where id = $1 and line_state is distinct from $2 returning counsel_id as id)
     ${insertCounselChanges('changed', 'message', 'clinic')}`,
    [messageId, state],
  );
}
