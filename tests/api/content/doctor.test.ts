import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ClinicBrief } from '../../../contract/clinicBrief.ts';
import { Doctor, DoctorCard } from '../../../contract/doctor.ts';
import { one, page } from '../../../contract/shape.ts';
import { emptyToTaxonomy, forOneEngine } from '../../support/app/database/testDatabase.ts';
import { read } from '../../support/app/read.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { blankRecord } from '../../support/fixtures/blankRecord.ts';
import { aClinic, aDoctor, aReview } from '../../support/fixtures/factories.ts';

forOneEngine((_engine, open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ db: await open() });
  });
  beforeEach(() => emptyToTaxonomy(app.db));

  const list = (query = '') => read(app, `/public/doctors${query}`, page(DoctorCard));
  const detail = async (id: string) => (await read(app, `/public/doctors/${id}`, one(Doctor))).data;

  describe('works', () => {
    test('API-12 ENT-07 a doctor with clinic, specialties and average', async () => {
      const clinic = await aClinic(app.db, { name: '모아의원', address: '서울' });
      const { id } = await aDoctor(app.db, {
        clinic_id: clinic.id,
        name: '김민수',
        name_ja: 'キム・ミンス',
        description: '소개',
        profile_image: { url: '/media/d.webp', widths: [360] },
        specialties: ['dermatology'],
      });
      await aReview(app.db, { clinic_id: clinic.id, doctors: [id], rating: 4 });
      expect(await detail(id)).toEqual(
        blankRecord(Doctor, {
          id,
          name: '김민수',
          nameJa: 'キム・ミンス',
          description: '소개',
          averageRating: 4,
          reviewCount: 1,
          profileImage: { url: '/media/d.webp', widths: [360] },
          specialties: [{ id: 'dermatology', name: '피부과', nameJa: '皮膚科' }],
          clinic: blankRecord(ClinicBrief, { id: clinic.id, name: '모아의원', address: '서울' }),
        }),
      );
    });

    test('API-11 the list is newest first, 100 unless asked otherwise', async () => {
      const { id } = await aClinic(app.db);
      await app.db.query(
        `insert into doctor (id, clinic_id, name, created_at, updated_at)
         select ('018bcfe5-6800-7000-8000-' || lpad(n::text, 12, '0'))::uuid, $1, n, now(), now()
         from generate_series(1, 120) n`,
        [id],
      );
      await aDoctor(app.db, { clinic_id: id, status: 'DRAFT' });
      const { data, total } = await list();
      expect(total).toBe(120);
      expect(data).toHaveLength(100);
      expect(data[0]?.name).toBe('120');
      expect((await list('?limit=1000')).data).toHaveLength(120);
    });

    test('a doctor without a clinic is shown', async () => {
      const { id } = await aDoctor(app.db, { clinic_id: null });
      expect((await list()).data).toMatchObject([{ id, clinic: null }]);
      expect((await detail(id)).clinic).toBeNull();
    });
  });

  describe('refuses', () => {
    test.each(['018bcfe5-6800-7000-8000-000000000000', 'pv', '1'])(
      '%s is not found',
      async (id) => {
        expect((await app.get(`/public/doctors/${id}`)).status).toBe(404);
      },
    );
  });

  describe('protects', () => {
    test('a doctor of a hidden clinic is neither listed nor opened', async () => {
      const { id: clinic_id } = await aClinic(app.db, { status: 'ENDED' });
      const { id } = await aDoctor(app.db, { clinic_id });
      expect(await list()).toEqual({ data: [], total: 0 });
      expect((await app.get(`/public/doctors/${id}`)).status).toBe(404);
    });

    test('a hidden doctor is neither listed nor opened', async () => {
      const { id } = await aDoctor(app.db, { status: 'DRAFT' });
      expect(await list()).toEqual({ data: [], total: 0 });
      expect((await app.get(`/public/doctors/${id}`)).status).toBe(404);
    });
  });
});
