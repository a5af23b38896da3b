import { isOver } from '../../contract/plain/counselCourse.ts';
import { codesIn, isCode } from '../domain/counsel/counselCode.ts';
import { answerInLine, textMessage } from './answerInLine.ts';
import { type CounselInLine, chooseCounsel } from './chooseCounsel.ts';
import { isAskedFor, selectCounselsInLine, selectLastFromLine } from './counselInLineSql.ts';
import { type LineMessage, replyInLine } from './lineApi.ts';
import { endEvent, markAsked } from './lineEventSql.ts';
import { dayText, LINE_TEXTS, passedOnText } from './lineTexts.ts';
import type { LineWork, MemberEvent } from './lineWork.ts';
import { putData } from './postbackData.ts';
import { putAsked } from './putAsked.ts';
import { putIntoThread } from './putIntoThread.ts';
import { reasonOf } from './refusedMessages.ts';

/**
 * Puts a message of a member into the thread of the right counsel, or asks which one that is. While messages wait for
 * that answer, a message that names a counsel is the answer. It never goes to a counsel that was booked after it.
 */
export async function receiveLineMessage(work: LineWork, event: MemberEvent): Promise<void> {
  const { db, now } = work;
  const { memberId, language } = event;
  const message = event.payload.message ?? { type: 'other' };
  if (message.type === 'other') return refuseInChat(work, event, 'otherKind');
  const codes = message.type === 'text' ? codesIn(message.text) : [];
  const counsels = (await selectCounselsInLine(db, memberId)).filter(
    // The time of the message comes from LINE's clock, and ours may be ahead. A member who names a code has booked that
    // counsel before, also if our clock says otherwise.
    ({ bookedAt, code }) => bookedAt <= event.happenedAt || codes.includes(code),
  );
  const isAsked = await isAskedFor(db, memberId);
  const choice = chooseCounsel(counsels, { codes, isAsked, now: now() });
  if (choice === 'none') return refuseInChat(work, event, 'noCounsel', '/counsel');
  if ('counselId' in choice) {
    return putThere(work, event, { counsels, counselId: choice.counselId });
  }
  await answerInLine(work, event, {
    type: 'text',
    text: LINE_TEXTS.whichCounsel[language],
    quickReply: { items: choice.ask.map((counsel) => counselButton(counsel, language)) },
  });
  // Even if LINE refuses the question: a guess could show another clinic what the member wrote about their health. At
  // the next message the account asks again, about all messages that wait.
  await markAsked(db, event.id);
}

interface Chosen {
  counsels: readonly CounselInLine[];
  counselId: string;
}

/** The waiting messages go first. A message that is only a code answers the question, so it goes into no thread. */
async function putThere(
  work: LineWork,
  event: MemberEvent,
  { counsels, counselId }: Chosen,
): Promise<void> {
  const { db } = work;
  const { id, memberId, language, payload } = event;
  const last = await selectLastFromLine(db, memberId);
  const { count, refused } = await putAsked(work, event, counselId);
  if (refused) {
    const name = reasonOf(refused);
    await answerInLine(work, event, textMessage(work, { name, language, path: '/counsel' }));
  }
  const isOnlyAnswer =
    count > 0 && payload.message?.type === 'text' && isCode(payload.message.text);
  if (isOnlyAnswer) await endEvent(db, id, { state: 'DONE' });
  else await putIntoThread(work, event, { counselId });
  const isNew = count > 0 || isAnother(counsels, { counselId, last });
  if (isNew && !refused) await nameCounsel(work, event, { counsels, counselId });
}

/** True if the last message went to another counsel, or if there was none and another counsel is open, too. */
function isAnother(
  counsels: readonly CounselInLine[],
  { counselId, last }: { counselId: string; last: string | null },
): boolean {
  if (last !== null) return last !== counselId;
  return counsels.some(({ id, state }) => id !== counselId && !isOver(state));
}

/** Tells the member the number of the counsel, by a reply only: it is free, and the page shows the message anyway. */
async function nameCounsel(
  { line }: LineWork,
  { language, payload: { replyToken } }: MemberEvent,
  { counsels, counselId }: Chosen,
): Promise<void> {
  const counsel = counsels.find(({ id }) => id === counselId);
  if (!counsel || replyToken === undefined) return;
  const messages = [{ type: 'text' as const, text: passedOnText(counsel.code, language) }];
  await replyInLine(line, { replyToken, messages });
}

async function refuseInChat(
  work: LineWork,
  event: MemberEvent,
  name: keyof typeof LINE_TEXTS,
  path?: string,
): Promise<void> {
  const { language } = event;
  await answerInLine(work, event, textMessage(work, { name, language, ...(path && { path }) }));
  await endEvent(work.db, event.id, { state: 'REFUSED', problem: name });
}

type QuickReplyItem = NonNullable<NonNullable<LineMessage['quickReply']>['items']>[number];

function counselButton(
  { id, code, bookedAt }: CounselInLine,
  language: MemberEvent['language'],
): QuickReplyItem {
  const label = `${code} · ${dayText(bookedAt, language)}`;
  return {
    type: 'action',
    action: { type: 'postback', label, displayText: label, data: putData(id) },
  };
}
