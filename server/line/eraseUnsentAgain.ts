import type { UnsentMessage } from '../crypto/keyStore.ts';
import type { Transacting } from '../db/database.ts';
import { selectBroughtBack } from './lineEventSql.ts';
import { eraseMessageAndEvent } from './unsendMessage.ts';

/**
 * A restored backup contains messages that were taken back in LINE after it was made. The erasure log names them, and
 * they are erased again before the server listens. Returns their uploads, whose files have to be deleted.
 */
export async function eraseUnsentAgain(
  db: Transacting,
  unsent: readonly UnsentMessage[],
  at: Date,
): Promise<{ count: number; files: string[] }> {
  const back = await selectBroughtBack(db, unsent);
  const files: string[] = [];
  for (const message of back) {
    files.push(...(await db.transaction((tx) => eraseMessageAndEvent(tx, { ...message, at }))));
  }
  return { count: back.length, files };
}
