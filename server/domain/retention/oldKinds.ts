import type { RetentionKind } from '../../../contract/retention.ts';
import { oldAnswers } from '../../http/answer/oldAnswerSql.ts';
import { oldNotices } from '../../notify/oldNoticeSql.ts';
import { oldEntries } from '../audit/oldDaySql.ts';
import { oldCounselTexts, oldNotes } from '../counsel/oldCounselSql.ts';
import { inactiveMembers } from '../member/inactiveMembers.ts';
import { oldSessions } from '../session/oldSessionSql.ts';
import type { OldRows } from './oldRows.ts';

/** How each kind is counted and removed. */
export const oldRows: Readonly<Record<RetentionKind, OldRows>> = {
  counsel: oldCounselTexts,
  note: oldNotes,
  notice: oldNotices,
  answer: oldAnswers,
  session: oldSessions,
  access: oldEntries,
  member: inactiveMembers,
};
