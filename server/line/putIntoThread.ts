import { MessageForm } from '../../contract/message.ts';
import type { UploadedFile } from '../../contract/review.ts';
import { writeAsMember } from '../domain/message/writeAsMember.ts';
import { storeReceived } from '../domain/upload/storeReceived.ts';
import { refuse } from '../refusal.ts';
import { readLineContent } from './lineApi.ts';
import { endEvent } from './lineEventSql.ts';
import type { SentInLine } from './lineEvents.ts';
import { stickerNote } from './lineTexts.ts';
import { EndedByAnotherProcess, type LineWork, type MemberEvent, TryLater } from './lineWork.ts';

/** Writes the message as if the member had sent it in the app, and ends the event in the same transaction. */
export async function putIntoThread(
  work: LineWork,
  { id, memberId, messageId, language, payload: { message } }: MemberEvent,
  { counselId, answeredBy = null }: { counselId: string; answeredBy?: string | null },
): Promise<void> {
  const at = work.now();
  const content = message ? await contentOf(work, { message, memberId, language, at }) : {};
  const form = MessageForm.safeParse({ text: '', ...content });
  if (!form.success) throw refuse('invalid_input');
  const writing = { memberId, counselId, form: form.data, lineId: messageId, at };
  await writeAsMember(work, work.fileStore, writing, (write) =>
    work.db.transaction(async (tx) => {
      const messageId = await write(tx);
      if (!(await endEvent(tx, id, { state: 'DONE', answeredBy })))
        throw new EndedByAnotherProcess();
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
