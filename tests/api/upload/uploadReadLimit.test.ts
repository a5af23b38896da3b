import { expect, it } from 'vitest';
import { appendChanges } from '../../../server/db/feed/appendChanges.ts';
import { createRateLimit } from '../../../server/http/guard/rateLimit.ts';
import { limits } from '../../../server/limits/limits.ts';
import { openTestDatabase } from '../../support/app/database/testDatabase.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { aDiskStore } from '../../support/app/testFileStore.ts';
import { asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { changeInPublic } from '../../support/fixtures/changeInPublic.ts';
import { aCounsel, aMember } from '../../support/fixtures/factories.ts';
import { aPhoto, sendFile } from '../../support/fixtures/photoFiles.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';

const MOST = 5;

it('T46 reads of photos that are not public count by their address, those of public ones do not', async () => {
  const options = { sessions: fakeSessions, rateLimit: createRateLimit(MOST) };
  const test = await openTestApp({ options });
  const me = (await aMember(test.db)).id;
  const counsel = await aCounsel(test.db, { member_id: me });
  const photo = await sendFile(test, me, { bytes: await aPhoto('red') });
  const form = reviewForm(counsel, { beforePhotos: [photo] });
  const written = await test.send('POST', '/member/reviews', form, asMember(me));
  const [{ url }] = Object(written.body).data.beforePhotos;
  const read = async (path: string, headers = {}) => (await test.get(path, headers)).status;

  for (let times = 0; times < 3 * MOST; times += 1) expect(await read(url)).toBe(200);

  const setStatus = (status: string) =>
    changeInPublic(test.db, 'update review set status = $1', [status]);
  await setStatus('PENDING');
  expect(await read(url, asMember(me))).toBe(200);
  expect(await read(url)).toBe(404);
  const unknown = '/media/upload/0193a000-0000-4000-8000-000000000000.webp';
  for (let times = 2; times < MOST; times += 1) expect(await read(unknown)).toBe(404);
  const refused = await test.get(unknown);
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
  expect(await read(url, asMember(me))).toBe(429);

  // Calls are counted separately, and public photos are still served.
  expect(await read('/member/my-info', asMember(me))).toBe(200);
  await setStatus('PUBLISHED');
  expect(await read(url)).toBe(200);
});

it('T46 a public photo is looked up once until its record changes; look-ups count by their address', async () => {
  const real = await openTestDatabase();
  let lookUps = 0;
  const db: typeof real = {
    ...real,
    query: (sql, ...rest) => {
      if (sql.includes('from upload')) lookUps += 1;
      return real.query(sql, ...rest);
    },
  };
  const options = { sessions: fakeSessions, fileStore: aDiskStore().store };
  const writer = await openTestApp({ db: real, options });
  const me = (await aMember(real)).id;
  const counsel = await aCounsel(real, { member_id: me });
  const photo = await sendFile(writer, me, { bytes: await aPhoto('red') });
  const form = reviewForm(counsel, { beforePhotos: [photo] });
  const written = await writer.send('POST', '/member/reviews', form, asMember(me));
  const [{ url }] = Object(written.body).data.beforePhotos;

  const reader = await openTestApp({
    db,
    isCached: true,
    options: { ...options, rateLimit: createRateLimit(1) },
  });
  const statusOf = async () => (await reader.get(url)).status;
  const rise = () => reader.db.transaction((tx) => appendChanges(tx, [{ kind: 'everything' }]));
  for (let times = 0; times < 30; times += 1) expect(await statusOf()).toBe(200);
  expect(lookUps).toBe(1);
  for (let times = 1; times < limits.calls.picturesPerPoint; times += 1) {
    await rise();
    expect(await statusOf()).toBe(200);
  }
  await rise();
  expect(await statusOf()).toBe(429);
});
