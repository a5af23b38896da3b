import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Review } from '../../../contract/review.ts';
import { one, page } from '../../../contract/shape.ts';
import { emptyToTaxonomy, forOneEngine } from '../../support/app/database/testDatabase.ts';
import { read } from '../../support/app/read.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aClinic, aDoctor, aMember, anEvent, aReview } from '../../support/fixtures/factories.ts';

forOneEngine((_engine, open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ db: await open(), options: { sessions: fakeSessions } });
  });
  beforeEach(() => emptyToTaxonomy(app.db));

  const list = (query = '') => read(app, `/public/reviews${query}`, page(Review));
  const detail = async (id: string) => (await read(app, `/public/reviews/${id}`, one(Review))).data;

  describe('works', () => {
    test('API-14 ENT-11 a review has all records that it mentions', async () => {
      const clinic = await aClinic(app.db, { name: '모아의원' });
      const doctor = await aDoctor(app.db, { clinic_id: clinic.id, name: '김민수' });
      const event = await anEvent(app.db, { clinic_id: clinic.id, treatments: ['icl'] });
      const { id } = await aReview(app.db, {
        clinic_id: clinic.id,
        event_id: event.id,
        doctors: [doctor.id],
        treatments: ['icl'],
        title: '좋아요',
        content: '한 줄\n두 줄',
        rating: 4,
        language: 'ja',
        before_photos: [{ url: '/media/b.webp' }],
        after_photos: [{ url: '/media/a1.webp' }, { url: '/media/a2.webp' }],
        created_at: new Date('2026-03-09T01:02:03.456Z'),
        visit_confirmed: true,
      });
      const review = await detail(id);
      expect(review).toMatchObject({
        id,
        title: '좋아요',
        content: '한 줄\n두 줄',
        rating: 4,
        created_at: '2026-03-09T01:02:03.456Z',
        edited: false,
        language: 'ja',
        visitConfirmed: true,
        beforePhotos: [{ url: '/media/b.webp' }],
        afterPhotos: [{ url: '/media/a1.webp' }, { url: '/media/a2.webp' }],
        treatments: [{ id: 'icl' }],
        clinic: { id: clinic.id, name: '모아의원' },
        event: { id: event.id, title: '여름 이벤트', treatments: [{ id: 'icl' }] },
      });
      expect(review.doctors).toEqual([
        { id: doctor.id, name: '김민수', nameJa: null, profileImage: null },
      ]);
    });

    test('API-13 ENT-12 AMB-14 the list is newest first, with its total', async () => {
      const older = await aReview(app.db);
      const newer = await aReview(app.db, { edited_at: new Date() });
      const { data, total } = await list('?offset=0&limit=10');
      expect(total).toBe(2);
      expect(data.map(({ id }) => id)).toEqual([newer.id, older.id]);
      expect(data.map(({ edited }) => edited)).toEqual([true, false]);
      expect((await list('?offset=1&limit=10')).data.map(({ id }) => id)).toEqual([older.id]);
    });

    test.each(['clinicId', 'doctorId', 'eventId'])('an unknown %s lists nothing', async (key) => {
      await aReview(app.db);
      const query = `?${key}=018bcfe5-6800-7000-8000-000000000000`;
      expect(await list(query)).toEqual({ data: [], total: 0 });
    });
  });

  describe('the writer', () => {
    const writtenBy = async (nickname: string | null) => {
      const member = await aMember(app.db, { nickname });
      return { member, review: await aReview(app.db, { member_id: member.id }) };
    };

    test.each([
      ['용감한감자16', '용감한●●●16'],
      ['のんびりじゃがいも07', 'のんび●●●07'],
      ['김민수정16', '김민수●●●6'],
      ['김민수정이', '김민●●●'],
      ['김민수정', '김민●●●'],
      ['김민수', '김●●●'],
      ['김민', '김●●●'],
      ['김', '●●●'],
      ['🦋'.repeat(7), '🦋🦋🦋●●●🦋🦋'],
      [null, null],
    ])('of nickname %s is shown as %s, in lists and on the page', async (nickname, shown) => {
      const { review } = await writtenBy(nickname);
      expect((await detail(review.id)).maskedNickname).toBe(shown);
      expect((await list()).data[0]?.maskedNickname).toBe(shown);
    });

    test('sees the own review with the same name, and the new one after a change', async () => {
      const { member, review } = await writtenBy('용감한감자16');
      const own = () => app.get(`/member/reviews/${review.id}`, asMember(member.id));
      expect((await own()).body).toMatchObject({ data: { maskedNickname: '용감한●●●16' } });
      const rename = { nickname: '느긋한고래 21' };
      await app.send('PATCH', `/member/${member.id}`, rename, asMember(member.id));
      expect((await own()).body).toMatchObject({ data: { maskedNickname: '느긋한●●●21' } });
    });
  });

  describe('refuses', () => {
    test.each(['018bcfe5-6800-7000-8000-000000000000', 'pv', '1'])(
      '%s is not found',
      async (id) => {
        expect((await app.get(`/public/reviews/${id}`)).status).toBe(404);
      },
    );

    test.each(['clinicId=1', 'doctorId=pv', 'eventId=', 'sort=best'])('?%s', async (query) => {
      expect((await app.get(`/public/reviews?${query}`)).status).toBe(400);
    });
  });

  describe('protects', () => {
    test.each(['PENDING', 'BLINDED'] as const)(
      'a review that is %s stays hidden',
      async (status) => {
        const { id } = await aReview(app.db, { status });
        expect(await list()).toEqual({ data: [], total: 0 });
        expect((await app.get(`/public/reviews/${id}`)).status).toBe(404);
      },
    );

    test('it does not mention records that a visitor cannot open', async () => {
      const clinic = await aClinic(app.db, { status: 'ENDED' });
      const doctor = await aDoctor(app.db, { clinic_id: clinic.id });
      const event = await anEvent(app.db, { clinic_id: clinic.id });
      const given = { clinic_id: clinic.id, event_id: event.id, doctors: [doctor.id] };
      const { id } = await aReview(app.db, given);
      expect(await detail(id)).toMatchObject({ clinic: null, event: null, doctors: [] });
    });

    test('it does not reveal more of its author than the masked nickname', async () => {
      const member = await aMember(app.db, { nickname: '비밀별명' });
      const { id, counsel_id } = await aReview(app.db, { member_id: member.id });
      for (const address of [`/public/reviews/${id}`, '/public/reviews']) {
        const text = JSON.stringify((await app.get(address)).body);
        expect(text).toContain('비밀●●●');
        for (const secret of [member.id, '비밀별명', counsel_id])
          expect(text).not.toContain(secret);
      }
    });
  });
});
