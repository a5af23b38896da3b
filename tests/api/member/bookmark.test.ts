import { beforeEach, describe, expect, it } from 'vitest';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { inRounds } from '../../support/app/proof.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asMember } from '../../support/fakes/fakeSessions.ts';
import {
  aBookmark,
  aClinic,
  aDoctor,
  aMember,
  anEvent,
  aReview,
} from '../../support/fixtures/factories.ts';

const UNKNOWN = '0193a000-0000-7000-8000-000000000000';

forRacingCalls((_engine, open) => {
  const test = useTestApp(open);
  let me: string;
  let other: string;

  beforeEach(async () => {
    me = (await aMember(test.db)).id;
    other = (await aMember(test.db)).id;
  });

  const get = (path: string, memberId = me) => test.get(path, asMember(memberId));
  const post = (bookmarkableType: string, bookmarkableId: string, memberId = me) =>
    test.send(
      'POST',
      '/member/bookmarks',
      { bookmarkableType, bookmarkableId },
      asMember(memberId),
    );
  const remove = (id: string, memberId = me) =>
    test.send('DELETE', `/member/bookmarks/${id}`, undefined, asMember(memberId));
  const countOfRows = async () => (await test.db.query('select id from bookmark')).length;

  describe('works', () => {
    it('BKM-03 the list of bookmarks has full cards of all four kinds, newest first in each', async () => {
      const clinic = await aClinic(test.db, { name: '가나의원', specialties: [] });
      const doctor = await aDoctor(test.db, { clinic_id: clinic.id });
      const event = await anEvent(test.db, { clinic_id: clinic.id, price: 1_000 });
      const review = await aReview(test.db, { clinic_id: clinic.id, doctors: [doctor.id] });
      const older = await aClinic(test.db);
      for (const [type, { id }] of [
        ['CLINIC', older],
        ['CLINIC', clinic],
        ['DOCTOR', doctor],
        ['EVENT', event],
        ['REVIEW', review],
      ] as const) {
        await post(type, id);
      }
      const card = async (path: string) => (await test.get(path)).body;
      const [doctors, events, reviews] = await Promise.all(
        ['doctors', 'events', 'reviews'].map((kind) => card(`/public/${kind}`)),
      );
      const { body } = await get('/member/bookmarks');
      expect(body).toMatchObject({ data: { clinics: [{ id: clinic.id }, { id: older.id }] } });
      expect(body).toMatchObject({
        data: {
          clinics: [{ name: '가나의원', reviewCount: 1, averageRating: 5 }, {}],
          doctors: Object(doctors).data,
          events: Object(events).data,
          reviews: Object(reviews).data,
        },
      });
    });

    it('BKM-03 without bookmarks the four lists are empty', async () => {
      expect(await get('/member/bookmarks')).toMatchObject({
        status: 200,
        body: { data: { clinics: [], doctors: [], events: [], reviews: [] } },
      });
    });

    it('API-29 ENT-16 BKM-08 BKM-12 BKM-10 the target shows an added bookmark; a bookmark is removed by its id', async () => {
      const { id } = await aDoctor(test.db);
      const path = `/member/bookmarks/doctor/${id}`;
      expect((await get(path)).body).toEqual({ data: [] });

      const added = await post('DOCTOR', id);
      const bookmark = { bookmarkableId: id, bookmarkableType: 'DOCTOR', id: expect.any(String) };
      expect(added).toMatchObject({ status: 200, body: { data: bookmark } });
      expect((await get(path)).body).toEqual({ data: [Object(added.body).data] });
      expect((await get(`/member/bookmarks/clinic/${id}`)).body).toEqual({ data: [] });

      expect((await remove(id)).status).toBe(404);
      expect(await remove(Object(added.body).data.id)).toMatchObject({ status: 200, body: {} });
      expect((await get(path)).body).toEqual({ data: [] });
    });

    it('adding a bookmark twice answers the same bookmark', async () => {
      const { id } = await aClinic(test.db);
      const first = await post('CLINIC', id);
      expect((await post('CLINIC', id)).body).toEqual(first.body);
      expect(await countOfRows()).toBe(1);
    });

    it('an id that does not exist cannot be bookmarked', async () => {
      for (const id of ['3', 'pv', '%25', '9'.repeat(200)]) {
        const answer = await get(`/member/bookmarks/clinic/${id}`);
        expect(answer).toMatchObject({ status: 200, body: { data: [] } });
      }
    });
  });

  describe('refuses', () => {
    it('a target that visitors cannot open', async () => {
      const draft = await aClinic(test.db, { status: 'DRAFT' });
      const doctor = await aDoctor(test.db, { clinic_id: draft.id });
      const event = await anEvent(test.db, { status: 'DRAFT' });
      const review = await aReview(test.db, { status: 'BLINDED' });
      const clinic = await aClinic(test.db);
      const hidden = [
        post('CLINIC', draft.id),
        post('DOCTOR', doctor.id),
        post('EVENT', event.id),
        post('REVIEW', review.id),
        post('CLINIC', UNKNOWN),
        post('DOCTOR', clinic.id),
      ];
      for (const answer of await Promise.all(hidden)) {
        expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
      }
      expect(await countOfRows()).toBe(0);
    });

    it('BKM-14 any other type, and malformed ids', async () => {
      const { id } = await aClinic(test.db);
      expect((await post('clinic', id)).status).toBe(400);
      expect((await post('COUNSEL', id)).status).toBe(400);
      expect((await post('CLINIC', '3')).status).toBe(400);
      expect((await get(`/member/bookmarks/counsel/${id}`)).status).toBe(400);
      expect((await remove('3')).status).toBe(404);
    });
  });

  describe('protects', () => {
    it('BKM-04 ROLE-02 every call without a session', async () => {
      const { id } = await aClinic(test.db);
      const calls = [
        test.get('/member/bookmarks'),
        test.get(`/member/bookmarks/clinic/${id}`),
        test.send('POST', '/member/bookmarks', { bookmarkableType: 'CLINIC', bookmarkableId: id }),
        test.send('DELETE', `/member/bookmarks/${id}`),
      ];
      for (const answer of await Promise.all(calls)) {
        expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
      }
    });

    it('ROLE-07 a member cannot see or remove the bookmark of another member', async () => {
      const bookmark = await aBookmark(test.db, { member_id: other });
      const target = `/member/bookmarks/clinic/${bookmark.target_id}`;
      expect((await get(target)).body).toEqual({ data: [] });
      expect((await get('/member/bookmarks')).body).toMatchObject({ data: { clinics: [] } });
      const foreign = await remove(bookmark.id);
      const missing = await remove(UNKNOWN);
      expect(foreign).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect({ ...Object(foreign.body), requestId: '' }).toEqual({
        ...Object(missing.body),
        requestId: '',
      });
      expect(await countOfRows()).toBe(1);
    });

    it('a hidden record leaves the bookmarks, and comes back when it is shown again', async () => {
      const { id } = await aClinic(test.db);
      await post('CLINIC', id);
      const setStatus = (status: string) =>
        test.db.query('update clinic set status = $1 where id = $2', [status, id]);
      await setStatus('ENDED');
      expect((await get('/member/bookmarks')).body).toMatchObject({ data: { clinics: [] } });
      await setStatus('PUBLISHED');
      expect((await get('/member/bookmarks')).body).toMatchObject({ data: { clinics: [{ id }] } });
    });

    it(
      '100 bookmarks at once leave one bookmark, and all get the same answer',
      inRounds,
      async () => {
        const { id } = await aClinic(test.db);
        const answers = await Promise.all(Array.from({ length: 100 }, () => post('CLINIC', id)));
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
        expect(new Set(answers.map(({ body }) => Object(body).data.id)).size).toBe(1);
        expect(await countOfRows()).toBe(1);
      },
    );
  });
});
