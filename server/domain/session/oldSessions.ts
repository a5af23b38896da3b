import { limits } from '../../limits/limits.ts';
import { batchOf, countOld, type OldRows } from '../retention/oldRows.ts';
import { overAt } from './sessionSql.ts';

const OVER_AT = overAt('session_family');
const IS_OLD = `${OVER_AT} < $1`;

interface OldSession {
  id: string;
  memberId: string | null;
  overAt: Date;
}

export const oldSessions: OldRows = {
  count: (db, cutoff) =>
    countOld(db, {
      from: `session_family where ${IS_OLD}`,
      oldest: `min(${OVER_AT})`,
      params: [cutoff],
    }),
  remove: ({ db }, cutoff) =>
    db.transaction(async (tx) => {
      const old = await tx.query<OldSession>(
        `select id, member_id as "memberId", ${OVER_AT} as "overAt" from session_family
         where ${IS_OLD} order by ${OVER_AT} limit $2`,
        [cutoff, limits.retention.batch],
      );
      const ofMembers = old.filter(({ memberId }) => memberId !== null);
      // Members are locked before their sessions, as when they leave.
      await tx.query(
        `update member set seen_at = last.over_at
         from (select member_id, max(over_at) as over_at
           from unnest($1::uuid[], $2::timestamptz[]) as session (member_id, over_at)
           group by member_id) as last
         where member.id = last.member_id and member.seen_at < last.over_at`,
        [ofMembers.map(({ memberId }) => memberId), ofMembers.map((session) => session.overAt)],
      );
      const gone = await tx.query(
        `delete from session_family where id = any($1::uuid[]) and ${OVER_AT} < $2 returning id`,
        [old.map(({ id }) => id), cutoff],
      );
      return batchOf(gone.length);
    }),
};
