import { assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Review } from '../../../contract/review.ts';
import { page } from '../../../contract/shape.ts';
import type { Database } from '../../../server/db/database.ts';
import { emptyToTaxonomy, forOneEngine } from '../../support/app/database/testDatabase.ts';
import { read } from '../../support/app/read.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import {
  aBookmark,
  aClinic,
  aMember,
  aReview,
  type ReviewRow,
} from '../../support/fixtures/factories.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

forOneEngine((_engine, open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ db: await open(), now: () => NOW });
  });
  beforeEach(() => emptyToTaxonomy(app.db));

  const popular = (query = '') => read(app, `/public/reviews?sort=popular${query}`, page(Review));
  const titles = async (query = '') => (await popular(query)).data.map(({ title }) => title);
  const bookmarked = async (review: ReviewRow, days: readonly number[]) => {
    for (const day of days) {
      const target = { target_type: 'REVIEW', target_id: review.id } as const;
      await aBookmark(app.db, { ...target, created_at: daysAgo(day) });
    }
  };

  describe('works', () => {
    test('AMB-13 by bookmarks of the last 30 days, then rating, then age', async () => {
      const clinic_id = (await aClinic(app.db)).id;
      const write = (title: string, rating: number) =>
        aReview(app.db, { clinic_id, title, rating });
      await write('5 old', 5);
      await write('5 new', 5);
      await write('3', 3);
      await bookmarked(await write('1 with two', 1), [1, 29]);
      await bookmarked(await write('2 with one', 2), [3]);
      await bookmarked(await write('4 with one', 4), [5]);
      await bookmarked(await write('4 with old ones', 4), [31, 32, 400]);
      const order = [
        '1 with two',
        '4 with one',
        '2 with one',
        '5 new',
        '5 old',
        '4 with old ones',
        '3',
      ];
      expect(await titles()).toEqual(order);
      expect(await titles('&offset=2&limit=3')).toEqual(order.slice(2, 5));
      expect(await titles('&offset=5&limit=3')).toEqual(order.slice(5));
      expect((await popular('&limit=1')).total).toBe(7);
    });

    test('AMB-13 a bookmark that is exactly 30 days old no longer counts', async () => {
      const [first, second] = [
        await aReview(app.db, { title: 'a' }),
        await aReview(app.db, { title: 'b' }),
      ];
      await bookmarked(first, [30]);
      expect(await titles()).toEqual(['b', 'a']);
      await bookmarked(first, [29.999]);
      expect(await titles()).toEqual(['a', 'b']);
      expect(second.title).toBe('b');
    });

    test('bookmarks of other kinds, and of hidden reviews, do not count', async () => {
      const [low, high] = [
        await aReview(app.db, { rating: 1 }),
        await aReview(app.db, { rating: 2 }),
      ];
      await aBookmark(app.db, { target_type: 'CLINIC', target_id: low.id });
      await bookmarked(await aReview(app.db, { status: 'BLINDED' }), [1]);
      expect((await popular()).data.map(({ id }) => id)).toEqual([high.id, low.id]);
    });

    test('AMB-13 equals a simple reference under every filter and page', async () => {
      const world = await makeWorld(app.db);
      const small = integer({ min: 0, max: 45 });
      const anything = record(
        {
          clinicId: constantFrom(...new Set(world.map(({ clinic_id }) => clinic_id))),
          treatmentId: constantFrom('icl', 'smile-laser', 'botox-jaw'),
          offset: small,
          limit: small,
        },
        { requiredKeys: ['offset', 'limit'] },
      );
      await assert(
        asyncProperty(anything, async ({ offset, limit, clinicId, treatmentId }) => {
          const all = world
            .filter(({ clinic_id }) => clinicId === undefined || clinic_id === clinicId)
            .filter(
              ({ treatments }) => treatmentId === undefined || treatments.includes(treatmentId),
            )
            .sort(byPopularity)
            .map(({ id }) => id);
          const filters = { ...(clinicId && { clinicId }), ...(treatmentId && { treatmentId }) };
          const { data, total } = await popular(
            `&offset=${offset}&limit=${limit}&${new URLSearchParams(filters)}`,
          );
          expect(total).toBe(all.length);
          expect(data.map(({ id }) => id)).toEqual(all.slice(offset, offset + limit));
        }),
        { numRuns: 60 },
      );
    });

    test('AMB-90 a long answer is complete and in order', async () => {
      const { counsel_id: _, ...parents } = await aReview(app.db, { rating: 1 });
      const ids = Array.from({ length: 1_050 }, () => uuidv7());
      await app.db.query(
        `insert into counsel (id, member_id, clinic_id, source_type, source_id, content, code, state, created_at, updated_at)
         select id, $2, $3, 'CLINIC', $3, '', id, 'CLINIC_CONFIRMED', now(), now() from unnest($1::uuid[]) id`,
        [ids, parents.member_id, parents.clinic_id],
      );
      await app.db.query(
        `insert into review (id, counsel_id, member_id, clinic_id, title, content, rating, created_at, updated_at)
         select id, id, $2, $3, '', '', 3, now(), now() from unnest($1::uuid[]) id`,
        [ids, parents.member_id, parents.clinic_id],
      );
      const last = await aReview(app.db, { rating: 2 });
      await bookmarked(last, [1]);
      const { data, total } = await popular('&limit=100000');
      expect(total).toBe(1_052);
      expect(data.map(({ id }) => id)).toEqual([last.id, ...ids.reverse(), parents.id]);
    });
  });
});

interface Ranked extends ReviewRow {
  treatments: string[];
  marks: number;
}

const byPopularity = (a: Ranked, b: Ranked): number =>
  b.marks - a.marks || b.rating - a.rating || (a.id < b.id ? 1 : -1);

async function makeWorld(db: Database): Promise<Ranked[]> {
  const clinics = [await aClinic(db), await aClinic(db)];
  const members = [await aMember(db), await aMember(db), await aMember(db)];
  const world: Ranked[] = [];
  for (let number = 0; number < 40; number += 1) {
    const treatments = ['icl', 'smile-laser'].filter((_, index) => (number >> index) & 1);
    const rating = 1 + ((number * 7) % 5);
    const clinic_id = clinics[number % 3 === 0 ? 1 : 0]?.id ?? '';
    const review = await aReview(db, { clinic_id, rating, treatments });
    const marks = number % 4;
    for (const { id: member_id } of members.slice(0, marks)) {
      const bookmark = { target_type: 'REVIEW', target_id: review.id, member_id } as const;
      await aBookmark(db, { ...bookmark, created_at: daysAgo(1 + number / 2) });
    }
    world.push({ ...review, treatments, marks });
  }
  return world;
}
