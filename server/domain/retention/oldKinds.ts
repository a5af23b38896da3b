import type { RetentionKind } from '../../../contract/retention.ts';
import { countOldAnswers } from '../../http/answer/countOldAnswers.ts';
import { oldLineEvents } from '../../line/oldLineEvents.ts';
import { oldNotices } from '../../notify/oldNotices.ts';
import { oldEntries } from '../audit/deleteOldDays.ts';
import { oldCounselTexts, oldNotes } from '../counsel/oldCounsels.ts';
import { inactiveMembers } from '../member/inactiveMembers.ts';
import { oldSessions } from '../session/oldSessions.ts';
import type { OldRows } from './oldRows.ts';

/** How each kind is counted and removed. */
export const oldKinds: Readonly<Record<RetentionKind, OldRows>> = {
  counsel: oldCounselTexts,
  note: oldNotes,
  notice: oldNotices,
  answer: { count: countOldAnswers },
  line: oldLineEvents,
  session: oldSessions,
  access: oldEntries,
  member: inactiveMembers,
};
