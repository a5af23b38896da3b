import { MessageForm } from '../../contract/message.ts';
import type { UploadedFile } from '../../contract/review.ts';
import { threadToWrite, writeAsMember } from '../domain/message/writeAsMember.ts';
import { withReceived } from '../domain/upload/withReceived.ts';
import { refuse } from '../refusal.ts';
import { readLineContent } from './lineApi.ts';
import { endEvent } from './lineEventSql.ts';
import { stickerNote } from './lineTexts.ts';
import { EndedByAnotherProcess, type LineWork, type MemberEvent, TryLater } from './lineWork.ts';

interface Chosen {
  counselId: string;
  answeredBy?: string | null;
}

/** Puts what the member sent into the thread. A photo is fetched from LINE first, if the member may write there. */
export async function putIntoThread(
  work: LineWork,
  event: MemberEvent,
  chosen: Chosen,
): Promise<void> {
  const { memberId, payload } = event;
  if (payload.message?.type !== 'image') {
    return writeMessage(work, event, { ...chosen, text: textOf(event) });
  }
  await threadToWrite(work.db, memberId, chosen.counselId);
  const photo = await fetchPhoto(work, payload.message.id);
  const file = { memberId, name: 'LINE', ...photo, at: work.now() };
  await withReceived(work, work.fileStore, file, (upload) =>
    writeMessage(work, event, { ...chosen, text: '', photos: [upload] }),
  );
}

interface Content extends Chosen {
  text: string;
  photos?: UploadedFile[];
}

/** Writes the message as if the member had sent it in the app, and ends the event in the same transaction. */
async function writeMessage(
  work: LineWork,
  { id, memberId, messageId: lineId }: MemberEvent,
  { counselId, answeredBy = null, ...content }: Content,
): Promise<void> {
  const form = MessageForm.safeParse(content);
  if (!form.success) throw refuse('invalid_input');
  const writing = { memberId, counselId, form: form.data, lineId, key: null, at: work.now() };
  await writeAsMember(work, work.fileStore, writing, (write) =>
    work.db.transaction(async (tx) => {
      const messageId = await write(tx);
      if (!(await endEvent(tx, id, { state: 'DONE', answeredBy })))
        throw new EndedByAnotherProcess();
      return messageId;
    }),
  );
}

function textOf({ payload: { message }, language }: MemberEvent): string {
  if (message?.type === 'text') return message.text;
  return message?.type === 'sticker' ? stickerNote(message, language) : '';
}

async function fetchPhoto(
  work: LineWork,
  messageId: string,
): Promise<{ type: string; bytes: Buffer }> {
  const content = await readLineContent(work.line, messageId);
  if (content === 'late') throw new TryLater('no photo');
  if (content === 'gone') throw refuse('unsupported_image');
  if (content === 'too large') throw refuse('body_too_large');
  const [type = ''] = content.type.split(';', 1);
  return { type, bytes: content.bytes };
}
