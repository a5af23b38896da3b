import { TOLD_DAYS } from '../../../contract/plain/retention.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { koreanDayStart } from '../../lib/koreanDay.ts';
import { DAY_MS } from '../../lib/units.ts';
import { limits } from '../../limits.ts';
import { writeInactiveNotice } from '../../notify/writeNotices.ts';
import type { OldRows } from '../retention/oldRows.ts';
import { eraseMember } from './eraseMember.ts';
import {
  countLeaving,
  type InactiveBorders,
  lockLeaving,
  markTold,
  selectLeaving,
} from './inactiveMemberSql.ts';

const TOLD_MS = TOLD_DAYS * DAY_MS;

/** The warning comes 30 days before the end of the period, so that the member is erased when the period ends. */
function bordersOf(border: Date, now: Date): InactiveBorders {
  const toldBefore = new Date(koreanDayStart(now).getTime() - TOLD_MS);
  return { border, toldBefore, tellBorder: new Date(border.getTime() + TOLD_MS) };
}

/** Warns members who do not log in any more, and erases them 30 days later in the same way as members who leave. */
export const inactiveMembers: OldRows = {
  count: (db, border, now) => countLeaving(db, bordersOf(border, now)),
  remove: async (services, border, now) => {
    const borders = bordersOf(border, now);
    const told = await tellSome(services.db, borders, now);
    let gone = 0;
    for (const memberId of await selectLeaving(
      services.db,
      borders,
      limits.retention.memberBatch,
    )) {
      const mayLeave = (tx: Queryable) => lockLeaving(tx, memberId, borders);
      if (await eraseMember(services, { memberId, at: now, mayLeave })) gone += 1;
    }
    return { gone, isLast: gone + told === 0 };
  },
};

/** Writes the warning of some members. Returns how many. */
function tellSome(db: Database, borders: InactiveBorders, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const members = await markTold(tx, borders, { now, limit: limits.retention.memberBatch });
    for (const member of members) {
      await writeInactiveNotice(tx, member, now);
    }
    return members.length;
  });
}
