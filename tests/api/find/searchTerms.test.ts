import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PopularSearches } from '../../../contract/search.ts';
import { one } from '../../../contract/shape.ts';
import { createSearchCounts } from '../../../server/domain/search/counts/searchCounts.ts';
import { POPULAR_FROM } from '../../../server/domain/search/counts/searchTermSql.ts';
import {
  deleteOldSearchTerms,
  writeSearchCounts,
} from '../../../server/domain/search/counts/writeSearchCounts.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { limits } from '../../../server/limits/limits.ts';
import { emptyToTaxonomy, forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { read } from '../../support/app/read.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { asking, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aClinic } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const NOW = new Date('2026-11-23T03:00:00Z');
const TODAY = '2026-11-23';

forRacingCalls((_engine, open) => {
  const counts = createSearchCounts();
  let app: TestApp;
  let operator: StaffSession;
  beforeAll(async () => {
    app = await openTestApp({
      db: await open(),
      now: () => NOW,
      options: { sessions: fakeSessions, searchCounts: counts, trustedHops: 1 },
    });
  });
  beforeEach(async () => {
    counts.take();
    await emptyToTaxonomy(app.db);
    operator = await aStaff(app.db, { user_id: 'boss' });
  });

  const searchFrom = async (address: string, text: string) => {
    const headers = { 'X-Forwarded-For': address };
    expect(await app.send('POST', '/public/search-terms', { text }, headers)).toMatchObject({
      status: 200,
      body: {},
    });
  };
  let visitors = 0;
  const search = async (text: string, times = 1) => {
    for (let time = 0; time < times; time += 1) {
      visitors += 1;
      await searchFrom(`192.0.2.${visitors}`, text);
    }
  };
  const write = () => writeSearchCounts(app.db, counts);
  const stored = () =>
    app.db.query(
      'select day::text, term, searches, found from search_term order by day desc, term',
    );
  const store = (term: string, searches: number, more: { day?: string; found?: boolean } = {}) =>
    app.db.query('insert into search_term (day, term, searches, found) values ($1, $2, $3, $4)', [
      more.day ?? TODAY,
      term,
      searches,
      more.found ?? true,
    ]);
  const popular = async (lang = 'ko') =>
    (await read(app, `/public/popular-searches?lang=${lang}`, one(PopularSearches))).data;
  const ask = async (query = '') =>
    (await app.get(`/staff/search-terms${query}`, asking(operator))).body;
  const hide = (term: string, isHidden = true) =>
    app.send('PATCH', '/staff/search-terms', { term, isHidden }, asking(operator));

  describe('counts', () => {
    it('a search writes nothing; the job adds it up by day, term and result', async () => {
      await aClinic(app.db, { name: '모아피부과의원' });
      await popular(); // reads the new name
      await search('쌍수', 2);
      await search(' 모아피부과 ');
      await search('처음 듣는 시술');
      expect(await stored()).toEqual([]);
      await write();
      await search('쌍수');
      await write();
      await write();
      expect(await stored()).toEqual([
        { day: TODAY, term: '모아피부과', searches: 1, found: true },
        { day: TODAY, term: '쌍수', searches: 3, found: true },
        { day: TODAY, term: '처음 듣는 시술', searches: 1, found: false },
      ]);
    });

    it('one visitor cannot make a search popular: a term counts once a day for an address', async () => {
      for (let time = 0; time < POPULAR_FROM; time += 1) await searchFrom('198.51.100.1', '쌍수');
      await searchFrom('198.51.100.2', '쌍수');
      expect(counts.take()).toMatchObject([{ term: '쌍수', searches: 2 }]);
    });

    it('of one address only some terms count, so it cannot fill the day', async () => {
      const most = limits.searchTerms.ofAddress;
      for (let number = 0; number <= most; number += 1) {
        await searchFrom('198.51.100.3', `flood ${number}`);
      }
      expect(counts.take()).toHaveLength(most);
      await searchFrom('198.51.100.4', 'flood');
      expect(counts.take()).toHaveLength(1);
    });

    it('a phone number, an e-mail address and half a syllable are not counted', async () => {
      for (const text of ['010-1234-5678', 'nabi@example.com', '쌍ㅅ', '']) await search(text);
      expect(counts.take()).toEqual([]);
    });

    it('nothing stored says who searched', async () => {
      const columns = await app.db.query<{ name: string }>(
        `select column_name as name from information_schema.columns
         where table_name in ('search_term', 'search_term_hidden') order by 1`,
      );
      expect(columns.map(({ name }) => name)).toEqual([
        'day',
        'found',
        'id',
        'searches',
        'term',
        'term',
      ]);
    });

    it('two processes that write at once lose nothing, and keep the limit of a day', async () => {
      const most = limits.searchTerms.termsOfDay;
      const processes = [createSearchCounts(most), createSearchCounts(most)];
      for (const [place, each] of processes.entries()) {
        each.add({ day: TODAY, term: '쌍수', searches: 2, found: true });
        for (let number = 1; number < most; number += 1) {
          each.add({ day: TODAY, term: `flood ${place} ${number}`, searches: 1, found: false });
        }
      }
      await Promise.all(processes.map((each) => writeSearchCounts(app.db, each)));
      const [row] = await app.db.query(
        `select count(*) as terms, max(searches) filter (where term = '쌍수') as searches
         from search_term`,
      );
      expect(row).toEqual({ terms: most, searches: 4 });
      // A known term still counts on such a day.
      await search('쌍수');
      await write();
      expect(await app.db.query(`select searches from search_term where term = '쌍수'`)).toEqual([
        { searches: 5 },
      ]);
    });

    it('a failed write is made up for the next time', async () => {
      await search('쌍수');
      const failing = vi.spyOn(app.db, 'transaction').mockRejectedValueOnce(new Error('gone'));
      await expect(write()).rejects.toThrow('gone');
      failing.mockRestore();
      await search('쌍수');
      await write();
      expect(await stored()).toEqual([{ day: TODAY, term: '쌍수', searches: 2, found: true }]);
    });

    it('rare terms are forgotten after a week, all after three months', async () => {
      await store('쌍수', 3, { day: '2026-08-25' });
      await store('쌍수', 3, { day: '2026-08-24' });
      await store('내 이름', 2, { day: '2026-11-16' });
      await store('내 이름', 2, { day: '2026-11-15' });
      await deleteOldSearchTerms(app.db, NOW);
      expect(await stored()).toMatchObject([
        { term: '내 이름', day: '2026-11-16' },
        { term: '쌍수', day: '2026-08-25' },
      ]);
    });
  });

  describe('popular searches', () => {
    const FIVE = POPULAR_FROM;
    const storeFour = async () => {
      await store('쌍수', FIVE + 3);
      await store('리쥬란', FIVE + 2);
      await store('강남역', FIVE + 1);
      await store('다크서클', FIVE);
    };

    it('are the terms of the last seven days that many searched, as they are usually written', async () => {
      await storeFour();
      await store('ぼとっくす', FIVE + 9);
      await store('제모', FIVE - 1);
      await store('필링', FIVE, { day: '2026-11-16' });
      expect(await popular()).toMatchObject({
        terms: ['쌍수', '리쥬란', '강남역', '눈밑 지방·다크서클'],
        isCounted: true,
      });
    });

    it('never show what is no word of the taxonomy, a place or an alias', async () => {
      await aClinic(app.db, { name: '모아피부과의원' });
      await popular(); // reads the new name
      await storeFour();
      await store('모아피부과의원', 90);
      await store('김나비 원장', 80);
      expect((await popular()).terms).toHaveLength(4);
    });

    it('are suggestions while few terms were counted, in the language of the page', async () => {
      await store('쌍수', 90);
      const korean = await popular();
      expect(korean.isCounted).toBe(false);
      expect(korean.terms).toHaveLength(8);
      expect(korean.terms).toContain('사각턱 보톡스');
      expect((await popular('ja')).terms).toContain('エラボトックス');
    });

    it('come with the districts of published clinics', async () => {
      const gangnam = { district_id: 'seoul-gangnam' };
      await aClinic(app.db, gangnam);
      await aClinic(app.db, gangnam);
      await aClinic(app.db, { district_id: 'busan-jung' });
      await aClinic(app.db, { district_id: 'seoul-mapo', status: 'DRAFT' });
      const other = await openTestApp({ db: app.db, now: () => NOW });
      const answer = await read(other, '/public/popular-searches', one(PopularSearches));
      expect(answer.data.places).toEqual([
        { id: 'seoul-gangnam', name: '강남구', nameJa: '江南区', count: 2 },
        { id: 'busan-jung', name: '부산 중구', nameJa: '釜山 中区', count: 1 },
      ]);
    });

    it('a hidden term is not shown, until it is shown again', async () => {
      await storeFour();
      await store('보톡스', FIVE);
      expect((await hide('쌍수')).status).toBe(200);
      expect((await hide('쌍수')).status).toBe(200);
      expect((await popular()).terms).not.toContain('쌍수');
      await hide('쌍수', false);
      expect((await popular()).terms).toContain('쌍수');
      const audit = await app.db.query(
        'select action, subject, detail from access_record order by position',
      );
      expect(audit).toEqual([
        { action: 'SEARCH_CHANGED', subject: 'searchTerm', detail: 'term hidden' },
        { action: 'SEARCH_CHANGED', subject: 'searchTerm', detail: 'term shown' },
      ]);
      expect(JSON.stringify(await app.db.query('select * from access_record'))).not.toContain(
        '쌍수',
      );
    });

    it('a suggestion can be hidden once it was searched', async () => {
      await store('사각턱 보톡스', 3);
      await hide('사각턱 보톡스');
      expect((await popular()).terms).not.toContain('사각턱 보톡스');
    });
  });

  describe('for the operator', () => {
    it('searches without result, from three on, over days; hidden ones last', async () => {
      await store('듣도 보도 못한 시술', 2);
      await store('듣도 보도 못한 시술', 1, { day: '2026-11-20', found: false });
      await store('큐티스템', 3, { found: false });
      await store('없는말', 9, { found: false });
      await store('비밀', 2, { found: false });
      await store('옛말', 9, { day: '2026-10-24', found: false });
      await hide('없는말');
      expect(await ask()).toEqual({
        data: [
          { term: '큐티스템', searches: 3, lastDay: TODAY, isHidden: false },
          { term: '없는말', searches: 9, lastDay: TODAY, isHidden: true },
        ],
        total: 2,
      });
      expect(await ask('?days=90')).toMatchObject({ total: 3 });
      expect(await ask('?found=yes')).toMatchObject({
        data: [{ term: '듣도 보도 못한 시술', searches: 3 }],
      });
    });

    it('staff of a clinic see nothing of it, and an unknown term cannot be hidden', async () => {
      const clinic = await aStaff(app.db, { user_id: 'front.desk', role: 'CLINIC' });
      expect((await app.get('/staff/search-terms', asking(clinic))).status).toBe(403);
      expect((await hide('처음 듣는 말')).status).toBe(404);
    });
  });
});
