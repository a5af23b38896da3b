import { expect, it } from 'vitest';
import { createRateLimit } from '../../server/http/rateLimit.ts';
import { aCounsel, aMember } from '../support/factories.ts';
import { asMember, fakeSessions } from '../support/fakeSessions.ts';
import { aPhoto, sendFile } from '../support/photoFiles.ts';
import { reviewForm } from '../support/reviewForm.ts';
import { openTestApp } from '../support/testApp.ts';

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

  await test.db.query("update review set status = 'PENDING'");
  expect(await read(url, asMember(me))).toBe(200);
  expect(await read(url)).toBe(404);
  const unknown = '/media/upload/0193a000-0000-4000-8000-000000000000.webp';
  for (let times = 2; times < MOST; times += 1) expect(await read(unknown)).toBe(404);
  const refused = await test.get(unknown);
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
  expect(await read(url, asMember(me))).toBe(429);

  // Calls have an account of their own, and what is public goes on.
  expect(await read('/member/my-info', asMember(me))).toBe(200);
  await test.db.query("update review set status = 'PUBLISHED'");
  expect(await read(url)).toBe(200);
});
