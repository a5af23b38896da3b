import { randomUUID } from 'node:crypto';
import { isPhotoType } from '../../../contract/plain/photoTypes.ts';
import type { UploadedFile } from '../../../contract/review.ts';
import type { AppContext } from '../../appContext.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { refuse } from '../../refusal.ts';
import { chargeMember } from '../member/chargeMember.ts';
import { deleteFilesNow } from './deleteUnusedFiles.ts';
import { originalKey } from './uploadRules.ts';
import { deleteIfUnused, insertUpload } from './uploadSql.ts';

interface Received {
  memberId: string;
  name: string;
  type: string;
  bytes: Buffer;
  at: Date;
}

/**
 * A file that the server has fetched from LINE becomes an upload of the member, as if the browser had sent it, for work
 * that links it to a message. If the work fails, the upload is deleted: the next try fetches the file again.
 */
export async function withReceived(
  { db }: Pick<AppContext, 'db'>,
  store: FileStore,
  { memberId, name, type, bytes, at }: Received,
  work: (file: UploadedFile) => Promise<void>,
): Promise<void> {
  if (!isPhotoType(type)) throw refuse('unsupported_image');
  const size = bytes.byteLength;
  if (size > store.maxBytes) throw refuse('body_too_large');
  await chargeMember(db, { memberId, kind: 'uploads', bytes: size, now: at });
  const id = randomUUID();
  await insertUpload(db, { id, owner: { memberId }, name, type, size, at });
  try {
    const path = originalKey(id);
    await store.write(path, bytes, type);
    await work({ url: path, path, name, type, size, hash: '' });
  } catch (error) {
    await deleteFilesNow(store, await deleteIfUnused(db, id, at));
    throw error;
  }
}
