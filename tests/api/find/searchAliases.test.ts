import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SearchAnswer } from '../../../contract/search.ts';
import { one } from '../../../contract/shape.ts';
import { seedTaxonomy } from '../../../server/db/seed/seedTaxonomy.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { emptyTables, forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { read } from '../../support/app/read.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { asking, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const ALIAS = { term: '큐티스템', language: 'ko', kind: 'TREATMENT', targetId: 'skin-booster' };
const MEANING = {
  kind: 'TREATMENT',
  id: 'skin-booster',
  name: '스킨부스터 주사',
  nameJa: 'スキンブースター',
};

forRacingCalls((_engine, open) => {
  let app: TestApp;
  let operator: StaffSession;
  beforeAll(async () => {
    app = await openTestApp({ db: await open(), options: { sessions: fakeSessions } });
  });
  beforeEach(async () => {
    await emptyTables(app.db);
    await seedTaxonomy(app.db);
    operator = await aStaff(app.db, { user_id: 'boss' });
  });

  const send = (method: string, path: string, body?: unknown, who = operator) =>
    app.send(method, `/staff/search-aliases${path}`, body, asking(who));
  const add = async (changes = {}) => {
    const { status, body } = await send('POST', '', { ...ALIAS, ...changes });
    expect(status).toBe(200);
    return Object(body).data;
  };
  const listed = async (query: string) =>
    Object((await app.get(`/staff/search-aliases?${query}`, asking(operator))).body);
  const found = async (q: string) => {
    const { data } = await read(
      app,
      `/public/search?q=${encodeURIComponent(q)}`,
      one(SearchAnswer),
    );
    return data.treatments.meant?.map(({ id }) => id) ?? [];
  };
  const deeds = async () =>
    (
      await app.db.query<{ detail: string }>('select detail from access_record order by position')
    ).map(({ detail }) => detail);

  describe('works', () => {
    it('a new alias is found at once, and a search without result counts as found', async () => {
      await app.db.query(
        `insert into search_term (day, term, searches, found) values ('2026-11-23', '큐티 스템', 3, false)`,
      );
      expect(await found('큐티스템')).toEqual([]);
      expect(await add()).toEqual({
        id: expect.any(String),
        term: '큐티스템',
        language: 'ko',
        meaning: MEANING,
      });
      expect(await found('큐티스템')).toEqual(['skin-booster']);
      expect(await app.db.query('select found from search_term')).toEqual([{ found: true }]);
      expect(await deeds()).toEqual(['alias added']);
    });

    it('a page behind the last one has the total, so that the console goes back', async () => {
      await add();
      const { total } = await listed('limit=1');
      expect(await listed(`limit=1&offset=${total}`)).toMatchObject({ data: [], total });
    });

    it('the same alias twice is one, and nothing is written for the second', async () => {
      const { id } = await add({ term: ' 큐티스템  주사 ' });
      expect(await add({ term: '큐티스템 주사' })).toMatchObject({ id, term: '큐티스템 주사' });
      expect(await deeds()).toHaveLength(1);
    });

    it('two operators who add the same alias at once get the same one', async () => {
      const added = await Promise.all([add(), add(), add()]);
      expect(new Set(added.map(({ id }) => id)).size).toBe(1);
      expect(await deeds()).toEqual(['alias added']);
    });

    it('is changed: the old word finds nothing, the new one does, also for a word of the seed', async () => {
      const { data } = await listed('q=리쥬란&language=ko');
      const answer = await send('PATCH', `/${data[0].id}`, {
        ...ALIAS,
        term: '리쥬라니',
        targetId: 'pico-toning',
      });
      expect(answer.status).toBe(200);
      expect(await found('리쥬라니')).toEqual(['pico-toning']);
      await seedTaxonomy(app.db);
      expect((await listed('q=리쥬란&language=ko')).total).toBe(data.length - 1);
      expect(await deeds()).toEqual(['alias changed']);
    });

    it('another language alone changes the alias itself', async () => {
      const { id } = await add();
      const { body } = await send('PATCH', `/${id}`, { ...ALIAS, language: 'ja' });
      expect(body).toMatchObject({ data: { id, language: 'ja' } });
    });

    it('a removed alias finds nothing, stays away after a start, and can be added again', async () => {
      const { id } = await add();
      expect((await send('DELETE', `/${id}`)).status).toBe(200);
      expect(await found('큐티스템')).toEqual([]);
      expect((await send('DELETE', `/${id}`)).status).toBe(404);
      expect((await send('PATCH', `/${id}`, ALIAS)).status).toBe(404);
      expect(await add()).toMatchObject({ id });
      expect(await found('큐티스템')).toEqual(['skin-booster']);
      expect(await deeds()).toEqual(['alias added', 'alias removed', 'alias added']);
    });

    it('are listed by term, narrowed by text, language and kind of meaning', async () => {
      await add();
      expect(await listed('q=큐티')).toMatchObject({
        data: [{ term: '큐티스템', meaning: MEANING }],
        total: 1,
      });
      expect((await listed('q=큐티&language=ja')).total).toBe(0);
      expect((await listed('q=큐티&kind=REGION')).total).toBe(0);
      expect((await listed('q=%25')).total).toBe(0);
      const page = await listed('kind=LANGUAGE&limit=2&offset=1');
      expect(page.data).toHaveLength(2);
      expect(page.data[0].meaning.name).toMatch(/상담/);
    });

    it('everything that an alias can mean is offered', async () => {
      const { body } = await app.get('/staff/search-meanings', asking(operator));
      const kinds = Object(body).data.map(({ kind }: { kind: string }) => kind);
      expect([...new Set(kinds)].sort()).toEqual([
        'CONCERN',
        'FACT',
        'LANGUAGE',
        'PART',
        'REGION',
        'SPECIALTY',
        'STATION',
        'TREATMENT',
      ]);
      expect(Object(body).data).toContainEqual(MEANING);
    });
  });

  describe('refuses', () => {
    it.each([
      ['a meaning that does not exist', { targetId: 'none' }, 404],
      ['the id of another kind', { kind: 'REGION' }, 404],
      ['signs alone', { term: '!?' }, 400],
      ['a long term', { term: '가'.repeat(41) }, 400],
      ['another language', { language: 'en' }, 400],
    ])('%s', async (_, changes, status) => {
      expect((await send('POST', '', { ...ALIAS, ...changes })).status).toBe(status);
      expect(await deeds()).toEqual([]);
    });

    it('an unknown id, and staff of a clinic', async () => {
      expect((await send('DELETE', '/none')).status).toBe(404);
      const clinic = await aStaff(app.db, { user_id: 'front.desk', role: 'CLINIC' });
      expect((await send('POST', '', ALIAS, clinic)).status).toBe(403);
    });
  });
});
