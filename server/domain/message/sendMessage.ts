import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { MessageForm } from '../../../contract/message.ts';
import type { Texts } from '../../crypto/texts.ts';
import type { Queryable } from '../../db/database.ts';
import { tellOfCounsels } from '../../db/feed/counselChange.ts';
import { writeMessageNotice } from '../../notify/writeNotices.ts';
import { orNotFound, refuse } from '../../refusal.ts';
import { lockMemberOfCounsel } from '../member/memberSql.ts';
import { linkToMessage } from './messagePhotoSql.ts';
import { findPictures, uploadsIn } from './messagePhotos.ts';
import { insertMessage, selectSent, takeNumber, type Writer } from './messageSql.ts';
import { messagePlace } from './messageTexts.ts';

export interface Sending {
  counselId: string;
  writer: Writer;
  form: z.output<typeof MessageForm>;
  /** Of the member of the counsel. */
  texts: Texts;
  /** The id that LINE gave it; null when it was written here. */
  lineId: string | null;
  /** The idempotency key of the request; null from LINE. */
  key: string | null;
  at: Date;
}

/** Writes the message, its photos and the notice to the other side in one transaction. Returns the id. */
export async function sendMessage(
  tx: Queryable,
  { counselId, writer, form, texts, lineId, key, at }: Sending,
): Promise<string> {
  const memberId = orNotFound(await lockMemberOfCounsel(tx, counselId));
  const taken = orNotFound(await takeNumber(tx, counselId, writer, at));
  if (taken.isErased) throw refuse('not_allowed_now');
  const { number, isFirstUnread } = taken;
  const id = uuidv7();
  const uploads = uploadsIn(form.photos);
  const photos = await findPictures(tx, uploads, writer);
  const text = texts.seal(form.text, messagePlace(id));
  const staffId = 'staffId' in writer ? writer.staffId : null;
  const by = staffId === null ? ('member' as const) : ('staff' as const);
  const written = { id, counselId, memberId, number, by, staffId, text, photos, lineId, key, at };
  await Promise.all([
    insertMessage(tx, written),
    tellOfCounsels(tx, [counselId], 'message'),
    uploads.length > 0 && linkToMessage(tx, id, uploads),
    writeMessageNotice(tx, counselId, { id, by, isFirstUnread, at }),
  ]);
  return id;
}

/**
 * The id of the message that was sent before under the same key. A draft may be sent again after the stored answer of
 * `answerOnce` is deleted. `answerOnce` never runs two requests with one key at the same time.
 */
export async function findSent(
  tx: Queryable,
  { counselId, writer, form, texts, key }: Sending,
): Promise<string | null> {
  if (key === null) return null;
  const sent = await selectSent(tx, { counselId, writer, key });
  if (!sent) return null;
  const { id, sealed } = sent;
  const text = sealed === null ? '' : texts.open(sealed, messagePlace(id));
  if (text !== form.text) throw refuse('idempotency_mismatch');
  return id;
}
