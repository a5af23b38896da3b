import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ClinicBrief } from '../../../contract/clinicBrief.ts';
import { Event, EventCard } from '../../../contract/event.ts';
import { SearchAnswer } from '../../../contract/search.ts';
import { one, page } from '../../../contract/shape.ts';
import { emptyToTaxonomy, forOneEngine } from '../../support/app/database/testDatabase.ts';
import { read } from '../../support/app/read.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { blankRecord } from '../../support/fixtures/blankRecord.ts';
import { aClinic, anEvent, aReview } from '../../support/fixtures/factories.ts';

forOneEngine((_engine, open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ db: await open(), now: () => new Date('2026-08-01T12:00:00Z') });
  });
  beforeEach(() => emptyToTaxonomy(app.db));

  const list = (query = '') => read(app, `/public/events${query}`, page(EventCard));
  const detail = async (id: string) => (await read(app, `/public/events/${id}`, one(Event))).data;

  describe('works', () => {
    test('API-10 ENT-09 ENT-10 an event with clinic, treatments, pictures, price and dates', async () => {
      const clinic = await aClinic(app.db, { name: '모아의원', road_address: '강남대로 1' });
      const { id } = await anEvent(app.db, {
        clinic_id: clinic.id,
        title: '여름 이벤트',
        title_ja: '夏のイベント',
        content: '내용',
        side_effects: '붉어짐',
        main_image: { url: '/media/m.webp' },
        detail_images: [{ url: '/media/1.webp' }, { url: '/media/2.webp' }],
        price: 99_000,
        starts_on: '2026-07-01',
        ends_on: '2026-08-31',
        treatments: ['smile-laser', 'icl'],
      });
      await aReview(app.db, { clinic_id: clinic.id, event_id: id, rating: 3 });
      const { treatments, ...event } = await detail(id);
      expect(event).toEqual(
        blankRecord(Event.omit({ treatments: true, stage: true, similar: true }), {
          id,
          title: '여름 이벤트',
          titleJa: '夏のイベント',
          content: '내용',
          sideEffects: '붉어짐',
          averageRating: 3,
          reviewCount: 1,
          mainImage: { url: '/media/m.webp' },
          detailImages: [{ url: '/media/1.webp' }, { url: '/media/2.webp' }],
          price: 99_000,
          startsOn: '2026-07-01',
          endsOn: '2026-08-31',
          clinic: blankRecord(ClinicBrief, {
            id: clinic.id,
            name: '모아의원',
            roadAddress: '강남대로 1',
          }),
        }),
      );
      expect(treatments.map((treatment) => treatment.id)).toEqual(['smile-laser', 'icl']);
    });

    test('API-09 AMB-14 the list is newest first', async () => {
      const older = await anEvent(app.db);
      const newer = await anEvent(app.db, { card_image: { url: '/media/c.webp' } });
      await anEvent(app.db, { status: 'ENDED' });
      const { data, total } = await list();
      expect(total).toBe(2);
      expect(data.map(({ id }) => id)).toEqual([newer.id, older.id]);
      expect(data[0]?.cardImage?.url).toBe('/media/c.webp');
    });
  });

  test('AMB-54 the search shows an event by its card image, else by its main image', async () => {
    const [card_image, main_image] = [{ url: '/media/c.webp' }, { url: '/media/m.webp' }];
    await anEvent(app.db, { title: '모아 하나', main_image });
    await anEvent(app.db, { title: '모아 둘', card_image, main_image });
    const { data } = await read(app, '/public/search?q=모아', one(SearchAnswer));
    expect(data.events.items.map(({ image }) => image)).toEqual([card_image, main_image]);
  });

  describe('AMB-108 similar events of an ended one', () => {
    const SEOUL = 'seoul-mapo';
    const BUSAN = 'busan-haeundae';
    /** Of one part of the body, and of another one. */
    const [same, ofPart, other] = ['smile-laser', 'icl', 'body-liposuction'];
    const inPlace = async (title: string, district_id: string, treatment: string, changes = {}) => {
      const { id: clinic_id } = await aClinic(app.db, { district_id });
      return anEvent(app.db, { clinic_id, title, treatments: [treatment], ...changes });
    };
    const similar = async (id: string) => (await detail(id)).similar?.map(({ title }) => title);

    test('have its treatment, then its part; those of the region come first', async () => {
      const ended = await inPlace('지난', SEOUL, same, { ends_on: '2026-07-31' });
      expect(await similar(ended.id)).toEqual([]);
      await inPlace('서울 다른 부위', SEOUL, other);
      await inPlace('서울 같은 부위', SEOUL, ofPart);
      await inPlace('부산 같은 시술', BUSAN, same);
      await inPlace('지난 같은 시술', SEOUL, same, { ends_on: '2026-07-31' });
      await inPlace('숨은 같은 시술', SEOUL, same, { status: 'DRAFT' });
      expect(await similar(ended.id)).toEqual(['부산 같은 시술', '서울 같은 부위']);
      await inPlace('서울 같은 시술', SEOUL, same);
      await inPlace('부산 같은 부위', BUSAN, ofPart);
      expect(await similar(ended.id)).toEqual([
        '서울 같은 시술',
        '부산 같은 시술',
        '서울 같은 부위',
      ]);
    });

    test('an event that runs, and one that begins later, has none', async () => {
      const running = await inPlace('진행', SEOUL, same);
      const later = await inPlace('예정', SEOUL, same, { starts_on: '2026-08-20' });
      expect(await detail(running.id)).not.toHaveProperty('similar');
      expect(await detail(later.id)).not.toHaveProperty('similar');
    });

    test('an ended event without a treatment, and one without a place, is answered', async () => {
      await inPlace('진행', SEOUL, same);
      const bare = await anEvent(app.db, { ends_on: '2026-07-31' });
      expect(await similar(bare.id)).toEqual([]);
      const { id: clinic_id } = await aClinic(app.db);
      const placeless = { clinic_id, ends_on: '2026-07-31', treatments: [same] };
      expect(await similar((await anEvent(app.db, placeless)).id)).toEqual(['진행']);
    });
  });

  describe('refuses', () => {
    test.each(['018bcfe5-6800-7000-8000-000000000000', 'pv', '1'])(
      '%s is not found',
      async (id) => {
        expect((await app.get(`/public/events/${id}`)).status).toBe(404);
      },
    );
  });

  describe('protects', () => {
    test('an event of a hidden clinic is neither listed nor opened', async () => {
      const { id: clinic_id } = await aClinic(app.db, { status: 'DRAFT' });
      const { id } = await anEvent(app.db, { clinic_id });
      expect(await list()).toEqual({ data: [], total: 0 });
      expect((await app.get(`/public/events/${id}`)).status).toBe(404);
    });

    test('a hidden event is neither listed nor opened', async () => {
      const { id } = await anEvent(app.db, { status: 'DRAFT' });
      expect(await list()).toEqual({ data: [], total: 0 });
      expect((await app.get(`/public/events/${id}`)).status).toBe(404);
    });
  });
});
