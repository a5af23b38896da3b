import type { Queryable } from '../../../db/database.ts';
import { tellOfCounsels } from '../../../db/feed/counselChange.ts';
import { limits } from '../../../limits.ts';
import { batchOf, countOld, type OldRows } from '../../retention/oldRows.ts';
import { emptyTexts } from './eraseTextsSql.ts';

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
      await emptyTexts(tx, ids, now);
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
      await tellOfCounsels(tx, ids, 'counsel', 'clinic');
      return batchOf(ids.length);
    }),
};
