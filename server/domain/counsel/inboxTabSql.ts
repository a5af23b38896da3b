import type { InboxTab } from '../../../contract/plain/enums.ts';
import { allOf, type Condition } from '../../db/lists/where.ts';
import { daysInKorea, koreanDayOf } from '../../lib/koreanDay.ts';

/** Since when a counsel waits for the clinic; null when it does not. Indexes have this and the next two expressions. */
const waiting = `(case when counsel.state = 'AWAITING_CLINIC_CONFIRMATION'
  then counsel.created_at end)`;

/** The appointment that a counsel waits for. */
const awaited = `(case counsel.state
  when 'CONSULTATION_APPOINTMENT_CONFIRMED' then counsel.consultation_at
  when 'TREATMENT_APPOINTMENT_CONFIRMED' then counsel.treatment_at end)`;

const isArranging = `(counsel.state = 'CLINIC_CONFIRMED'
  or (counsel.state = 'CONSULTATION_COMPLETE' and counsel.proposals is not null))`;

/** The longest wait first, then the newest. */
const WAITING_FIRST = `${waiting}, counsel.id desc`;

interface Tab {
  conditions: (now: Date) => Condition[];
  order: string;
}

export const INBOX: Readonly<Record<InboxTab, Tab>> = {
  new: {
    conditions: () => [{ sql: `${waiting} is not null`, values: [] }],
    order: WAITING_FIRST,
  },
  arranging: {
    conditions: () => [{ sql: isArranging, values: [] }],
    order: 'counsel.updated_at, counsel.id',
  },
  today: {
    conditions: (now) => {
      const { from, until } = today(now);
      return [{ sql: `${awaited} >= ? and ${awaited} < ?`, values: [from, until] }];
    },
    order: `${awaited}, counsel.id`,
  },
  past: {
    conditions: (now) => [{ sql: `${awaited} < ?`, value: today(now).from }],
    order: `${awaited}, counsel.id`,
  },
  all: { conditions: () => [], order: WAITING_FIRST },
};

const today = (now: Date) => daysInKorea(koreanDayOf(now), 1);

/** How many counsels a tab has, counted up to `most`. */
export function countOf(conditions: readonly Condition[], most: number) {
  const { sql, values } = allOf([{ sql: 'true', values: [] }, ...conditions]);
  return {
    sql: `(select count(*) from (select 1 from counsel where ${sql} limit ${most}) as counted)`,
    values,
  };
}
