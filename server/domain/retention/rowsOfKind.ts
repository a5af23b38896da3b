import type { RetentionKind } from '../../../contract/plain/retention.ts';
import { oldEntries } from '../audit/deleteOldDays.ts';
import { oldCounselTexts, oldNotes } from '../counsel/texts/oldCounsels.ts';
import { inactiveMembers } from '../member/inactiveMembers.ts';
import { oldNotices } from '../notice/oldNotices.ts';
import { oldSessions } from '../session/oldSessions.ts';
import { countOldAnswers } from './countOldAnswers.ts';
import { oldLineEvents } from './oldLineEvents.ts';
import type { OldRows } from './oldRows.ts';

/**
 * How old rows of each kind are counted and deleted. Stored answers and the access record are only counted here: other
 * jobs delete them.
 */
export const rowsOfKind: Readonly<Record<RetentionKind, OldRows>> = {
  counsel: oldCounselTexts,
  note: oldNotes,
  notice: oldNotices,
  answer: { count: countOldAnswers },
  line: oldLineEvents,
  session: oldSessions,
  access: oldEntries,
  member: inactiveMembers,
};
