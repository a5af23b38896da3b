import { WARNING_DAYS } from '../../../contract/plain/retention.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { koreanDayStart } from '../../lib/koreanDay.ts';
import { DAY_MS } from '../../lib/units.ts';
import { limits } from '../../limits/limits.ts';
import { writeInactiveNotice } from '../../notify/writeNotices.ts';
import type { OldRows } from '../retention/oldRows.ts';
import { eraseMember } from './eraseMember.ts';
import {
  countLeaving,
  type InactiveCutoffs,
  lockLeaving,
  markWarned,
  selectLeaving,
} from './inactiveMemberSql.ts';

const WARNING_MS = WARNING_DAYS * DAY_MS;

/**
 * The warning comes 30 days before the end of the period, so that the member is erased when the period ends. It counts
 * for 30 days more: a period that was made longer may end long after the warning.
 */
function cutoffsOf(cutoff: Date, now: Date): InactiveCutoffs {
  const warnedBefore = new Date(koreanDayStart(now).getTime() - WARNING_MS);
  const warnedSince = new Date(warnedBefore.getTime() - WARNING_MS);
  return { cutoff, warnedBefore, warnedSince, warnCutoff: new Date(cutoff.getTime() + WARNING_MS) };
}

/** Warns members who do not log in any more, and erases them 30 days later in the same way as members who leave. */
export const inactiveMembers: OldRows = {
  count: (db, cutoff, now) => countLeaving(db, cutoffsOf(cutoff, now)),
  remove: async (services, cutoff, now) => {
    const cutoffs = cutoffsOf(cutoff, now);
    const warned = await warnSome(services.db, cutoffs, now);
    let gone = 0;
    for (const memberId of await selectLeaving(
      services.db,
      cutoffs,
      limits.retention.memberBatch,
    )) {
      const mayLeave = (tx: Queryable) => lockLeaving(tx, memberId, cutoffs);
      if (await eraseMember(services, { memberId, at: now, mayLeave })) gone += 1;
    }
    return { gone, isLast: gone + warned === 0 };
  },
};

/** Writes the warning of some members. Returns how many. */
function warnSome(db: Database, cutoffs: InactiveCutoffs, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const members = await markWarned(tx, cutoffs, { now, limit: limits.retention.memberBatch });
    for (const member of members) {
      await writeInactiveNotice(tx, member, now);
    }
    return members.length;
  });
}
