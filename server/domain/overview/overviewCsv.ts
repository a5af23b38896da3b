import type { OVERVIEW_TABLES } from '../../../contract/plain/enums.ts';
import type { Overview } from '../../../contract/staff/staffOverview.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../lib/csv.ts';

export type OverviewTable = (typeof OVERVIEW_TABLES)[number];

type Cell = string | number | null | undefined;

const TABLES: Record<OverviewTable, (overview: Overview) => string> = {
  counsels: ({ days }) =>
    linesOf(days, {
      day: ({ day }) => day,
      booked: ({ booked }) => booked,
      confirmed: ({ confirmed }) => confirmed,
      completed: ({ completed }) => completed,
      missed: ({ missed }) => missed,
      canceled: ({ canceled }) => canceled,
    }),
  answers: ({ steps }) =>
    linesOf(steps, {
      from: ({ from }) => from,
      to: ({ to }) => to,
      answered: ({ answered }) => answered,
      median_hours: ({ answerHours }) => answerHours,
    }),
  completed: ({ steps }) =>
    linesOf(steps, {
      from: ({ from }) => from,
      to: ({ to }) => to,
      completed: ({ completed }) => completed,
      canceled: ({ canceled }) => canceled,
      completed_share: ({ completedShare }) => completedShare?.toFixed(3),
    }),
  sources: ({ steps }) =>
    linesOf(steps, {
      from: ({ from }) => from,
      to: ({ to }) => to,
      web: ({ web }) => web,
      line: ({ line }) => line,
      unknown: ({ booked, web, line }) => booked - web - line,
    }),
  ratings: ({ months }) =>
    linesOf(months, {
      month: ({ month }) => month,
      reviews: ({ reviewed }) => reviewed,
      rating: ({ rating }) => rating,
    }),
  events: ({ events }) =>
    linesOf(events, {
      event_id: ({ id }) => id,
      title: ({ name }) => name,
      title_ja: ({ nameJa }) => nameJa,
      views: ({ viewed }) => viewed,
      counsels: ({ booked }) => booked,
    }),
};

/** One table of the overview as a CSV file. */
export async function* overviewCsv(
  overview: Overview,
  table: OverviewTable,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + TABLES[table](overview);
}

function linesOf<T>(rows: readonly T[], columns: Record<string, (row: T) => Cell>): string {
  const cells = rows.map((row) => Object.values(columns).map((cell) => String(cell(row) ?? '')));
  return [Object.keys(columns), ...cells].map(csvLine).join('');
}
