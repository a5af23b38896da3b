import { koreanDayOf } from '../../lib/koreanDay.ts';
import { limits } from '../../limits/limits.ts';
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
  // An event without a payload lets the job of LINE tell the member once that messages went (handleLineEvents.ts).
  remove: async ({ db }, cutoff, now) => {
    const gone = await db.query(
      `with gone as (
         delete from line_event where id in (
           select id from line_event where ${IS_OLD}
           order by created_at limit $2 for update skip locked)
         returning id, person, member_id, state),
       told as (
         insert into line_event (id, person, member_id, kind, happened_at, due_at, created_at)
         select 'expired ' || $4::text || ' ' || person, person, member_id, 'message', $3, $3, $3
         from (select distinct person, member_id from gone where state = 'ASKED') as writer
         on conflict do nothing)
       select id from gone`,
      [cutoff, limits.retention.batch, now, koreanDayOf(now)],
    );
    return batchOf(gone.length);
  },
};
