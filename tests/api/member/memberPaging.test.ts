import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Bookmark } from '../../../contract/bookmark.ts';
import { sealTexts } from '../../../server/crypto/texts.ts';
import type { Database } from '../../../server/db/database.ts';
import { createRateLimit } from '../../../server/http/guard/rateLimit.ts';
import { koreanDayStart } from '../../../server/lib/koreanDay.ts';
import { emptyTables, forOneEngine } from '../../support/app/database/testDatabase.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import {
  aBookmark,
  aClinic,
  aCounsel,
  aDoctor,
  aMember,
  aReview,
} from '../../support/fixtures/factories.ts';

const MB = 1_024 * 1_024;
const LONG = '가'.repeat(80_000);

interface Row {
  id: string;
}

forOneEngine((_engine, open) => {
  let test: TestApp;
  let me: string;
  let clinicId: string;
  let mostBytes = 0;

  /** Records the longest answer of the database. */
  const measured = (db: Database): Database => ({
    ...db,
    query: async (...asked) => {
      const rows = await db.query<never>(...asked);
      mostBytes = Math.max(mostBytes, Buffer.byteLength(JSON.stringify(rows)));
      return rows;
    },
  });

  beforeAll(async () => {
    const options = { sessions: fakeSessions };
    test = await openTestApp({ db: measured(await open()), options });
  });
  beforeEach(async () => {
    await emptyTables(test.db);
    me = (await aMember(test.db)).id;
    clinicId = (await aClinic(test.db)).id;
    mostBytes = 0;
  });

  const data = async (path: string) => {
    const { status, body } = await test.get(path, asMember(me));
    expect(status).toBe(200);
    return Object(body).data;
  };
  const ids = (rows: readonly Row[]) => rows.map(({ id }) => id);
  const book = (content = '상담') =>
    aCounsel(test.db, { member_id: me, clinic_id: clinicId, content });
  const keep = async (type: 'CLINIC' | 'DOCTOR' | 'REVIEW', target_id: string) => {
    await aBookmark(test.db, { member_id: me, target_type: type, target_id });
    return target_id;
  };

  describe('AMB-101 the counsels of a member', () => {
    const many = async (count: number) => {
      const made: string[] = [];
      for (let n = 0; n < count; n += 1) made.unshift((await book()).id);
      return made;
    };

    it('are all answered without parameters, newest first', async () => {
      const { id } = await book();
      await test.db.query(
        `insert into counsel (id, member_id, clinic_id, source_type, source_id, content, code,
           state, created_at, updated_at)
         select gen_random_uuid(), member_id, clinic_id, source_type, source_id, content, n::text,
           state, created_at, updated_at
         from counsel, generate_series(1, 449) as n where id = $1`,
        [id],
      );
      const { data: counsels, total } = await data('/member/counsels');
      expect(total).toBe(450);
      const found = ids(counsels);
      expect(new Set(found).size).toBe(450);
      expect(found).toEqual([...found].sort().reverse());
    });

    it('report news on every page, also about a counsel of another page, and nothing without news', async () => {
      const [, old] = await many(2);
      const news = async () => Object.keys(await data('/member/counsels?limit=1'));
      expect(await news()).toEqual(['data', 'total', 'upcoming']);
      await test.db.query(
        `insert into counsel_change (id, counsel_id, to_state, actor, created_at)
         values (gen_random_uuid(), $1, 'CLINIC_CONFIRMED', 'staff', now() + interval '1 hour')`,
        [old],
      );
      expect(await news()).toEqual(['data', 'total', 'hasNews', 'upcoming']);
    });

    it('bring older counsels with an appointment of today or later on the first page', async () => {
      const [newest = '', , later = '', done = '', today = '', over = ''] = await many(6);
      const HOUR = 3_600_000;
      const midnight = koreanDayStart(new Date()).getTime();
      const appoint = (id: string, state: string, moment: number) =>
        test.db.query(
          'update counsel set state = $2, consultation_at = $3, treatment_at = $3 where id = $1',
          [id, state, new Date(moment)],
        );
      const tomorrow = midnight + 30 * HOUR;
      await appoint(newest, 'CONSULTATION_APPOINTMENT_CONFIRMED', tomorrow);
      await appoint(later, 'TREATMENT_APPOINTMENT_CONFIRMED', tomorrow);
      await appoint(done, 'CONSULTATION_COMPLETE', tomorrow);
      await appoint(today, 'CONSULTATION_APPOINTMENT_CONFIRMED', midnight);
      await appoint(over, 'CONSULTATION_APPOINTMENT_CONFIRMED', midnight - 1);
      const page = await data('/member/counsels?offset=0&limit=2');
      expect(ids(page.data)).toHaveLength(2);
      expect(ids(page.upcoming)).toEqual([later, today]);
      expect(page.total).toBe(6);
      for (const path of ['', '?offset=2&limit=2', `?limit=2&after=${newest}`]) {
        expect(await data(`/member/counsels${path}`)).not.toHaveProperty('upcoming');
      }
    });

    it('come in pages by offset and limit, with the total of all', async () => {
      const made = await many(5);
      const page = await data('/member/counsels?offset=2&limit=2');
      expect(ids(page.data)).toEqual(made.slice(2, 4));
      expect(page.total).toBe(5);
      expect(ids((await data('/member/counsels?offset=9&limit=2')).data)).toEqual([]);
    });

    it('continue after the last known counsel, which takes precedence over the offset', async () => {
      const made = await many(5);
      await book();
      const page = await data(`/member/counsels?offset=2&limit=2&after=${made[1]}`);
      expect(ids(page.data)).toEqual(made.slice(2, 4));
      expect(page.total).toBe(6);
    });
  });

  describe('AMB-101 the bookmarks of a member', () => {
    const someClinics = async () => {
      const made: string[] = [];
      for (let n = 0; n < 5; n += 1)
        made.unshift(await keep('CLINIC', (await aClinic(test.db)).id));
      return made;
    };

    it('come in pages of one kind', async () => {
      const made = await someClinics();
      await keep('DOCTOR', (await aDoctor(test.db)).id);
      const shelf = await data('/member/bookmarks?type=clinic&offset=1&limit=3');
      expect(ids(shelf.clinics)).toEqual(made.slice(1, 4));
      expect(shelf).toMatchObject({ doctors: [], events: [], reviews: [] });
      expect(ids((await data('/member/bookmarks')).clinics)).toEqual(made);
    });

    it('continue after the last known bookmark, also if that was deleted', async () => {
      const made = await someClinics();
      const { clinics } = await data('/member/bookmarks?type=clinic&offset=0&limit=2');
      expect(ids(clinics)).toEqual(made.slice(0, 2));
      const after = clinics[1].bookmarkId;
      const path = `/member/bookmarks?type=clinic&offset=2&limit=2&after=${after}`;
      expect(ids((await data(path)).clinics)).toEqual(made.slice(2, 4));
      const gone = await test.send('DELETE', `/member/bookmarks/${after}`, undefined, asMember(me));
      expect(gone.status).toBe(200);
      expect(ids((await data(path)).clinics)).toEqual(made.slice(2, 4));
      await keep('CLINIC', (await aClinic(test.db)).id);
      expect(ids((await data(path)).clinics)).toEqual(made.slice(2, 4));
    });

    it('can be read without cards, for the bookmark buttons', async () => {
      const made = await someClinics();
      const doctor = await keep('DOCTOR', (await aDoctor(test.db)).id);
      await aBookmark(test.db, { target_id: clinicId });
      const bookmarks: Bookmark[] = await data('/member/bookmarks/keys');
      const idsOf = (type: string) =>
        bookmarks
          .filter(({ bookmarkableType }) => bookmarkableType === type)
          .map(({ bookmarkableId }) => bookmarkableId);
      expect(idsOf('CLINIC').sort()).toEqual(made.sort());
      expect(idsOf('DOCTOR')).toEqual([doctor]);
      expect(bookmarks).toHaveLength(made.length + 1);
    });
  });

  describe('AMB-101 reviews', () => {
    const someReviews = async () => {
      const made: string[] = [];
      for (const rating of [5, 3, 5, 1, 4, 5, 2]) {
        made.push((await aReview(test.db, { member_id: me, clinic_id: clinicId, rating })).id);
      }
      for (const [index, marks] of [3, 1, 0, 1].entries()) {
        for (let n = 0; n < marks; n += 1) {
          await aBookmark(test.db, { target_type: 'REVIEW', target_id: made[index] ?? '' });
        }
      }
      return made;
    };

    it.each([
      '/public/reviews?',
      '/public/reviews?sort=popular&',
      '/public/reviews?limit=100000&',
      '/member/reviews?',
    ])('of %s continue after any of them', async (path) => {
      await someReviews();
      const all = ids(await data(path));
      expect(all).toHaveLength(7);
      for (const [index, id] of all.entries()) {
        const rest = await test.get(`${path}offset=3&after=${id}`, asMember(me));
        expect(ids(Object(rest.body).data), `behind ${index}`).toEqual(all.slice(index + 1));
        expect(Object(rest.body).total).toBe(7);
      }
    });

    it('appear on neither of two pages when they are added between them', async () => {
      await someReviews();
      const first = ids(await data('/public/reviews?limit=3'));
      await someReviews();
      const second = ids(await data(`/public/reviews?offset=3&limit=3&after=${first.at(-1)}`));
      expect(new Set([...first, ...second]).size).toBe(6);
    });

    it('of the popular order continue at the offset if the known one was deleted', async () => {
      const made = await someReviews();
      const all = ids(await data('/public/reviews?sort=popular'));
      const gone = '01900000-0000-7000-8000-000000000000';
      const page = await data(`/public/reviews?sort=popular&offset=2&limit=2&after=${gone}`);
      expect(made).toHaveLength(7);
      expect(ids(page)).toEqual(all.slice(2, 4));
    });
  });

  describe('the memory that one member can use', () => {
    const texts = async () => {
      for (let n = 0; n < 20; n += 1) {
        const { id } = await book(LONG);
        await aReview(test.db, { counsel_id: id, content: LONG });
      }
      mostBytes = 0;
    };

    it('is limited when all their data is exported, and nothing is missing', async () => {
      await texts();
      const everything = await data('/member/export');
      expect(everything.counsels).toHaveLength(20);
      expect(everything.reviews).toHaveLength(20);
      const written = [...everything.counsels, ...everything.reviews] as { content: string }[];
      expect(written.every(({ content }) => content === LONG)).toBe(true);
      expect(mostBytes).toBeLessThan(2 * MB);
    });

    it('is limited when many messages of LINE wait in the export, and none is missing', async () => {
      const { seal } = await sealTexts(test.db, test.context.memberKeys, me);
      const payload = JSON.stringify({ message: { type: 'text', text: '가'.repeat(5_000) } });
      const names = Array.from({ length: 250 }, (_, number) => `E${number}`);
      const place = (id: string) => ({ table: 'line_event', id, column: 'payload' });
      await test.db.query(
        `insert into line_event
           (id, person, member_id, kind, happened_at, payload_sealed, state, due_at, created_at)
         select id, 'U', $3, 'message', now(), sealed, 'ASKED', now(), now()
         from unnest($1::text[], $2::text[]) as event (id, sealed)`,
        [names, names.map((id) => seal(payload, place(id))), me],
      );
      const { lineEvents } = await data('/member/export');
      expect(lineEvents).toHaveLength(250);
      expect(lineEvents.every(({ text }: { text: string }) => text.length === 5_000)).toBe(true);
      expect(mostBytes).toBeLessThan(2 * MB);
    });

    it('counts as calls by the bytes that are sent', async () => {
      await texts();
      const options = { sessions: fakeSessions, rateLimit: createRateLimit(30), trustedHops: 1 };
      const { get } = await openTestApp({ db: test.db, options });
      const headers = { ...asMember(me), 'X-Forwarded-For': '192.0.2.1' };
      // Nearly 10 MB, and every 256 kB are one call.
      expect((await get('/member/export', headers)).status).toBe(200);
      expect((await get('/member/my-info', headers)).status).toBe(429);
    });

    it('is limited when a whole list is read', async () => {
      await texts();
      for (const path of ['/member/reviews', '/member/bookmarks']) await data(path);
      expect(mostBytes).toBeLessThan(MB);
      // The text of a counsel is encrypted, so it is read whole and cut afterwards.
      await data('/member/counsels');
      expect(mostBytes).toBeLessThan(2 * MB);
    });
  });
});
