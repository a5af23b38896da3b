import { join } from 'node:path';
import { MAX_UPLOAD_BYTES } from '../../../../contract/plain/limits.ts';
import { createApp } from '../../../../server/app.ts';
import { createContext } from '../../../../server/appContext.ts';
import type { Database } from '../../../../server/db/database.ts';
import { NO_BREACH_LIST } from '../../../../server/domain/staff/breachedPasswords.ts';
import { createDiskFileStore } from '../../../../server/files/diskFileStore.ts';
import type { FileStore } from '../../../../server/files/fileStore.ts';
import { fakeFeed } from '../../fakes/fakeFeed.ts';
import { fakeMemberKeys } from '../../fakes/fakeKeyStore.ts';
import { asMember, fakeSessions } from '../../fakes/fakeSessions.ts';
import { aPhoto } from '../../fixtures/photoFiles.ts';
import { reviewForm } from '../../fixtures/reviewForm.ts';
import { testClientConfig } from '../testClientConfig.ts';
import { testMasterKeys } from '../testKeys.ts';

const ORIGIN = testClientConfig.publicUrl;

export const filesOf = (directory: string): FileStore =>
  createDiskFileStore({
    folder: join(directory, 'files'),
    ownOrigin: ORIGIN,
    maxBytes: MAX_UPLOAD_BYTES,
  });

/** The steps of a member between a booked counsel and its published review with two photos. */
export async function photoFlow(db: Database, fileStore: FileStore): Promise<number> {
  const context = createContext({
    db,
    feed: fakeFeed(),
    masterKeys: testMasterKeys,
    memberKeys: fakeMemberKeys(),
    unlinks: [],
    factorPolicy: 'none',
    isBreached: NO_BREACH_LIST,
    clientConfig: testClientConfig,
    now: () => new Date(),
  });
  const app = createApp(context, { sessions: fakeSessions, fileStore });
  const [counsel] = await db.query<{ id: string; clinic_id: string; member_id: string }>(
    'select id, clinic_id, member_id from counsel',
  );
  if (!counsel) throw new Error('No counsel');
  const headers = asMember(counsel.member_id);

  const send = async (color: string) => {
    const bytes = await aPhoto(color, { width: 300, height: 200 });
    const asked = '/s3/generate-s3-url?filename=a.jpg&filetype=image/jpeg';
    const { url: signed } = (await (await app.request(asked, { headers })).json()) as {
      url: string;
    };
    const type = 'image/jpeg';
    const init = { method: 'PUT', body: new Uint8Array(bytes), headers: { 'Content-Type': type } };
    await app.request(signed, init);
    const [url = ''] = signed.split('?');
    return { url, path: new URL(url).pathname.slice(1), name: 'a.jpg', type, size: 1, hash: '' };
  };

  const form = reviewForm(counsel, {
    beforePhotos: [await send('red')],
    afterPhotos: [await send('blue')],
  });
  const answer = await app.request('/member/reviews', {
    method: 'POST',
    headers: { ...headers, Origin: ORIGIN, 'Content-Type': 'application/json' },
    body: JSON.stringify(form),
  });
  return answer.status;
}
