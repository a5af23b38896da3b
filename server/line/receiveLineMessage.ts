import { isOver } from '../../contract/counselCourse.ts';
import { MessageForm } from '../../contract/message.ts';
import type { UploadedFile } from '../../contract/review.ts';
import { codesIn } from '../domain/counsel/counselCode.ts';
import { writeAsMember } from '../domain/message/writeAsMember.ts';
import { storeReceived } from '../domain/upload/storeReceived.ts';
import { refuse } from '../refusal.ts';
import { type CounselInLine, chooseCounsel } from './chooseCounsel.ts';
import { selectCounselsInLine, selectLastFromLine } from './counselInLineSql.ts';
import { type LineMessage, readLineContent, replyInLine } from './lineApi.ts';
import { endEvent, markAsked } from './lineEventSql.ts';
import type { SentInLine } from './lineEvents.ts';
import { dayText, LINE_TEXTS, passedOnText, stickerNote } from './lineTexts.ts';
import {
  answerInLine,
  EndedByAnotherProcess,
  type LineWork,
  type MemberEvent,
  TryLater,
  textMessage,
} from './lineWork.ts';
import { putData } from './postbackData.ts';

/** Puts a message of a member into the thread of the right counsel, or asks which one that is. */
export async function receiveLineMessage(work: LineWork, event: MemberEvent): Promise<void> {
  const { db, now } = work;
  const { memberId, language } = event;
  const message = event.payload.message ?? { type: 'other' };
  if (message.type === 'other') return refuseInChat(work, event, 'otherKind');
  const counsels = await selectCounselsInLine(db, memberId);
  const codes = message.type === 'text' ? codesIn(message.text) : [];
  const choice = chooseCounsel(counsels, { codes, now: now() });
  if (choice === 'none') return refuseInChat(work, event, 'noCounsel', '/counsel');
  if ('counselId' in choice) {
    const last = await selectLastFromLine(db, memberId);
    await putIntoThread(work, event, choice.counselId);
    return nameOtherCounsel(work, event, { counsels, counselId: choice.counselId, last });
  }
  await answerInLine(work, event, {
    type: 'text',
    text: LINE_TEXTS.whichCounsel[language],
    quickReply: { items: choice.ask.map((counsel) => counselButton(counsel, language)) },
  });
  await markAsked(db, event.id);
}

interface Put {
  counsels: readonly CounselInLine[];
  counselId: string;
  /** The counsel of the chat message before. */
  last: string | null;
}

/**
 * Names the counsel that got a message, unless the chat was about this one before. By a reply only: it is free, and the
 * thread shows the message, too.
 */
async function nameOtherCounsel(
  { line }: LineWork,
  { language, payload: { replyToken } }: MemberEvent,
  { counsels, counselId, last }: Put,
): Promise<void> {
  const counsel = counsels.find(({ id }) => id === counselId);
  const isAlone = counsels.every(({ id, state }) => id === counselId || isOver(state));
  const isExpected = last === counselId || (last === null && isAlone);
  if (!counsel || isExpected || replyToken === undefined) return;
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

/** Writes it as the member would in the app, and ends the event in the same transaction. */
export async function putIntoThread(
  work: LineWork,
  { id, memberId, messageId, language, payload: { message } }: MemberEvent,
  counselId: string,
): Promise<void> {
  const at = work.now();
  const content = message ? await contentOf(work, { message, memberId, language, at }) : {};
  const form = MessageForm.safeParse({ text: '', ...content });
  if (!form.success) throw refuse('invalid_input');
  const writing = { memberId, counselId, form: form.data, lineId: messageId, at };
  await writeAsMember(work, work.fileStore, writing, (write) =>
    work.db.transaction(async (tx) => {
      const messageId = await write(tx);
      if (!(await endEvent(tx, id, { state: 'DONE' }))) throw new EndedByAnotherProcess();
      return messageId;
    }),
  );
}

interface Sending {
  message: SentInLine;
  memberId: string;
  language: MemberEvent['language'];
  at: Date;
}

async function contentOf(
  work: LineWork,
  { message, memberId, language, at }: Sending,
): Promise<{ text?: string; photos?: UploadedFile[] }> {
  if (message.type === 'text') return { text: message.text };
  if (message.type === 'sticker') return { text: stickerNote(message, language) };
  if (message.type === 'other') return {};
  const content = await readLineContent(work.line, message.id);
  if (content === 'late') throw new TryLater('no photo');
  if (content === 'gone') throw refuse('unsupported_image');
  if (content === 'too large') throw refuse('body_too_large');
  const [type = ''] = content.type.split(';', 1);
  const file = { memberId, name: 'LINE', type, bytes: content.bytes, at };
  return { photos: [await storeReceived(work, work.fileStore, file)] };
}
