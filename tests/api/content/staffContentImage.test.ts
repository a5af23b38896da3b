import { beforeEach, describe, expect, it } from 'vitest';
import { ClinicForm } from '../../../contract/staff/staffClinic.ts';
import { DoctorForm } from '../../../contract/staff/staffDoctor.ts';
import { EventForm } from '../../../contract/staff/staffEvent.ts';
import { pictureOf } from '../../../server/demo/pictures/pictureOf.ts';
import { deviceNamesOf } from '../../../server/domain/session/device/deviceNames.ts';
import { startSession } from '../../../server/domain/session/sessionStore.ts';
import { startStaffSession } from '../../../server/domain/staff/staffSession.ts';
import { deleteUnusedFiles } from '../../../server/domain/upload/deleteUnusedFiles.ts';
import { makeImage } from '../../../server/domain/upload/makeImages.ts';
import type { Session, StaffSession } from '../../../server/http/guard/session.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { aDiskStore } from '../../support/app/testFileStore.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking, memberSession } from '../../support/fakes/fakeSessions.ts';
import { blankRecord } from '../../support/fixtures/blankRecord.ts';
import { changeInPublic } from '../../support/fixtures/changeInPublic.ts';
import { aMember, aReview } from '../../support/fixtures/factories.ts';
import { aPhoto, put } from '../../support/fixtures/photoFiles.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const DAY = 24 * 60 * 60 * 1_000;

