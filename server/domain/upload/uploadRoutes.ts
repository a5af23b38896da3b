import { randomUUID } from 'node:crypto';
import { MAX_UPLOAD_BYTES } from '../../../contract/plain/limits.ts';
import { isPhotoType } from '../../../contract/plain/photoTypes.ts';
import { uploadEndpoints } from '../../../contract/upload.ts';
import type { AppContext } from '../../appContext.ts';
import type { Queryable } from '../../db/database.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { implement, type Route } from '../../http/implement.ts';
import { DAY_MS } from '../../lib/units.ts';
import { limits } from '../../limits/limits.ts';
import { refuse } from '../../refusal.ts';
import { chargeMember } from '../member/chargeMember.ts';
import { originalKey } from './uploadRules.ts';
import { insertUpload, lockStaff, selectUsage } from './uploadSql.ts';

export function uploadRoutes({ db }: AppContext, store: FileStore): readonly Route[] {
  return implement(uploadEndpoints, {
    // The file name is only stored, never used in a path.
    'GET /s3/generate-s3-url': async ({ query }, { session, now }) => {
      const { filename: name, filetype: type } = query;
      const size = query.size === undefined ? null : Number(query.size);
      if (!isPhotoType(type)) throw refuse('unsupported_image');
      if (size !== null && size > MAX_UPLOAD_BYTES) throw refuse('body_too_large');
      if (session.kind === 'member') {
        const bytes = size ?? MAX_UPLOAD_BYTES;
        await chargeMember(db, { memberId: session.memberId, kind: 'uploads', bytes, now });
      }
      const owner =
        session.kind === 'member' ? { memberId: session.memberId } : { staffId: session.staffId };
      const id = randomUUID();
      const url = await store.signPut({ key: originalKey(id), type, size, now });
      await db.transaction(async (tx) => {
        if ('staffId' in owner) await assertStaffDayLimit(tx, owner.staffId, now);
        await insertUpload(tx, { id, owner, name, type, size, at: now });
      });
      return { url };
    },
  });
}

/** The daily limit of staff, counted in the rows of their uploads. Members have `chargeMember`. */
async function assertStaffDayLimit(tx: Queryable, staffId: string, now: Date): Promise<void> {
  await lockStaff(tx, staffId);
  const since = new Date(now.getTime() - DAY_MS);
  const { files, bytes } = await selectUsage(tx, staffId, since, MAX_UPLOAD_BYTES);
  if (files < limits.uploads.dayFiles && bytes < limits.uploads.dayBytes) return;
  throw refuse('too_many_requests', undefined, { 'Retry-After': '3600' });
}
