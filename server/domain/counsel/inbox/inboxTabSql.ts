import type { InboxTab } from '../../../../contract/plain/enums.ts';
import { allOf, type Condition } from '../../../db/lists/where.ts';
import { daysInKorea, koreanDayOf } from '../../../lib/koreanDay.ts';
import { awaited } from '../counselCardSql.ts';

export const hasUnread = 'counsel.last_of_member > counsel.read_by_staff';

/**
 * Since when the member waits for the clinic: for its confirmation, or for an answer to their first unread message. Null
 * when they do not. Indexes of the migrations 0043 and 0067 have this expression, `awaited` and `isArranging`: a change
 * here needs other indexes, too.
 */
export const waiting = `(case when counsel.state = 'AWAITING_CLINIC_CONFIRMATION' then counsel.created_at
  when ${hasUnread} then coalesce(counsel.unread_since, counsel.updated_at) end)`;

/** Written so that PostgreSQL reads the index of those that wait, also for one clinic. */
const isNew = `(${waiting} is not null
  and (case when counsel.state = 'AWAITING_CLINIC_CONFIRMATION' then true end) is not null)`;

/** Staff have noted that the member did not come to it. */
const isMissed = `(counsel.no_show ->> 'appointmentAt')::timestamptz = ${awaited}`;

/** After that note the member has answered that they came. */
const isContradicted = `(counsel.visit_answer ->> 'answer' = 'came'
  and (counsel.visit_answer ->> 'appointmentAt')::timestamptz = ${awaited}
  and (counsel.visit_answer ->> 'at')::timestamptz >= (counsel.no_show ->> 'at')::timestamptz)`;

/** Before this appointment the member asks for another time. `now` is a placeholder. */
export const asksForAnotherTime = (now: string) => `(counsel.reschedule is not null
  and ${awaited} > ${now}::timestamptz
  and ${awaited} = (counsel.reschedule ->> 'appointmentAt')::timestamptz)`;

const isArranging = `(counsel.state = 'CLINIC_CONFIRMED'
  or (counsel.state = 'CONSULTATION_COMPLETE' and counsel.proposals is not null)
  or ${asksForAnotherTime('?')}
  or (${hasUnread} and counsel.state <> 'AWAITING_CLINIC_CONFIRMATION'))`;

/** The longest wait first, then the newest. */
const WAITING_FIRST = `${waiting}, counsel.id desc`;

/** The last row that the caller has, and the moment by which its tab sorts it. */
export interface InboxCursor {
  at: string | null;
  /** In the tab arranging: the second sort key, for counsels with the same `at`. Null in the other tabs. */
  changedAt: string | null;
  id: string;
}

interface Tab {
  conditions: (now: Date) => Condition[];
  order: string;
  /** The rows behind the cursor in that order. */
  behind: (cursor: InboxCursor) => Condition;
}

const behindWaiting = ({ at, id }: InboxCursor): Condition =>
  at === null
    ? { sql: `${waiting} is null and counsel.id < ?::uuid`, value: id }
    : {
        sql: `(${waiting} > ?::timestamptz or ${waiting} is null
          or (${waiting} = ?::timestamptz and counsel.id < ?::uuid))`,
        values: [at, at, id],
      };

/** Members who wait for an answer come first, then the counsels whose last change is the oldest. */
const behindArranging = (cursor: InboxCursor): Condition => {
  // Pages of an older build send only the last change (`updated_at`) and the id. The change arrives as `at`.
  const isFormer = cursor.changedAt === null;
  const [at, changedAt] = isFormer ? [null, cursor.at] : [cursor.at, cursor.changedAt];
  const { id } = cursor;
  const isLater = '(counsel.updated_at, counsel.id) > (?::timestamptz, ?::uuid)';
  return at === null
    ? { sql: `${waiting} is null and ${isLater}`, values: [changedAt, id] }
    : {
        sql: `(${waiting} > ?::timestamptz or ${waiting} is null
          or (${waiting} = ?::timestamptz and ${isLater}))`,
        values: [at, at, changedAt, id],
      };
};

const later =
  (moment: string) =>
  ({ at, id }: InboxCursor): Condition => ({
    sql: `(${moment}, counsel.id) > (?::timestamptz, ?::uuid)`,
    values: [at, id],
  });

export const INBOX: Readonly<Record<InboxTab, Tab>> = {
  new: {
    conditions: () => [{ sql: isNew }],
    order: WAITING_FIRST,
    behind: behindWaiting,
  },
  arranging: {
    conditions: (now) => [{ sql: isArranging, value: now }],
    order: `${waiting}, counsel.updated_at, counsel.id`,
    behind: behindArranging,
  },
  today: {
    conditions: (now) => {
      const { from, until } = today(now);
      return [{ sql: `${awaited} >= ? and ${awaited} < ?`, values: [from, until] }];
    },
    order: `${awaited}, counsel.id`,
    behind: later(awaited),
  },
  past: {
    conditions: (now) => [
      {
        sql: `${awaited} < ? and ((${isMissed}) is not true or ${isContradicted})`,
        value: today(now).from,
      },
    ],
    order: `${awaited}, counsel.id`,
    behind: later(awaited),
  },
  all: { conditions: () => [], order: WAITING_FIRST, behind: behindWaiting },
};

const today = (now: Date) => daysInKorea(koreanDayOf(now), 1);

/** How many counsels a tab has, counted up to `most`. */
export function countOf(conditions: readonly Condition[], most: number) {
  const { sql, values } = allOf(conditions);
  return {
    sql: `(select count(*) from (select 1 from counsel where ${sql} limit ${most}) as counted)`,
    values,
  };
}
