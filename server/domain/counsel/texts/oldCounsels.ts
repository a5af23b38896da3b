import { OPEN_MONTHS } from '../../../../contract/plain/retention.ts';
import type { Queryable } from '../../../db/database.ts';
import { tellOfCounsels } from '../../../db/feed/counselChange.ts';
import { limits } from '../../../limits/limits.ts';
import { batchOf, countOld, type OldRows } from '../../retention/oldRows.ts';
import { cutoffOf } from '../../retention/retentionRules.ts';
import { emptyTexts } from './eraseTextsSql.ts';

/** Nothing is planned: the consultation or the treatment is over, or the counsel was canceled. */
const FINISHED = `('CONSULTATION_COMPLETE', 'TREATMENT_COMPLETE', 'CANCELED')`;
/** Without a change or a message since $1. */
const IS_QUIET = `counsel.updated_at < $1 and not exists (
  select 1 from message where message.counsel_id = counsel.id and message.created_at >= $1)`;
const IS_FINISHED = `counsel.state in ${FINISHED} and ${IS_QUIET}`;
/** Also without an appointment since $1, or ahead. */
const IS_IDLE = `counsel.state not in ${FINISHED} and ${IS_QUIET}
  and coalesce(greatest(counsel.consultation_at, counsel.treatment_at) < $1, true)`;

/** After its texts were erased, a counsel may get new texts: a message, or a reason or a note with a change. */
const HAS_TEXTS = `(counsel.texts_erased_at is null
  or counsel.message_count > 0 or counsel.texts_erased_at < counsel.updated_at)`;
const HAS_NOTE = `(counsel.note <> '' or counsel.note_sealed is not null)`;

/** An open counsel that is idle since then counts as finished. */
const idleSince = (now: Date) => cutoffOf(OPEN_MONTHS, 'month', now);

const count =
  (has: string): OldRows['count'] =>
  async (db, cutoff, now) => {
    const countThose = (condition: string, since: Date | null) =>
      countOld(db, {
        from: `counsel where ${condition} and ${has}`,
        oldest: 'min(counsel.updated_at)',
        params: [since],
      });
    const finished = await countThose(IS_FINISHED, cutoff);
    const ended = await countThose(IS_IDLE, idleSince(now));
    const idle = await countThose(IS_IDLE, cutoff);
    const oldest = earlier(finished.oldest, ended.oldest);
    return { rows: finished.rows + ended.rows, oldest, stillOpen: idle.rows - ended.rows };
  };

const earlier = (one: Date | null, other: Date | null) =>
  !one || (other && other < one) ? other : one;

/** Two statements, because each finds its oldest rows by an index of its own. */
const lockOldest = async (tx: Queryable, has: string, { cutoff, now }: Times) => {
  const finished = await lockThose(tx, `${IS_FINISHED} and ${has}`, cutoff);
  return finished.length > 0 ? finished : lockThose(tx, `${IS_IDLE} and ${has}`, idleSince(now));
};

interface Times {
  cutoff: Date;
  now: Date;
}

/**
 * Locks some of the oldest counsels. Those that another transaction has locked wait for the next run. The second
 * statement sees a message that was committed before the lock.
 */
async function lockThose(tx: Queryable, condition: string, since: Date | null): Promise<string[]> {
  const held = await tx.query<{ id: string }>(
    `select id from counsel where ${condition}
     order by counsel.updated_at limit $2 for update skip locked`,
    [since, limits.retention.batch],
  );
  const rows = await tx.query<{ id: string }>(
    `select id from counsel where ${condition} and id = any($2::uuid[])`,
    [since, held.map(({ id }) => id)],
  );
  return rows.map(({ id }) => id);
}

/** Deletes messages and translations, and empties all texts of the counsel. A job deletes the photos, now unused. */
export const oldCounselTexts: OldRows = {
  count: count(HAS_TEXTS),
  remove: ({ db }, cutoff, now) =>
    db.transaction(async (tx) => {
      const ids = await lockOldest(tx, HAS_TEXTS, { cutoff, now });
      await emptyTexts(tx, ids, now);
      return batchOf(ids.length);
    }),
};

export const oldNotes: OldRows = {
  count: count(HAS_NOTE),
  remove: ({ db }, cutoff, now) =>
    db.transaction(async (tx) => {
      const ids = await lockOldest(tx, HAS_NOTE, { cutoff, now });
      await tx.query(
        `update counsel set note = '', note_sealed = null, version = version + 1
         where id = any($1::uuid[])`,
        [ids],
      );
      await tellOfCounsels(tx, ids, 'counsel', 'clinic');
      return batchOf(ids.length);
    }),
};
