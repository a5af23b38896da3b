import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteUnusedFiles } from '../../../server/domain/upload/deleteUnusedFiles.ts';
import { emptyTables, forOneEngine } from '../../support/app/database/testDatabase.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import type { TestFileStore } from '../../support/app/testFileStore.ts';
import { anS3Store } from '../../support/fakes/fakeS3.ts';
import { asking, asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aCounsel, aMember } from '../../support/fixtures/factories.ts';
import { aPhoto, put } from '../../support/fixtures/photoFiles.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const HOUR = 60 * 60 * 1_000;
const MAX = 20_000;
const QUERY = 'filename=a.jpg&filetype=image/jpeg';

/** A signed address of a bucket cannot limit the size, so the server checks it before reading. */
forOneEngine((_engine, open) => {
  let test: TestApp;
  let files: TestFileStore;
  let me: string;
  let time = Date.parse('2026-11-20T12:00:00Z');
  const now = () => new Date(time);

  beforeAll(async () => {
    files = await anS3Store(MAX, now);
    const options = { sessions: fakeSessions, fileStore: files.store };
    test = await openTestApp({ db: await open(), now, options });
  });
  beforeEach(async () => {
    await emptyTables(test.db);
    for (const key of files.keys()) await files.store.remove(key);
    me = (await aMember(test.db)).id;
  });

  const send = async (bytes: Buffer, who = asMember(me)) => {
    const { body } = await test.get(`/s3/generate-s3-url?${QUERY}`, who);
    const signed = String(Object(body).url);
    expect(await put(test, signed, bytes, 'image/jpeg')).toBe(200);
    const [url = ''] = signed.split('?');
    const path = new URL(url).pathname.slice(1);
    return { url, path, name: 'a.jpg', type: 'image/jpeg', size: bytes.length, hash: '' };
  };
  const tooLong = async () => Buffer.concat([await aPhoto('red'), Buffer.alloc(MAX)]);
  const runJob = () => deleteUnusedFiles(test.db, files.store, now());
  const sizes = async () =>
    (await test.db.query<{ size: number | null }>('select size from upload')).map(
      ({ size }) => size,
    );

  describe('works', () => {
    it('UPL-01 a photo whose size was not announced is taken', async () => {
      const counsel = await aCounsel(test.db, { member_id: me });
      const form = reviewForm(counsel, { beforePhotos: [await send(await aPhoto('red'))] });
      expect((await test.send('POST', '/member/reviews', form, asMember(me))).status).toBe(200);
      expect(files.keys()).toHaveLength(4);
    });
  });

  describe('refuses', () => {
    it('T53 a file that is too long, without reading it, and keeps nothing of it', async () => {
      const counsel = await aCounsel(test.db, { member_id: me });
      const form = reviewForm(counsel, { beforePhotos: [await send(await tooLong())] });
      expect(await test.send('POST', '/member/reviews', form, asMember(me))).toMatchObject({
        status: 413,
        body: { code: 'body_too_large' },
      });
      expect(files.keys()).toEqual([]);
    });

    it('T53 a file of the staff that is too long', async () => {
      const staff = await aStaff(test.db, { role: 'CLINIC' });
      const { url } = await send(await tooLong(), asking(staff));
      const path = `/staff/clinics/${staff.clinicId}`;
      const form = { version: 1, bannerImage: { url } };
      expect((await test.send('PATCH', path, form, asking(staff))).status).toBe(413);
      expect(files.keys()).toEqual([]);
    });
  });

  describe('protects', () => {
    it('T53 a file that is too long and never used is deleted when its address has expired, and counts with its size', async () => {
      const bytes = await tooLong();
      await send(bytes);
      await runJob();
      expect([files.keys().length, await sizes()]).toEqual([1, [null]]);
      time += HOUR + 1;
      await runJob();
      expect([files.keys().length, await sizes()]).toEqual([0, [bytes.length]]);
    });

    it('a file that is short enough stays, and counts with its size from then on', async () => {
      const bytes = await aPhoto('red');
      await send(bytes);
      await test.get(`/s3/generate-s3-url?${QUERY}`, asMember(me));
      time += HOUR + 1;
      await runJob();
      expect(files.keys()).toHaveLength(1);
      expect((await sizes()).sort()).toEqual([0, bytes.length]);
    });
  });
});
