import type { UnsentMessage } from '../../crypto/keyStore.ts';
import type { Queryable } from '../../db/database.ts';
import { tellOfCounsels } from '../../db/feed/counselChange.ts';
import { deleteTranslationsOfMessage } from '../translation/translationSql.ts';
import { deleteUploadsOfMessage } from '../upload/uploadSql.ts';
import { eraseMessage, lockByLineId } from './messageSql.ts';

/**
 * Erases text, photos and translations of a message that its member took back in LINE. Its place in the thread stays.
 * Returns the uploads, whose files the caller has to delete.
 */
export async function eraseUnsent(
  tx: Queryable,
  { at, ...message }: UnsentMessage & { at: Date },
): Promise<string[]> {
  const found = await lockByLineId(tx, message);
  if (!found) return [];
  const files = await deleteUploadsOfMessage(tx, found.id, at);
  await deleteTranslationsOfMessage(tx, found.id);
  await eraseMessage(tx, found.id, at);
  await tellOfCounsels(tx, [found.counselId], 'message');
  return files;
}
