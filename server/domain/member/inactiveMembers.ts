import { WARNING_DAYS } from '../../../contract/plain/retention.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { koreanDayStart } from '../../lib/koreanDay.ts';
import { DAY_MS } from '../../lib/units.ts';
import { limits } from '../../limits/limits.ts';
import { writeInactiveNotice } from '../../notify/writeNotices.ts';
import type { Failures, OldRows, RetentionServices } from '../retention/oldRows.ts';
import { eraseMember } from './eraseMember.ts';
import {
  countLeaving,
  type InactiveCutoffs,
  lockLeaving,
  markWarned,
  selectLeaving,
} from './inactiveMemberSql.ts';

const WARNING_MS = WARNING_DAYS * DAY_MS;

/** With so many failures the members are not the cause: a later run tries again. */
const MOST_FAILURES = 100;

/**
 * The warning comes 30 days before the end of the period, so that the member is erased when the period ends. A warning
 * that is older than 60 days does not count: if operators make the period longer, the member gets another warning.
 */
function cutoffsOf(cutoff: Date, now: Date): InactiveCutoffs {
  const warnedBefore = new Date(koreanDayStart(now).getTime() - WARNING_MS);
  const warnedSince = new Date(warnedBefore.getTime() - WARNING_MS);
  return { cutoff, warnedBefore, warnedSince, warnCutoff: new Date(cutoff.getTime() + WARNING_MS) };
}

/** Warns members who do not log in any more, and erases them 30 days later in the same way as members who leave. */
export const inactiveMembers: OldRows = {
  count: (db, cutoff, now) => countLeaving(db, cutoffsOf(cutoff, now)),
  remove: async (services, cutoff, now, failures) => {
    const cutoffs = cutoffsOf(cutoff, now);
    const warned = await warnSome(services.db, cutoffs, now);
    const gone = await eraseSome(services, cutoffs, { now, failures });
    // Members who cannot be erased end the run when nothing else is left to do. A later run tries again.
    const [failure] = failures.values();
    if (gone + warned === 0 && failure) throw failure;
    return { gone, isLast: gone + warned === 0 };
  },
};

/** Erases some members. Returns how many. One that cannot be erased is remembered, so that it delays no other. */
async function eraseSome(
  services: RetentionServices,
  cutoffs: InactiveCutoffs,
  { now, failures }: { now: Date; failures: Failures },
): Promise<number> {
  let gone = 0;
  let known = -1;
  while (gone === 0 && failures.size > known && failures.size < MOST_FAILURES) {
    known = failures.size;
    const choice = { except: [...failures.keys()], limit: limits.retention.memberBatch };
    for (const memberId of await selectLeaving(services.db, cutoffs, choice)) {
      const mayLeave = (tx: Queryable) => lockLeaving(tx, memberId, cutoffs);
      await eraseMember(services, { memberId, at: now, mayLeave }).then(
        (isErased) => {
          if (isErased) gone += 1;
        },
        (failure) => failures.set(memberId, failure),
      );
    }
  }
  return gone;
}

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
