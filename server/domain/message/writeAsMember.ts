import type { AppContext } from '../../appContext.ts';
import { sealTexts } from '../../crypto/texts.ts';
import type { Queryable } from '../../db/database.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { orNotFound } from '../../refusal.ts';
import { assertConsented } from '../consent/assertConsented.ts';
import { bytesOf, refuseUntilMidnight, tryCharge } from '../member/chargeMember.ts';
import { makeMessageImages } from './messagePhotos.ts';
import { selectThread, type ThreadState } from './messageSql.ts';
import { findSent, type Sending, sendMessage } from './sendMessage.ts';

type Writing = Omit<Sending, 'writer' | 'texts'> & { memberId: string };

/** Runs the work in a transaction, once for a request that is repeated. Returns the id of the message. */
export type WriteOnce = (work: (tx: Queryable) => Promise<string>) => Promise<string>;

/** The thread, if it is the member's and the member agrees to its clinic. */
export async function threadToWrite(
  db: Queryable,
  memberId: string,
  counselId: string,
): Promise<ThreadState> {
  const thread = orNotFound(await selectThread(db, counselId, { memberId }));
  await assertConsented(db, memberId, thread.clinicId);
  return thread;
}

/** A message of a member to the clinic, written in the app or in LINE. */
export async function writeAsMember(
  { db, memberKeys }: Pick<AppContext, 'db' | 'memberKeys'>,
  store: FileStore,
  { memberId, counselId, form, lineId, key, at }: Writing,
  once: WriteOnce,
): Promise<{ id: string; language: string }> {
  const writer = { memberId };
  const { language, clinicId } = await threadToWrite(db, memberId, counselId);
  const charge = { memberId, kind: 'messages', bytes: bytesOf(form), now: at } as const;
  const isCharged = await tryCharge(db, charge);
  if (isCharged) await makeMessageImages(db, store, { photos: form.photos, writer });
  const texts = await sealTexts(db, memberKeys, memberId);
  const message = { counselId, writer, form, texts, lineId, key, at };
  const id = await once(async (tx) => {
    const found = await findSent(tx, message);
    if (found !== null) return found;
    if (!isCharged) throw refuseUntilMidnight('day_limit_reached', at);
    const sent = await sendMessage(tx, message);
    // Again, because the photos take time. The counsel is locked now, and a withdrawal locks it, too.
    await assertConsented(tx, memberId, clinicId);
    return sent;
  });
  return { id, language };
}
