import type { AppContext } from '../appContext.ts';
import type { UnsentMessage } from '../crypto/keyStore.ts';
import type { Queryable } from '../db/database.ts';
import { eraseUnsent } from '../domain/message/eraseUnsent.ts';
import { deleteFilesNow } from '../domain/upload/deleteUnusedFiles.ts';
import type { FileStore } from '../files/fileStore.ts';
import { endUnsent } from './lineEventSql.ts';

export interface Unsent extends UnsentMessage {
  at: Date;
}

/**
 * Erases a message that its member took back in LINE, and ends the event that says so. LINE asks services to stop showing
 * and using such messages.
 */
export async function unsendMessage(
  { db, memberKeys }: Pick<AppContext, 'db' | 'memberKeys'>,
  store: FileStore,
  { memberId, lineId, at }: Unsent,
): Promise<void> {
  const files = await db.transaction(async (tx) => {
    const gone = await eraseMessageAndEvent(tx, { memberId, lineId, at });
    // Before the commit: without the log, a restored backup would show the message.
    await memberKeys.logUnsent({ memberId, lineId }, at);
    return gone;
  });
  await deleteFilesNow(store, files);
}

/**
 * First all waiting events about the message end, so no job can pass the message on later. If a job already has,
 * `eraseUnsent` finds the message. Returns the uploads, whose files the caller has to delete.
 */
export async function eraseMessageAndEvent(tx: Queryable, unsent: Unsent): Promise<string[]> {
  await endUnsent(tx, unsent);
  return eraseUnsent(tx, unsent);
}