forOneEngine((_engine, open) => {
  const { store } = aDiskStore();
  const test = useTestApp(open, { options: { fileStore: store } });
  let staff: StaffSession;
  beforeEach(async () => {
    staff = await aStaff(test.db, { role: 'CLINIC' });
  });

  /** As the console does it: an address, the bytes, and the address without its query. */
  const send = async (bytes: Buffer, who: Session = staff) => {
    const query = 'filename=a.jpg&filetype=image/jpeg';
    const { body } = await test.get(`/s3/generate-s3-url?${query}`, asking(who));
    const signed = String(Object(body).url);
    expect(await put(test, signed, bytes, 'image/jpeg')).toBe(200);
    return { url: signed.replace(/\?.*/, '') };
  };
  const change = (version: number, body: object) =>
    test.send('PATCH', `/staff/clinics/${staff.clinicId}`, { version, ...body }, asking(staff));
  const shown = async (url: string, who?: Session) =>
    (await test.get(url, who && asking(who))).status;

  describe('works', () => {
    it('AMB-29 a picture that staff upload is resized, shown to visitors, and stays', async () => {
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
      await deleteUnusedFiles(test.db, store, new Date(Date.now() + 2 * DAY));
      expect([await shown(bannerImage.url), await shown(introductionImages[0].url)]).toEqual([
        200, 200,
      ]);
      // It is sent again unchanged: nothing changes.
      const again = await change(2, { bannerImage, introductionImages });
      expect(again).toMatchObject({ status: 200, body: { data: { version: 2 } } });
    });

    it('AMB-29 a replaced picture is unused at once, and is deleted', async () => {
      const first = await change(1, {
        bannerImage: await send(await aPhoto('red')),
        profileImage: await send(await aPhoto('blue')),
        introductionImages: [await send(await aPhoto('green'))],
      });
      const before = Object(first.body).data;
      const inside = before.introductionImages[0];
      // It was moved, not removed: it is still shown.
      const second = await change(2, { bannerImage: inside, introductionImages: [] });
      expect(second.status).toBe(200);
      const all = [before.bannerImage.url, before.profileImage.url, inside.url];
      expect(await Promise.all(all.map((url) => shown(url)))).toEqual([404, 200, 200]);
      expect(await shown(before.bannerImage.url, staff)).toBe(404);
      await deleteUnusedFiles(test.db, store, new Date(Date.now() + 2 * DAY));
      expect(await test.db.query('select id from upload')).toHaveLength(2);
      expect(await Promise.all(all.map((url) => shown(url)))).toEqual([404, 200, 200]);
    });

    it('AMB-29 a refused save deletes no pictures', async () => {
      const { body } = await change(1, { bannerImage: await send(await aPhoto('red')) });
      const { url } = Object(body).data.bannerImage;
      expect((await change(1, { bannerImage: null })).status).toBe(409);
      expect((await change(2, { bannerImage: null, specialties: ['nowhere'] })).status).toBe(404);
      expect(await shown(url)).toBe(200);
    });

    it('AMB-29 unused pictures are deleted', async () => {
      await send(await aPhoto('green'));
      await deleteUnusedFiles(test.db, store, new Date(Date.now() + 2 * DAY));
      expect(await test.db.query('select id from upload')).toEqual([]);
    });
  });

  describe('refuses', () => {
    it('files that are no pictures', async () => {
      const bannerImage = await send(Buffer.from('<svg onload=alert(1)>'));
      expect(await change(1, { bannerImage })).toMatchObject({
        status: 415,
        body: { code: 'unsupported_image' },
      });
    });

    it('the photo of a member, of another clinic, and one that was never uploaded', async () => {
      const member = memberSession((await aMember(test.db)).id);
      const photo = await send(await aPhoto('red'), member);
      const other = await aStaff(test.db, { role: 'CLINIC' });
      const theirs = await send(await aPhoto('blue'), other);
      const path = `/staff/clinics/${other.clinicId}`;
      await test.send('PATCH', path, { version: 1, bannerImage: theirs }, asking(other));
      const none = { url: '/upload/0193a000-0000-7000-8000-000000000000' };
      for (const bannerImage of [photo, theirs, none]) {
        expect(await change(1, { bannerImage })).toMatchObject({
          status: 400,
          body: { code: 'invalid_input', files: [expect.stringMatching(/^upload\/[\da-f-]{36}$/)] },
        });
      }
    });

    it('a picture that a colleague removed and that is deleted since, by its path', async () => {
      const { body } = await change(1, { bannerImage: await send(await aPhoto('red')) });
      const { bannerImage } = Object(body).data;
      await change(2, { bannerImage: null });
      await deleteUnusedFiles(test.db, store, new Date(Date.now() + 2 * DAY));
      expect(await change(3, { bannerImage })).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', files: [bannerImage.url.slice(1)] },
      });
    });
  });

  describe('protects', () => {
    it('T22 pages do not take styles or large data from the blurred preview of a picture', async () => {
      const save = async (image: object) => {
        const bannerImage = { url: 'https://example.com/a.png', ...image };
        return (await change(1, { bannerImage })).status;
      };
      for (const blur of [
        'data:image/webp;base64,AAAA");position:fixed;inset:0;background:url("x',
        'data:image/webp;base64,AAAA\\',
        'data:image/svg+xml,<svg onload=alert(1)>',
        'https://example.com/pixel.gif',
        `data:image/webp;base64,${'A'.repeat(3_000)}`,
      ]) {
        expect(await save({ blur }), blur).toBe(400);
      }
      expect(await save({ widths: Array(100).fill(1) })).toBe(400);
      // As in pictures of staff and of the demonstration.
      const { blur } = pictureOf('banner', 1);
      expect(await save({ blur, width: 640, height: 360, widths: [360] })).toBe(200);
    });

    /** A record of the clinic with a picture, and the address of the picture. */
    const withPicture = async (noun: 'clinics' | 'doctors' | 'events') => {
      const picture = await send(await aPhoto('red'));
      const operator = asking(await aStaff(test.db));
      const clinicId = staff.clinicId ?? '';
      const name = '이름';
      const forms = {
        clinics: blankRecord(ClinicForm, { name, bannerImage: picture }),
        doctors: blankRecord(DoctorForm, { name, clinicId, profileImage: picture, position: 0 }),
        events: blankRecord(EventForm, {
          clinicId,
          title: '제목',
          cardImage: picture,
          price: 1,
          startsOn: '2026-01-01',
          endsOn: '2026-12-31',
          sideEffects: '붓기',
        }),
      };
      const made = await test.send('POST', `/staff/${noun}`, forms[noun], operator);
      expect(made.status).toBe(200);
      const { id, bannerImage, profileImage, cardImage } = Object(made.body).data;
      const { url } = bannerImage ?? profileImage ?? cardImage;
      return { id, url: String(url), table: noun.slice(0, -1) };
    };

    it.each(['clinics', 'doctors', 'events'] as const)(
      'AMB-51 a picture of %s that is not public: only its staff and operators see it',
      async (noun) => {
        const { id, url, table } = await withPicture(noun);
        const keeper =
          noun === 'clinics' ? await aStaff(test.db, { role: 'CLINIC', clinic_id: id }) : staff;
        const people = [await aStaff(test.db), keeper, await aStaff(test.db, { role: 'CLINIC' })];
        const member = memberSession((await aMember(test.db)).id);
        const seen = () =>
          Promise.all([...people, member, undefined].map((who) => shown(url, who)));
        const become = (status: string) =>
          changeInPublic(test.db, `update ${table} set status = $2 where id = $1`, [id, status]);
        // AMB-108: an ended event keeps its page, and so its pictures.
        for (const status of noun === 'events' ? ['DRAFT'] : ['DRAFT', 'ENDED']) {
          await become(status);
          expect(await seen()).toEqual([200, 200, 404, 404, 404]);
          const { headers } = await test.get(url, asking(keeper));
          expect(headers.get('cache-control')).toBe('private, no-store');
        }
        await become('PUBLISHED');
        expect(await seen()).toEqual([200, 200, 200, 200, 200]);
        if (noun === 'clinics') return;
        await changeInPublic(test.db, "update clinic set status = 'DRAFT' where id = $1", [
          staff.clinicId,
        ]);
        expect(await seen()).toEqual([200, 200, 404, 404, 404]);
      },
    );

    it('AMB-51 a picture of a doctor without a clinic is seen by operators', async () => {
      const { id, url } = await withPicture('doctors');
      await test.db.query('update doctor set clinic_id = null where id = $1', [id]);
      expect([await shown(url), await shown(url, staff)]).toEqual([404, 404]);
      expect(await shown(url, await aStaff(test.db))).toBe(200);
    });

    it('ROLE-04 a preview shows it also to staff who are logged in as a member', async () => {
      const { url } = await withPicture('doctors');
      const real = await openTestApp({ db: test.db, options: { fileStore: store } });
      const now = new Date();
      const { token } = await startStaffSession(test.db, staff.staffId, now, deviceNamesOf(null));
      const { access } = await startSession(
        test.db,
        { memberId: (await aMember(test.db)).id },
        now,
      );
      const seen = async (Cookie: string) =>
        (await real.get(url, { Cookie, Referer: 'http://localhost:3000/contents/doctor/pv' }))
          .status;
      expect(await seen(`session=${access}`)).toBe(404);
      expect(await seen(`session=${access}; staff=${token}`)).toBe(200);
      expect(await seen(`staff=${token}`)).toBe(200);
    });

    it('a formerly public picture may be cached for minutes only, and revalidation sends no bytes', async () => {
      const { id, url } = await withPicture('events');
      await test.db.query("update event set status = 'PUBLISHED' where id = $1", [id]);
      const { headers } = await test.get(url);
      expect(headers.get('cache-control')).toBe('public, max-age=300');
      const again = { 'If-None-Match': headers.get('etag') ?? '' };
      expect(await test.get(url, again)).toMatchObject({ status: 304, body: '' });
      await changeInPublic(test.db, "update event set status = 'DRAFT' where id = $1", [id]);
      const gone = await test.get(url, again);
      expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
    });

    it('a clinic cannot use a picture that another clinic has removed', async () => {
      const { body } = await change(1, { bannerImage: await send(await aPhoto('red')) });
      const { bannerImage } = Object(body).data;
      await change(2, { bannerImage: null });
      const other = await aStaff(test.db, { role: 'CLINIC' });
      const path = `/staff/clinics/${other.clinicId}`;
      const taken = await test.send('PATCH', path, { version: 1, bannerImage }, asking(other));
      expect(taken.status).toBe(400);
      expect((await change(3, { bannerImage })).status).toBe(200);
    });

    it('photos of a hidden review: only its member and operators see them', async () => {
      const clinic_id = staff.clinicId ?? '';
      const review = await aReview(test.db, { clinic_id, status: 'BLINDED' });
      const writer = memberSession(review.member_id);
      await send(await aPhoto('red'), writer);
      const [upload] = await test.db.query<{ id: string }>('select id from upload');
      const id = upload?.id ?? '';
      await makeImage(test.db, store, { id, owner: 'a clinic' });
      await test.db.query('update upload set review_id = $1', [review.id]);
      const other = await aStaff(test.db, { role: 'CLINIC' });
      const see = async (who?: Session) =>
        (await test.get(`/media/upload/${id}.webp`, who && asking(who))).status;
      const stranger = memberSession((await aMember(test.db)).id);
      const statuses = [writer, staff, await aStaff(test.db), stranger, other, undefined].map(see);
      expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404, 404, 404]);
    });
  });
});
