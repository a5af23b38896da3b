import type { Database } from '../db/database.ts';
import { eraseUnsent } from '../domain/message/eraseUnsent.ts';
import { deleteFilesNow } from '../domain/upload/deleteUnusedFiles.ts';
import type { FileStore } from '../files/fileStore.ts';
import { endUnsent } from './lineEventSql.ts';

export interface Unsent {
  memberId: string;
  /** The id that LINE gave the message. */
  lineId: string;
  at: Date;
}

/**
 * A member took a message back in LINE, which asks services to show and use it no more. First its waiting event ends,
 * so no job can pass it on later. If a job already has, `eraseUnsent` finds the message.
 */
export async function unsendMessage(db: Database, store: FileStore, unsent: Unsent): Promise<void> {
  const files = await db.transaction(async (tx) => {
    await endUnsent(tx, unsent);
    return eraseUnsent(tx, unsent);
  });
  await deleteFilesNow(store, files);
}
