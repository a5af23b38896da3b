import { awaitedAppointment, type CounselState } from './counselCourse.ts';
import type { InboxTab } from './enums.ts';

interface Row {
  id: string;
  state: CounselState;
  updated_at: string;
  waitingSince: string | null;
  consultationAt: string | null;
  treatmentAt: string | null;
}

/**
 * The moments by which a tab sorts the counsel. If the counsel does not wait for the clinic, the first one is null: it
 * comes after those that wait.
 */
function momentsOf(tab: InboxTab, counsel: Row): (string | null)[] {
  if (tab === 'arranging') return [counsel.waitingSince, counsel.updated_at];
  return [tab === 'today' || tab === 'past' ? awaitedAppointment(counsel) : counsel.waitingSince];
}

/** The value of `after` for a row of the inbox. It has the moments, because the counsel may get another place in the list. */
export const inboxCursor = (tab: InboxTab, counsel: Row): string =>
  [...momentsOf(tab, counsel).map((moment) => moment ?? ''), counsel.id].join('_');
