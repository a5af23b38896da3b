import { beforeAll, describe, expect, test } from 'vitest';
import { SearchAnswer } from '../../../contract/search.ts';
import { one } from '../../../contract/shape.ts';
import { seedTaxonomy } from '../../../server/db/seed/seedTaxonomy.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { read } from '../../support/app/read.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { aClinic, aDoctor, anEvent } from '../../support/fixtures/factories.ts';

forOneEngine((_engine, open) => {
  let app: TestApp;
  beforeAll(async () => {
    const db = await open();
    await seedTaxonomy(db);
    app = await openTestApp({ db });
    await aClinic(db, { name: '초승달한의원' });
    const clinic = await aClinic(db, { name: '첫눈피부과의원', name_ja: 'チョンヌン皮膚科' });
    await aClinic(db, { name: '초승달성형외과의원' });
    await aClinic(db, { name: '꽃길의원 명동점' });
    await aDoctor(db, { clinic_id: clinic.id, name: '김태영', name_ja: 'キム・テヨン' });
    await aDoctor(db, { clinic_id: clinic.id, name: '서재진' });
    await anEvent(db, { clinic_id: clinic.id, title: '보톡스 한 부위' });
    await anEvent(db, { clinic_id: clinic.id, title: '斜鼻修正', title_ja: '斜鼻修正' });
  });

  const search = async (q: string) =>
    (await read(app, `/public/search?${new URLSearchParams({ q })}`, one(SearchAnswer))).data;

  describe('the name of a clinic or a doctor, and one more word', () => {
    test.each([
      ['첫눈피부과 리쥬란', '첫눈피부과의원', 'skin-booster'],
      ['첫눈피부과 여드름', '첫눈피부과의원', 'acne-care'],
      ['チョンヌン リジュラン', '첫눈피부과의원', 'skin-booster'],
      ['김태영 원장 쌍수', '김태영', 'double-eyelid-suture'],
    ])('%s finds the name and the treatment', async (q, name, treatment) => {
      const { clinics, doctors, treatments } = await search(q);
      expect([...clinics.items, ...doctors.items]).toMatchObject([{ name }]);
      expect(treatments.meant?.map(({ id }) => id)).toContain(treatment);
    });

    test.each([
      ['초승달성형외과 잠실', 'region', 'seoul-songpa'],
      ['チョンヌン 日本語', 'language', 'ja'],
      ['첫눈피부과 주차', 'fact', 'parking'],
    ])('%s finds the name and the topic', async (q, kind, id) => {
      const { clinics, topics } = await search(q);
      expect(clinics.items.length).toBeGreaterThan(0);
      expect(topics?.[0]).toMatchObject({ kind, id });
    });

    test('a place and a treatment still come first', async () => {
      const { clinics, topics, isTopic } = await search('초승달 강남 쌍수');
      expect(topics?.[0]).toMatchObject({ id: 'seoul-gangnam', also: [{ kind: 'treatment' }] });
      expect(isTopic).toBe(true);
      expect(clinics.items).toHaveLength(2);
    });

    test.each(['첫눈피부과 위치', '첫눈피부과 전화번호', '첫눈피부과 이벤트', '초승달 주소'])(
      '%s finds the name only',
      async (q) => {
        const { clinics, specialties, topics } = await search(q);
        expect(clinics.items.length).toBeGreaterThan(0);
        expect([specialties.meant, topics]).toEqual([undefined, undefined]);
      },
    );
  });

  describe('what people add to a text', () => {
    test.each(['보톡스 이벤트', '보톡스 가격', '보톡스후기'])('hides no events: %s', async (q) => {
      const { events, treatments } = await search(q);
      expect(events.items).toMatchObject([{ name: '보톡스 한 부위' }]);
      expect(treatments.meant?.[0]).toMatchObject({ id: 'jaw-botox' });
    });

    test.each(['명동 피부과', '명동피부과', '재수술'])(
      'is no part of a term, and no term: %s',
      async (q) => {
        const { clinics, doctors } = await search(q);
        expect([...clinics.items, ...doctors.items]).toEqual([]);
      },
    );

    test('hides no name: 초승달 성형외과 후기 is no 초승달한의원', async () => {
      const { clinics } = await search('초승달 성형외과 후기');
      expect(clinics.items.map(({ name }) => name)).toEqual(['초승달성형외과의원']);
    });

    test('makes no other treatment of a word: 鼻修正 値段 is no 斜鼻修正', async () => {
      const { treatments } = await search('鼻修正 値段');
      expect(treatments.items).toEqual([]);
      expect(treatments.meant?.[0]).toMatchObject({ id: 'nose-revision' });
    });
  });

  test.each(['추천', '병원 추천', '가격', 'クーポン'])(
    'a text that says nothing has no meaning and nothing near: %s',
    async (q) => {
      const { topics, treatments, nearest } = await search(q);
      expect([topics, treatments.meant, nearest]).toEqual([undefined, undefined, []]);
    },
  );
});
