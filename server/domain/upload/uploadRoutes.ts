import { randomUUID } from 'node:crypto';
import { MAX_UPLOAD_BYTES, uploadEndpoints } from '../../../contract/upload.ts';
import type { AppContext } from '../../appContext.ts';
import type { Queryable } from '../../db/database.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { refuse } from '../../http/refusal.ts';
import { DAY_MS, isAllowedType, MAX_DAY_BYTES, MAX_DAY_FILES, originalKey } from './uploadRules.ts';
import { insertUpload, lockOwner, type NewUpload, selectUsage } from './uploadSql.ts';

export function uploadRoutes({ db }: AppContext, store: FileStore): Implementation {
  return implement(uploadEndpoints, {
    // The name is a note, no part of an address: what it says can do no harm.
    'GET /s3/generate-s3-url': async ({ query }, { session, now }) => {
      const { filename: name, filetype: type } = query;
      const size = query.size === undefined ? null : Number(query.size);
      if (!isAllowedType(type)) throw refuse('unsupported_image');
      if (size !== null && size > MAX_UPLOAD_BYTES) throw refuse('body_too_large');
      const owner =
        session.kind === 'member' ? { memberId: session.memberId } : { staffId: session.staffId };
      const id = randomUUID();
      const url = await store.signPut({ key: originalKey(id), type, size, now });
      await db.transaction(async (tx) => {
        await assertRoom(tx, owner, now);
        await insertUpload(tx, { id, owner, name, type, size, at: now });
      });
      return { url };
    },
  });
}

/** Robots fill disks; a person with a phone does not come near. Asked one after the other. */
async function assertRoom(tx: Queryable, owner: NewUpload['owner'], now: Date): Promise<void> {
  await lockOwner(tx, owner);
  const since = new Date(now.getTime() - DAY_MS);
  const { files, bytes } = await selectUsage(tx, owner, since, MAX_UPLOAD_BYTES);
  if (files < MAX_DAY_FILES && bytes < MAX_DAY_BYTES) return;
  throw refuse('too_many_requests', undefined, { 'Retry-After': '3600' });
}
