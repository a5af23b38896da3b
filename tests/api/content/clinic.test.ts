import { beforeEach, describe, expect, test } from 'vitest';
import { Clinic, ClinicCard } from '../../../contract/clinic.ts';
import { one, page } from '../../../contract/shape.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { read } from '../../support/app/read.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { blankRecord } from '../../support/fixtures/blankRecord.ts';
import { aClinic, aDoctor, anEvent, aReview } from '../../support/fixtures/factories.ts';

const UNKNOWN_ID = '018bcfe5-6800-7000-8000-000000000000';

forOneEngine((_engine, open) => {
  const app = useTestApp(open, { hasTaxonomy: true });

  const list = (query = '') => read(app, `/public/clinics${query}`, page(ClinicCard));
  const detail = async (id: string) => (await read(app, `/public/clinics/${id}`, one(Clinic))).data;

  describe('works', () => {
    test('ENT-05 ENT-06 a clinic has everything that its page shows', async () => {
      const image = { url: '/media/a.webp', width: 1200, height: 800, blur: null, widths: [360] };
      const { id } = await aClinic(app.db, {
        name: '모아의원',
        name_ja: 'モア医院',
        description: '소개',
        road_address: '서울 강남대로 1',
        detail_address: '2층',
        banner_image: image,
        introduction_images: [image, { url: '/media/b.webp' }],
        specialties: ['plastic-surgery', 'dermatology'],
      });
      expect(await detail(id)).toEqual(
        blankRecord(Clinic, {
          id,
          name: '모아의원',
          nameJa: 'モア医院',
          description: '소개',
          roadAddress: '서울 강남대로 1',
          detailAddress: '2층',
          averageRating: 0,
          reviewCount: 0,
          bannerImage: image,
          introductionImages: [image, { url: '/media/b.webp' }],
          specialties: [
            { id: 'plastic-surgery', name: '성형외과', nameJa: '美容・形成外科' },
            { id: 'dermatology', name: '피부과', nameJa: '皮膚科' },
          ],
        }),
      );
    });

    test('API-08 its doctors in their order and its events newest first, without hidden ones', async () => {
      const { id } = await aClinic(app.db);
      const second = await aDoctor(app.db, { clinic_id: id, position: 1 });
      const first = await aDoctor(app.db, { clinic_id: id, specialties: ['dermatology'] });
      await aDoctor(app.db, { clinic_id: id, status: 'DRAFT' });
      const older = await anEvent(app.db, { clinic_id: id, title: '봄' });
      const newer = await anEvent(app.db, { clinic_id: id, title: '여름' });
      await anEvent(app.db, { clinic_id: id, status: 'ENDED' });

      const { doctors, events } = await detail(id);
      expect(doctors.map((doctor) => doctor.id)).toEqual([first.id, second.id]);
      expect(doctors[0]?.specialties).toMatchObject([{ name: '피부과' }]);
      expect(doctors[0]?.clinic?.id).toBe(id);
      expect(events.map((event) => event.id)).toEqual([newer.id, older.id]);
      expect(events[0]?.title).toBe('여름');
    });

    test('the treatments of its published reviews, the most reviewed first', async () => {
      const { id } = await aClinic(app.db);
      await aReview(app.db, { clinic_id: id, treatments: ['ipl'] });
      await aReview(app.db, { clinic_id: id, treatments: ['skin-booster', 'ipl'] });
      await aReview(app.db, { clinic_id: id, treatments: ['rhinoplasty'], status: 'BLINDED' });
      await aReview(app.db, { treatments: ['rhinoplasty'] });
      const { reviewedTreatments = [] } = await detail(id);
      expect(reviewedTreatments.map((treatment) => treatment.id)).toEqual(['ipl', 'skin-booster']);
    });

    test('AMB-14 the list shows published clinics, newest first', async () => {
      const older = await aClinic(app.db, { specialties: ['dermatology', 'dentistry'] });
      const newer = await aClinic(app.db, { address: '부산' });
      await aClinic(app.db, { status: 'DRAFT' });
      await aClinic(app.db, { status: 'ENDED' });
      const { data, total } = await list();
      expect(total).toBe(2);
      expect(data.map(({ id }) => id)).toEqual([newer.id, older.id]);
      expect(data[0]?.address).toBe('부산');
      expect(data[1]?.specialties.map(({ name }) => name)).toEqual(['피부과', '치과']);
    });

    test('ENT-05 the average has two decimals, and 0 without reviews', async () => {
      const { id } = await aClinic(app.db);
      for (const rating of [5, 4, 4]) await aReview(app.db, { clinic_id: id, rating });
      await aReview(app.db, { clinic_id: id, rating: 1, status: 'BLINDED' });
      expect(await detail(id)).toMatchObject({ averageRating: 4.33, reviewCount: 3 });
    });

    test('the total follows every change that visitors can see', async () => {
      const { id } = await aClinic(app.db);
      expect((await list()).total).toBe(1);
      await aClinic(app.db);
      expect((await list()).total).toBe(2);
      expect((await list('?specialtyId=dermatology')).total).toBe(0);
      await aClinic(app.db, { specialties: ['dermatology'] });
      expect((await list('?specialtyId=dermatology')).total).toBe(1);
      expect((await detail(id)).id).toBe(id);
    });

    test('limit 0 answers only the total', async () => {
      await aClinic(app.db);
      expect(await list('?limit=0')).toEqual({ total: 1, data: [] });
    });
  });

  describe('works on long lists', () => {
    const COUNT = 1_730;
    beforeEach(async () => {
      await app.db.query(
        `insert into clinic (id, name, created_at, updated_at)
         select ('018bcfe5-6800-7000-8000-' || lpad(n::text, 12, '0'))::uuid, n::text, now(), now()
         from generate_series(1, $1::int) n`,
        [COUNT],
      );
      // Rows without a change in the feed are not seen at once; creating this clinic appends a change.
      await aClinic(app.db, { status: 'DRAFT' });
    });

    const names = async (query: string) => (await list(query)).data.map(({ name }) => Number(name));
    const falling = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => from - index);

    test('API-07 a limit of 100000 answers every clinic, in order', async () => {
      const { data, total } = await list('?limit=100000');
      expect(total).toBe(COUNT);
      expect(data.map(({ name }) => Number(name))).toEqual(falling(COUNT, COUNT));
    });

    test('API-15 without a limit, it has up to 10000', async () => {
      expect(await names('')).toHaveLength(COUNT);
    });

    test.each([
      [1_001, 0, falling(COUNT, 1_001)],
      [1_500, 0, falling(COUNT, 1_500)],
      [100_000, 100, falling(COUNT - 100, COUNT - 100)],
      [1_200, 500, falling(COUNT - 500, 1_200)],
      [100_000, 1_700, falling(30, 30)],
      [100_000, 1_730, []],
      [20, 1_720, falling(10, 10)],
      [20, 999_999, []],
    ])('limit %i at offset %i', async (limit, offset, expected) => {
      expect(await names(`?limit=${limit}&offset=${offset}`)).toEqual(expected);
    });
  });

  describe('refuses', () => {
    test.each([
      ['an unknown id', UNKNOWN_ID],
      ['a preview id', 'pv'],
      ['a number', '1'],
      ['a number beyond all', '99999999999999999999999999'],
      ['an id with a quote', "'%20or%201=1--"],
      ['an id that is nearly one', `${UNKNOWN_ID}0`],
    ])('%s is not found', async (_name, id) => {
      const { status, body } = await app.get(`/public/clinics/${id}`);
      expect(status).toBe(404);
      expect(body).toMatchObject({ code: 'not_found' });
    });
  });

  describe('protects', () => {
    test.each(['DRAFT', 'ENDED'] as const)(
      'a clinic that is %s cannot be opened',
      async (status) => {
        const { id } = await aClinic(app.db, { status });
        expect((await app.get(`/public/clinics/${id}`)).status).toBe(404);
      },
    );
  });
});
