import { beforeAll, beforeEach, expect, test } from 'vitest';
import { SearchAnswer, type SearchKind } from '../../../contract/search.ts';
import { one } from '../../../contract/shape.ts';
import type { Database } from '../../../server/db/database.ts';
import { appendChanges } from '../../../server/db/feed/appendChanges.ts';
import type { Change } from '../../../server/db/feed/change.ts';
import { findNames } from '../../../server/domain/search/names/findNames.ts';
import { nameReader } from '../../../server/domain/search/names/readNames.ts';
import { emptyTables, openTestDatabase } from '../../support/app/database/testDatabase.ts';
import { read } from '../../support/app/read.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { aClinic, aDoctor, anEvent } from '../../support/fixtures/factories.ts';

let app: TestApp;
let now = new Date();
let queries: { sql: string; rows: number }[] = [];
beforeAll(async () => {
  const db = await openTestDatabase();
  const query: Database['query'] = async (sql, ...rest) => {
    const rows = await db.query<never>(sql, ...rest);
    if (sql.includes('as names')) queries.push({ sql, rows: rows.length });
    return rows;
  };
  app = await openTestApp({ db: { ...db, query }, now: () => now });
});
beforeEach(() => {
  now = new Date();
  return emptyTables(app.db);
});

const found = async (kind: SearchKind, q: string) => {
  const path = `/public/search?${new URLSearchParams({ q })}`;
  return (await read(app, path, one(SearchAnswer))).data[kind].items.map(({ name }) => name);
};
/** Changes a record as staff do, and counts the names that the next search reads. */
const change = async (sql: string, id: string, change: Change) => {
  await found('clinics', '봄');
  queries = [];
  await app.db.transaction(async (tx) => {
    await tx.query(sql, [id]);
    await appendChanges(tx, [{ ...change, id, isSearchChanged: true }]);
  });
};

test('one changed name reads one record', async () => {
  const clinic = await aClinic(app.db, { name: '봄의원' });
  const events: string[] = [];
  for (const title of ['봄 하나', '봄 둘', '봄 셋']) {
    events.push((await anEvent(app.db, { clinic_id: clinic.id, title })).id);
  }
  const second = events[1] ?? '';
  await change("update event set title = '여름 둘' where id = $1", second, { kind: 'event' });
  expect(await found('events', '봄')).toEqual(['봄 셋', '봄 하나']);
  expect(await found('events', '여름')).toEqual(['여름 둘']);
  expect(queries).toEqual([{ sql: expect.stringContaining('from event'), rows: 1 }]);
});

test('doctors and events are hidden and shown with their clinic', async () => {
  const clinic = await aClinic(app.db, { name: '봄의원' });
  const other = await aClinic(app.db, { name: '다른 봄' });
  await aDoctor(app.db, { clinic_id: clinic.id, name: '김봄' });
  await aDoctor(app.db, { clinic_id: other.id, name: '박봄' });
  await anEvent(app.db, { clinic_id: clinic.id, title: '봄 이벤트' });
  const all = async () => [
    await found('clinics', '봄'),
    await found('doctors', '봄'),
    await found('events', '봄'),
  ];
  const shown = await all();
  await change("update clinic set status = 'ENDED' where id = $1", clinic.id, { kind: 'clinic' });
  expect(await all()).toEqual([['다른 봄'], ['박봄'], []]);
  await change("update clinic set status = 'PUBLISHED' where id = $1", clinic.id, {
    kind: 'clinic',
  });
  expect(await all()).toEqual(shown);
  expect(queries.map(({ rows }) => rows)).toEqual([1, 1, 1]);
});

test('a deleted record is found no more', async () => {
  const { id } = await aDoctor(app.db, { name: '김봄' });
  await change('delete from doctor where id = $1', id, { kind: 'doctor' });
  expect(await found('doctors', '봄')).toEqual([]);
  expect(queries).toEqual([{ sql: expect.stringContaining('from doctor'), rows: 0 }]);
});

test('a process that has not read all names finds those with the text, in any case and in both languages', async () => {
  const clinic = await aClinic(app.db, { name: 'Bom 봄의원', name_ja: 'ボム医院' });
  const hidden = await aClinic(app.db, { name: '봄의원', status: 'DRAFT' });
  await aDoctor(app.db, { clinic_id: clinic.id, name: '김봄' });
  await aDoctor(app.db, { clinic_id: hidden.id, name: '박봄' });
  const some = async (text: string) => {
    const names = await nameReader(app.db).readWith(text, '2026-11-25');
    const ids = (kind: SearchKind) =>
      findNames(names[kind], text, { offset: 0, limit: 5 }).ids.length;
    return [ids('clinics'), ids('doctors'), ids('events')];
  };
  expect(await some('봄')).toEqual([1, 1, 0]);
  expect(await some('bom')).toEqual([1, 0, 0]);
  expect(await some('ボム')).toEqual([1, 0, 0]);
  expect(await some('100%')).toEqual([0, 0, 0]);
  expect(await some('')).toEqual([0, 0, 0]);
});

test('AMB-108 after midnight only the names of events that began or ended are read', async () => {
  now = new Date('2026-11-23T23:59:59+09:00');
  const clinic_id = (await aClinic(app.db, { name: '봄의원' })).id;
  const event = (title: string, starts_on: string | null, ends_on: string | null) =>
    anEvent(app.db, { clinic_id, title, starts_on, ends_on });
  await event('봄 여러 날', '2026-11-20', '2026-11-30');
  await event('봄 마지막 날', null, '2026-11-23');
  await event('봄 첫날', '2026-11-24', null);
  await event('봄 다음 날', '2026-11-25', null);
  expect(await found('events', '봄')).toEqual(['봄 마지막 날', '봄 여러 날']);
  queries = [];
  now = new Date('2026-11-24T00:00:00+09:00');
  expect(await found('events', '봄')).toEqual(['봄 첫날', '봄 여러 날']);
  expect(queries).toEqual([{ sql: expect.stringContaining('from event'), rows: 2 }]);
  // A process that slept for two days.
  now = new Date('2026-12-02T12:00:00+09:00');
  expect(await found('events', '봄')).toEqual(['봄 다음 날', '봄 첫날']);
});
