import { awaitedAppointment, type CounselState } from './counselCourse.ts';
import type { InboxTab } from './enums.ts';

interface Row {
  id: string;
  state: CounselState;
  created_at: string;
  updated_at: string;
  consultationAt: string | null;
  treatmentAt: string | null;
}

/** The moment by which a tab sorts the counsel; null for a counsel that does not wait, behind those that do. */
function momentOf(tab: InboxTab, counsel: Row): string | null {
  if (tab === 'arranging') return counsel.updated_at;
  if (tab === 'today' || tab === 'past') return awaitedAppointment(counsel);
  return counsel.state === 'AWAITING_CLINIC_CONFIRMATION' ? counsel.created_at : null;
}

/** The value of `after` for a row of the inbox. It has the moment, because the counsel may get another place in the list. */
export const inboxCursor = (tab: InboxTab, counsel: Row): string =>
  `${momentOf(tab, counsel) ?? ''}_${counsel.id}`;
