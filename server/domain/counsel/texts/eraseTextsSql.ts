import { isOver } from '../../../../contract/plain/counselCourse.ts';
import type { Queryable } from '../../../db/database.ts';
import { tellOfCounsels } from '../../../db/feed/counselChange.ts';
import { deleteTranslations } from '../../translation/translationSql.ts';
import { deleteUploadsOfCounsels } from '../../upload/uploadSql.ts';
import type { CounselProgress } from '../counselRules.ts';
import { progressColumns } from '../counselSql.ts';

export interface CounselOfMember {
  id: string;
  clinicId: string;
  progress: CounselProgress;
  isOpen: boolean;
  /** The idempotency key of its booking; its stored answer repeats the text. */
  key: string | null;
}

/**
 * Locks the member's counsels at a clinic, or (null) at all clinics, without those whose texts the member has erased.
 * Call it first: staff lock a counsel before averages, and with another order both could wait forever.
 */
export async function lockCounselsOf(
  tx: Queryable,
  memberId: string,
  clinicId: string | null,
): Promise<CounselOfMember[]> {
  const rows = await tx.query<
    CounselProgress & { id: string; ofClinic: string; key: string | null }
  >(
    `select id, clinic_id as "ofClinic", idempotency_key as key, ${progressColumns} from counsel
     where member_id = $1 and ($2::uuid is null or clinic_id = $2) and not erased_by_member
     order by id for update`,
    [memberId, clinicId],
  );
  return rows.map(({ id, ofClinic, key, ...progress }) => {
    const isOpen = !isOver(progress.state);
    return { id, clinicId: ofClinic, progress, isOpen, key };
  });
}

/**
 * Erases text, wishes, answers and note of the counsels, all reasons in their histories, their messages with the photos,
 * and all translations. Returns the uploads, whose files the caller has to delete.
 */
export async function eraseCounselTexts(
  tx: Queryable,
  ids: readonly string[],
  at: Date,
): Promise<string[]> {
  const files = await deleteUploadsOfCounsels(tx, ids, at);
  await emptyTexts(tx, ids, at);
  await tx.query(
    'update counsel set erased_by_member = true, updated_at = $2 where id = any($1::uuid[])',
    [ids, at],
  );
  return files;
}

/**
 * Deletes messages and translations, and empties all texts of the counsels. The version rises: staff who opened a counsel
 * before cannot save its texts again.
 */
export async function emptyTexts(tx: Queryable, ids: readonly string[], at: Date): Promise<void> {
  await deleteTranslations(tx, ids);
  await tx.query('delete from message where counsel_id = any($1::uuid[])', [ids]);
  await tx.query(
    `update counsel_change set reason = null, reason_sealed = null
     where counsel_id = any($1::uuid[]) and (reason is not null or reason_sealed is not null)`,
    [ids],
  );
  await tx.query(
    `update counsel set content = '', content_sealed = null, wishes = null, details_sealed = null,
       proposals = null, proposed_at = null, proposed_by = null, reschedule = null, no_show = null,
       visit_answer = null, note = '', note_sealed = null,
       message_count = 0, last_of_member = 0, last_of_staff = 0, read_by_member = 0, read_by_staff = 0,
       unread_since = null,
       texts_erased_at = $2, version = version + 1
     where id = any($1::uuid[])`,
    [ids, at],
  );
  await tellOfCounsels(tx, ids, 'counsel');
}

/** These counsels by member and clinic, without those whose texts the member has erased. */
export function selectUnerased(
  db: Queryable,
  ids: readonly string[],
): Promise<{ memberId: string; clinicId: string; counselIds: string[] }[]> {
  return db.query<{ memberId: string; clinicId: string; counselIds: string[] }>(
    `select member_id as "memberId", clinic_id as "clinicId", array_agg(id::text) as "counselIds"
     from counsel where id = any($1::uuid[]) and not erased_by_member
     group by member_id, clinic_id order by member_id, clinic_id`,
    [ids],
  );
}
