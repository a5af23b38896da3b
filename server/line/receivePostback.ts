import { awaitedAppointment } from '../../contract/plain/counselCourse.ts';
import type { ErrorCode } from '../../contract/plain/errorCode.ts';
import { selectCounsel } from '../domain/counsel/counselSql.ts';
import { acceptProposal } from '../domain/proposal/acceptProposal.ts';
import { Refusal } from '../refusal.ts';
import { answerInLine, textMessage } from './answerInLine.ts';
import { endEvent } from './lineEventSql.ts';
import type { LINE_TEXTS } from './lineTexts.ts';
import { confirmedText } from './lineTexts.ts';
import type { LineWork, MemberEvent } from './lineWork.ts';
import { type PostbackData, readPostback } from './postbackData.ts';
import { putAsked } from './putAsked.ts';
import { reasonOf } from './refusedMessages.ts';

/** A member has pressed a button of ours in the chat. */
export async function receivePostback(work: LineWork, event: MemberEvent): Promise<void> {
  const pressed = readPostback(event.payload.data ?? '');
  if (pressed === null) await answer(work, event, { name: 'unknownButton', path: '/counsel' });
  else if (pressed.press === 'put') await put(work, event, pressed.counselId);
  else await accept(work, event, pressed);
  await endEvent(work.db, event.id, { state: 'DONE' });
}

interface Answer {
  name: keyof typeof LINE_TEXTS;
  path?: string;
}

const answer = (work: LineWork, event: MemberEvent, text: Answer) =>
  answerInLine(work, event, textMessage(work, { language: event.language, ...text }));

async function put(work: LineWork, event: MemberEvent, counselId: string): Promise<void> {
  const { count, refused } = await putAsked(work, event, counselId);
  if (refused) await answer(work, event, { name: reasonOf(refused), path: '/counsel' });
  else await answer(work, event, { name: count > 0 ? 'passedOn' : 'nothingWaits' });
}

type Acceptance = Extract<PostbackData, { press: 'accept' }>;

/** Late, wrong and repeated presses get an answer, too. After a repeated press the appointment exists already. */
async function accept(work: LineWork, event: MemberEvent, pressed: Acceptance): Promise<void> {
  const { memberId, language } = event;
  const { counselId, proposalId, at } = pressed;
  const path = `/counsel/${counselId}`;
  try {
    await work.db.transaction((tx) =>
      acceptProposal(tx, { memberId, id: counselId, proposalId, at: work.now() }),
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (!(await isMade(work, memberId, pressed))) {
      await answer(work, event, { name: REFUSED[error.code] ?? 'notOpen', path });
      return;
    }
  }
  await answerInLine(work, event, { type: 'text', text: confirmedText(at, language) });
}

const REFUSED: Partial<Record<ErrorCode, keyof typeof LINE_TEXTS>> = {
  slot_full: 'slotFull',
  consent_required: 'consent',
};

async function isMade(
  { db }: LineWork,
  memberId: string,
  { counselId, at }: Acceptance,
): Promise<boolean> {
  const counsel = await selectCounsel(db, memberId, counselId);
  const appointment = counsel && awaitedAppointment(counsel);
  return (
    appointment !== null && appointment !== undefined && Date.parse(appointment) === at.getTime()
  );
}
