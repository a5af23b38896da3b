import { limits } from '../../limits/limits.ts';
import { batchOf, countOld, type OldRows } from '../retention/oldRows.ts';

/** Deliveries without a notice: those to staff. A delivery to a member is deleted with its notice. */
const OLD_DELIVERIES = `outbox where state <> 'WAITING' and notice_id is null and created_at < $1`;
const OLD_NOTICES = 'notice where created_at < $1';

export const oldNotices: OldRows = {
  count: (db, cutoff) =>
    countOld(db, {
      from: `(select created_at from ${OLD_DELIVERIES}
        union all select created_at from ${OLD_NOTICES}) as old`,
      oldest: 'min(created_at)',
      params: [cutoff],
    }),
  remove: async ({ db }, cutoff) => {
    let gone = 0;
    for (const [table, old] of [
      ['outbox', OLD_DELIVERIES],
      ['notice', OLD_NOTICES],
    ]) {
      const rows = await db.query(
        `delete from ${table} where id in (
           select id from ${old} order by created_at limit $2 for update skip locked) returning id`,
        [cutoff, limits.retention.batch],
      );
      gone += rows.length;
    }
    return batchOf(gone);
  },
};
