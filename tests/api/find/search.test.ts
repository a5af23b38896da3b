import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { SearchAnswer, type SearchKind } from '../../../contract/search.ts';
import { one } from '../../../contract/shape.ts';
import { seedTaxonomy } from '../../../server/db/seed/seedTaxonomy.ts';
import {
  emptyTables,
  emptyToTaxonomy,
  forOneEngine,
} from '../../support/app/database/testDatabase.ts';
import { read } from '../../support/app/read.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { aClinic, aDoctor, anEvent } from '../../support/fixtures/factories.ts';

const NOTHING = { items: [], hasMore: false, more: 0 };
const NO_GROUPS = {
  specialties: NOTHING,
  treatments: NOTHING,
  clinics: NOTHING,
  doctors: NOTHING,
  events: NOTHING,
};

forOneEngine((_engine, open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ db: await open() });
  });
  beforeEach(() => emptyToTaxonomy(app.db));

  const search = async (q: string, more = {}) => {
    const query = new URLSearchParams({ q, ...more });
    return (await read(app, `/public/search?${query}`, one(SearchAnswer))).data;
  };
  const names = async (kind: SearchKind, q: string) =>
    (await search(q))[kind].items.map(({ name }) => name);

  describe('works', () => {
    test('SRCH-09 every kind is searched by its names', async () => {
      const clinic = await aClinic(app.db, { name: '연세피부과의원' });
      const doctor = await aDoctor(app.db, { clinic_id: clinic.id, name: '박피부' });
      const event = await anEvent(app.db, {
        clinic_id: clinic.id,
        title: '피부 관리',
        title_ja: '肌',
      });
      const found = await search('피부');
      expect(found.specialties.items).toEqual([
        { id: 'dermatology', name: '피부과', nameJa: '皮膚科' },
      ]);
      expect(found.clinics.items).toEqual([{ id: clinic.id, name: '연세피부과의원' }]);
      const where = { clinic: { id: clinic.id, name: '연세피부과의원' } };
      expect(found.doctors.items).toEqual([{ id: doctor.id, name: '박피부', ...where }]);
      expect(found.events.items).toEqual([
        { id: event.id, name: '피부 관리', nameJa: '肌', ...where },
      ]);
    });

    test('AMB-03 a treatment has the first of its specialties', async () => {
      const { treatments } = await search('스마일');
      expect(treatments.items).toMatchObject([{ id: 'smile-laser', specialtyId: 'ophthalmology' }]);
    });

    test('SRCH-08 SRCH-11 five of a kind, and how many more there are', async () => {
      for (let count = 0; count < 5; count += 1) await aClinic(app.db, { name: '모아의원' });
      expect((await search('모아')).clinics).toMatchObject({ hasMore: false, more: 0 });
      await aClinic(app.db, { name: '모아의원' });
      await aClinic(app.db, { name: '모아의원' });
      const { items, hasMore, more } = (await search('모아')).clinics;
      expect(items).toHaveLength(5);
      expect({ hasMore, more }).toEqual({ hasMore: true, more: 2 });
    });

    test('AMB-01 the other matches of one kind', async () => {
      for (const number of [0, 1, 2, 3, 4, 5, 6]) await aClinic(app.db, { name: `모아${number}` });
      const found = await search('모아', { kind: 'clinics', offset: '5', limit: '5' });
      expect(found.clinics.items.map(({ name }) => name)).toEqual(['모아1', '모아0']);
      expect(found).toMatchObject({ clinics: { hasMore: false }, doctors: NOTHING });
    });

    test('names that begin with the text come first, then the newest', async () => {
      for (const name of ['모아 하나', '강남모아', '모아 둘', '서울모아'])
        await aClinic(app.db, { name });
      expect(await names('clinics', '모아')).toEqual([
        '모아 둘',
        '모아 하나',
        '서울모아',
        '강남모아',
      ]);
    });

    test.each([
      ['SRCH-10 in any case', 'gLoW'],
      ['in any width', 'ＧＬＯＷ'],
      ['with spaces around it', '  glow  '],
      ['AMB-04 by initial consonants', 'ㅍㅂㄱ'],
      ['AMB-04 by its Japanese name', '皮膚'],
      ['by its Japanese name in the other kana', 'ぐろう'],
      ['AMB-04 a backslash at the end', '\\'],
      ['AMB-04 a per cent sign', '0%'],
      ['AMB-04 an underscore', '_'],
    ])('%s', async (_name, q) => {
      await aClinic(app.db, { name: 'Glow 피부과 100%_\\', name_ja: 'グロウ皮膚科' });
      await aClinic(app.db, { name: '다른 곳' });
      expect(await names('clinics', q)).toEqual(['Glow 피부과 100%_\\']);
    });

    test.each(['', '   ', '\u3000'])('AMB-02 an empty text finds nothing: "%s"', async (q) => {
      await aClinic(app.db);
      expect(await search(q)).toEqual(NO_GROUPS);
    });

    test('a changed name is found at once', async () => {
      const { id } = await aClinic(app.db, { name: '옛이름' });
      expect(await names('clinics', '이름')).toEqual(['옛이름']);
      await aClinic(app.db, { name: '새이름' });
      expect(await names('clinics', '이름')).toEqual(['새이름', '옛이름']);
      await app.db.query(`update clinic set status = 'ENDED' where id = $1`, [id]);
      expect(await names('clinics', '이름')).toEqual(['새이름']);
    });

    test('more names than one statement reads', async () => {
      await app.db.query(
        `insert into clinic (id, name, created_at, updated_at)
         select ('018bcfe5-6800-7000-8000-' || lpad(n::text, 12, '0'))::uuid, '의원' || n || '.', now(), now()
         from generate_series(1, 4500) n`,
      );
      await aClinic(app.db, { name: '마지막' });
      expect(await names('clinics', '마지막')).toEqual(['마지막']);
      for (const number of [1, 2_499, 2_500, 2_501, 4_500]) {
        expect(await names('clinics', `원${number}.`)).toEqual([`의원${number}.`]);
      }
    });
  });

  describe('works by meaning', () => {
    test('an alias follows what contains the text, and is not counted', async () => {
      await aClinic(app.db, { name: '쌍수의원' });
      const { treatments, clinics } = await search('쌍수');
      expect(clinics.items).toHaveLength(1);
      expect(treatments).toEqual({
        ...NOTHING,
        meant: ['double-eyelid-suture', 'double-eyelid-incision', 'eye-revision'].map((id) =>
          expect.objectContaining({ id, specialtyId: 'plastic-surgery' }),
        ),
      });
      expect(treatments.meant?.[0]?.via).toEqual({ kind: 'alias', term: '쌍수' });
    });

    test('SRCH-08 names and aliases together are five', async () => {
      const { treatments } = await search('필러');
      expect(treatments.items.length + (treatments.meant?.length ?? 0)).toBeLessThanOrEqual(5);
    });

    test.each([
      ['강남역', { kind: 'station', id: 'gangnam', region: { id: 'seoul' } }],
      ['인천', { kind: 'region', id: 'incheon' }],
      ['명동', { kind: 'region', id: 'seoul-jung', via: { kind: 'alias', term: '명동' } }],
      ['다크서클', { kind: 'concern', id: 'under-eye', partId: 'eyes' }],
      ['눈', { kind: 'part', id: 'eyes' }],
      ['日本語', { kind: 'language', id: 'ja', nameJa: '日本語対応' }],
      ['야간', { kind: 'fact', id: 'night' }],
      ['인쳔', { kind: 'region', id: 'incheon', via: { kind: 'typo', term: '인천' } }],
    ])('a topic: %s', async (q, topic) => {
      const { topics, isTopic } = await search(q);
      expect(topics?.[0]).toMatchObject(topic);
      expect(isTopic).toBe(true);
    });

    test('a text that a topic only contains does not put the topics first', async () => {
      const { topics, isTopic } = await search('서클');
      expect(topics?.[0]).toMatchObject({ id: 'under-eye' });
      expect(isTopic).toBeUndefined();
    });

    test('a name that contains the text is no typing error', async () => {
      await aClinic(app.db, { name: '쌍슈의원' });
      expect((await search('쌍슈')).treatments.meant).toBeUndefined();
    });

    test.each([
      ['바람개비 피부과', 'clinics'],
      ['바람개비의원', 'clinics'],
      ['첫눈피부과 명동점', 'clinics'],
      ['첫눈 피부과 명동', 'clinics'],
      ['백태윤 원장', 'doctors'],
      ['백 태윤', 'doctors'],
      ['ペクテユン先生', 'doctors'],
    ] as const)(
      'a clinic and a doctor are found by words, and nothing else: %s',
      async (q, kind) => {
        const clinic = await aClinic(app.db, { name: '바람개비피부과의원' });
        await aClinic(app.db, { name: '첫눈피부과의원 명동점' });
        await aDoctor(app.db, { clinic_id: clinic.id, name: '백태윤', name_ja: 'ペク・テユン' });
        const { [kind]: found, ...others } = await search(q);
        expect(found.items).toHaveLength(1);
        const { [kind]: _none, ...nothing } = NO_GROUPS;
        expect(others).toEqual(nothing);
      },
    );

    test('words that are all terms are no name', async () => {
      await aClinic(app.db, { name: '강남피부과의원' });
      const { clinics, topics, isTopic } = await search('강남 피부과');
      expect(topics?.[0]).toMatchObject({ id: 'seoul-gangnam', also: [{ id: 'dermatology' }] });
      expect(isTopic).toBe(true);
      expect(clinics.items).toHaveLength(1);
    });

    test('nothing found offers the three nearest terms', async () => {
      const found = await search('스킨푸스트');
      expect(found).toEqual({ ...NO_GROUPS, nearest: expect.any(Array) });
      expect(found.nearest).toHaveLength(3);
      expect(found.nearest?.[0]).toBe('스킨부스터');
    });

    test('a text in neither script also offers Japanese terms', async () => {
      const { nearest, nearestJa } = await search('lineok');
      expect(nearest).toHaveLength(3);
      expect(nearestJa).toHaveLength(3);
      expect(nearestJa?.join('')).not.toMatch(/[가-힣]/);
    });

    test('a text that resembles no term offers none', async () => {
      expect(await search('!!!')).toEqual({ ...NO_GROUPS, nearest: [], nearestJa: [] });
      expect(await search('뷁뷁뷁')).toEqual({ ...NO_GROUPS, nearest: [] });
    });

    test('the further matches of one kind have names only', async () => {
      expect(await search('쌍수', { kind: 'clinics', offset: '0' })).toEqual(NO_GROUPS);
    });

    test('an alias that an operator removed is found no more, also after a restart', async () => {
      onTestFinished(() => emptyTables(app.db));
      await app.db.query("update search_alias set active = false where term = '쌍수'");
      await seedTaxonomy(app.db);
      await aClinic(app.db, { name: '다른 곳' });
      const { treatments } = await search('쌍수');
      const words = treatments.meant?.map(({ via }) => via?.term);
      expect(words).toContain('쌍수재수술');
      expect(words).not.toContain('쌍수');
    });

    test('a treatment says how many clinics offer it and how many events of it run', async () => {
      const clinic = await aClinic(app.db, { name: '모아의원' });
      await app.db.query(
        "insert into clinic_treatment (clinic_id, treatment_id) values ($1, 'hifu')",
        [clinic.id],
      );
      const counting = await openTestApp({ db: app.db });
      const path = `/public/search?${new URLSearchParams({ q: '울쎄라' })}`;
      const { data } = await read(counting, path, one(SearchAnswer));
      expect(data.treatments.meant).toMatchObject([{ id: 'hifu', clinicCount: 1, eventCount: 0 }]);
    });

    test('rows say what and where', async () => {
      const clinic = await aClinic(app.db, { name: '모아의원', district_id: 'seoul-gangnam' });
      await app.db.query('update clinic set price_from = 90000 where id = $1', [clinic.id]);
      await anEvent(app.db, { clinic_id: clinic.id, title: '모아 이벤트', price: 50_000 });
      const { clinics, events } = await search('모아');
      const district = { id: 'seoul-gangnam', name: '강남구', nameJa: '江南区' };
      expect(clinics.items).toMatchObject([{ district, price: 90_000 }]);
      expect(events.items).toMatchObject([
        { clinic: { name: '모아의원' }, district, price: 50_000 },
      ]);
    });
  });

  describe('refuses', () => {
    test.each([
      '',
      'q=a&limit=0',
      'q=a&limit=101',
      'q=a&limit=x',
      'q=a&offset=-1',
      'q=a&kind=reviews',
      'q=%00',
      'q=%ED%A0%80',
      `q=${'a'.repeat(201)}`,
    ])('?%s', async (query) => {
      expect((await app.get(`/public/search?${query}`)).status).toBe(400);
    });
  });

  describe('protects', () => {
    test('hidden records are not found', async () => {
      const shown = await aClinic(app.db, { name: '다른 곳' });
      const hidden = await aClinic(app.db, { name: '모아의원', status: 'DRAFT' });
      await aDoctor(app.db, { name: '모아', clinic_id: hidden.id });
      await aDoctor(app.db, { name: '모아', clinic_id: shown.id, status: 'ENDED' });
      await anEvent(app.db, { title: '모아', clinic_id: hidden.id });
      expect(await search('모아')).toEqual({ ...NO_GROUPS, nearest: expect.any(Array) });
    });
  });
});
