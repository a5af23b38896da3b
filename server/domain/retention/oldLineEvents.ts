import { limits } from '../../limits.ts';
import { batchOf, countOld, type OldRows } from './oldRows.ts';

/** Every event except WAITING. ASKED ones are included: their member was asked for the counsel and did not answer. */
const IS_OLD = `state <> 'WAITING' and created_at < $1`;

export const oldLineEvents: OldRows = {
  count: (db, cutoff) =>
    countOld(db, {
      from: `line_event where ${IS_OLD}`,
      oldest: 'min(created_at)',
      params: [cutoff],
    }),
  remove: async ({ db }, cutoff) => {
    const gone = await db.query(
      `delete from line_event where id in (
         select id from line_event where ${IS_OLD}
         order by created_at limit $2 for update skip locked) returning id`,
      [cutoff, limits.retention.batch],
    );
    return batchOf(gone.length);
  },
};
