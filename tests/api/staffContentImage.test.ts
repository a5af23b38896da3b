import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeImage } from '../../server/domain/upload/makeImages.ts';
import { sweepUploads } from '../../server/domain/upload/sweepUploads.ts';
import type { Session, StaffSession } from '../../server/http/session.ts';
import { aStaff } from '../support/aStaff.ts';
import { aMember, aReview } from '../support/factories.ts';
import { asking, fakeSessions } from '../support/fakeSessions.ts';
import { aPhoto, put } from '../support/photoFiles.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';
import { emptyTables, forEachEngine } from '../support/testDatabase.ts';
import { aDiskStore } from '../support/testFileStore.ts';

const DAY = 24 * 60 * 60 * 1_000;

forEachEngine((_engine, open) => {
  const { store } = aDiskStore();
  let test: TestApp;
  let staff: StaffSession;
  beforeAll(async () => {
    const options = { sessions: fakeSessions, fileStore: store };
    test = await openTestApp({ db: await open(), options });
  });
  beforeEach(async () => {
    await emptyTables(test.db);
    staff = await aStaff(test.db, { role: 'CLINIC' });
  });

  /** As the console does it: an address, the bytes, and the address without its query. */
  const send = async (bytes: Buffer, who: Session = staff) => {
    const query = 'filename=a.jpg&filetype=image/jpeg';
    const { body } = await test.get(`/s3/generate-s3-url?${query}`, asking(who));
    const signed = String(Object(body).url);
    expect(await put(test, signed, bytes, 'image/jpeg')).toBe(200);
    return { url: signed.split('?')[0] };
  };
  const change = (version: number, body: object) =>
    test.send('PATCH', `/staff/clinics/${staff.clinicId}`, { version, ...body }, asking(staff));
  const shown = async (url: string) => (await test.app.request(url)).status;

  describe('works', () => {
    it('AMB-29 a picture that staff send in is made small and shown to everybody, and stays', async () => {
      const [banner, inside] = [await send(await aPhoto('red')), await send(await aPhoto('blue'))];
      const elsewhere = { url: 'https://example.com/a.png' };
      const saved = await change(1, {
        bannerImage: banner,
        introductionImages: [inside, elsewhere],
      });
      expect(saved).toMatchObject({
        status: 200,
        body: {
          data: {
            bannerImage: { url: expect.stringMatching(/^\/media\/upload\/.+\.webp$/), width: 500 },
            introductionImages: [{ width: 500, height: 400 }, elsewhere],
          },
        },
      });
      const { bannerImage, introductionImages } = Object(saved.body).data;
      await sweepUploads(test.db, store, new Date(Date.now() + 2 * DAY));
      expect([await shown(bannerImage.url), await shown(introductionImages[0].url)]).toEqual([
        200, 200,
      ]);
      // Sent again as it came: nothing changes.
      const again = await change(2, { bannerImage, introductionImages });
      expect(again).toMatchObject({ status: 200, body: { data: { version: 2 } } });
    });

    it('AMB-29 what nothing shows is swept', async () => {
      await send(await aPhoto('green'));
      await sweepUploads(test.db, store, new Date(Date.now() + 2 * DAY));
      expect(await test.db.query('select id from upload')).toEqual([]);
    });
  });

  describe('refuses', () => {
    it('what is no picture', async () => {
      const bannerImage = await send(Buffer.from('<svg onload=alert(1)>'));
      expect(await change(1, { bannerImage })).toMatchObject({
        status: 415,
        body: { code: 'unsupported_image' },
      });
    });

    it('the photo of a member, one of another clinic, and one that never came', async () => {
      const member = { kind: 'member', memberId: (await aMember(test.db)).id } as const;
      const photo = await send(await aPhoto('red'), member);
      const other = await aStaff(test.db, { role: 'CLINIC' });
      const theirs = await send(await aPhoto('blue'), other);
      const path = `/staff/clinics/${other.clinicId}`;
      await test.send('PATCH', path, { version: 1, bannerImage: theirs }, asking(other));
      const none = { url: '/upload/0193a000-0000-7000-8000-000000000000' };
      for (const bannerImage of [photo, theirs, none]) {
        expect((await change(1, { bannerImage })).status).toBe(400);
      }
    });
  });

  describe('protects', () => {
    it('photos of a hidden review: only its writer and those who judge it see them', async () => {
      const clinic_id = staff.clinicId ?? '';
      const review = await aReview(test.db, { clinic_id, status: 'BLINDED' });
      const writer = { kind: 'member', memberId: review.member_id } as const;
      await send(await aPhoto('red'), writer);
      const [upload] = await test.db.query<{ id: string }>('select id from upload');
      const id = upload?.id ?? '';
      await makeImage(test.db, store, id);
      await test.db.query('update upload set review_id = $1', [review.id]);
      const other = await aStaff(test.db, { role: 'CLINIC' });
      const see = async (who?: Session) =>
        (await test.get(`/media/upload/${id}.webp`, who && asking(who))).status;
      const stranger = { kind: 'member', memberId: (await aMember(test.db)).id } as const;
      const statuses = [writer, staff, await aStaff(test.db), stranger, other, undefined].map(see);
      expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404, 404, 404]);
    });
  });
});
