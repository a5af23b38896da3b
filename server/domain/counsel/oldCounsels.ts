import type { Queryable } from '../../db/database.ts';
import { limits } from '../../limits.ts';
import { batchOf, countOld, type OldRows } from '../retention/oldRows.ts';
import { deleteTranslations } from '../translation/translationSql.ts';

/** Nothing is planned: the consultation or the treatment is over, or the counsel was canceled. */
const IS_FINISHED = `counsel.state in ('CONSULTATION_COMPLETE', 'TREATMENT_COMPLETE', 'CANCELED')`;
/** A finished counsel without a change or a message since this time. */
const IS_OLD = `${IS_FINISHED} and counsel.updated_at < $1 and not exists (
  select 1 from message where message.counsel_id = counsel.id and message.created_at >= $1)`;

/** A finished counsel whose texts were erased can get messages, and with a change a reason or a note. */
const HAS_TEXTS = `${IS_OLD} and (counsel.texts_erased_at is null
  or counsel.message_count > 0 or counsel.texts_erased_at < counsel.updated_at)`;
const HAS_NOTE = `${IS_OLD} and (counsel.note <> '' or counsel.note_sealed is not null)`;

const count = (condition: string) => (db: Queryable, cutoff: Date) =>
  countOld(db, {
    from: `counsel where ${condition}`,
    oldest: 'min(counsel.updated_at)',
    params: [cutoff],
  });

/**
 * Locks some of the oldest counsels. Those that another transaction has locked wait for the next run. The second
 * statement sees a message that was committed before the lock.
 */
async function lockOldest(tx: Queryable, condition: string, cutoff: Date): Promise<string[]> {
  const held = await tx.query<{ id: string }>(
    `select id from counsel where ${condition}
     order by counsel.updated_at limit $2 for update skip locked`,
    [cutoff, limits.retention.batch],
  );
  const rows = await tx.query<{ id: string }>(
    `select id from counsel where ${condition} and id = any($2::uuid[])`,
    [cutoff, held.map(({ id }) => id)],
  );
  return rows.map(({ id }) => id);
}

/** Deletes messages and translations, and empties all texts of the counsel. A job deletes the photos, now unused. */
export const oldCounselTexts: OldRows = {
  count: count(HAS_TEXTS),
  remove: ({ db }, cutoff, now) =>
    db.transaction(async (tx) => {
      const ids = await lockOldest(tx, HAS_TEXTS, cutoff);
      await deleteTranslations(tx, ids);
      await tx.query('delete from message where counsel_id = any($1::uuid[])', [ids]);
      await tx.query(
        `update counsel_change set reason = null, reason_sealed = null
         where counsel_id = any($1::uuid[]) and (reason is not null or reason_sealed is not null)`,
        [ids],
      );
      // The version rises: staff who opened the counsel before cannot save its texts again.
      await tx.query(
        `update counsel set content = '', content_sealed = null, wishes = null, details_sealed = null,
           proposals = null, reschedule = null, no_show = null,
           proposed_at = null, proposed_by = null, visit_answer = null, note = '', note_sealed = null,
           message_count = 0, last_of_member = 0, last_of_staff = 0, read_by_member = 0,
           read_by_staff = 0, texts_erased_at = $2, version = version + 1
         where id = any($1::uuid[])`,
        [ids, now],
      );
      return batchOf(ids.length);
    }),
};

export const oldNotes: OldRows = {
  count: count(HAS_NOTE),
  remove: ({ db }, cutoff) =>
    db.transaction(async (tx) => {
      const ids = await lockOldest(tx, HAS_NOTE, cutoff);
      await tx.query(
        `update counsel set note = '', note_sealed = null, version = version + 1
         where id = any($1::uuid[])`,
        [ids],
      );
      return batchOf(ids.length);
    }),
};
