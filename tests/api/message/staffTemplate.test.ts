import { beforeAll, beforeEach, expect, it } from 'vitest';
import { TEMPLATES_MAX } from '../../../contract/plain/limits.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { emptyTables } from '../../support/app/database/testDatabase.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { asking, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const FORM = { name: '주차', text: '건물 지하에 주차할 수 있어요', textJa: '地下に駐車できます' };

let test: TestApp;
let staff: StaffSession;

beforeAll(async () => {
  test = await openTestApp({ options: { sessions: fakeSessions } });
});
beforeEach(async () => {
  await emptyTables(test.db);
  staff = await aStaff(test.db, { role: 'CLINIC' });
});

const add = (form: object = FORM, who = staff, headers = {}) =>
  test.send('POST', '/staff/templates', form, { ...asking(who), ...headers });
const all = async (who = staff) =>
  Object((await test.get('/staff/templates', asking(who))).body).data;

it('templates are listed by name, changed and deleted, and each change is in the access record', async () => {
  const { id } = Object((await add()).body).data;
  await add({ ...FORM, name: ' 비용 ', textJa: '' });
  expect(await all()).toMatchObject([
    { name: '비용', textJa: '' },
    { ...FORM, version: 1 },
  ]);
  const path = `/staff/templates/${id}`;
  const changed = { ...FORM, text: '주차는 어려워요', version: 1 };
  expect(await test.send('PATCH', path, changed, asking(staff))).toMatchObject({
    body: { data: { text: '주차는 어려워요', version: 2 } },
  });
  expect(await test.send('PATCH', path, changed, asking(staff))).toMatchObject({
    body: { code: 'stale_version' },
  });
  const remove = (version: number) =>
    test.send('DELETE', `${path}?version=${version}`, undefined, asking(staff));
  // The text of the colleague who changed it meanwhile was not seen.
  expect(await remove(1)).toMatchObject({ status: 409, body: { code: 'stale_version' } });
  expect(await all()).toHaveLength(2);
  expect((await remove(2)).status).toBe(200);
  expect(await all()).toHaveLength(1);
  const entries = await test.db.query(
    "select detail from access_record where action = 'TEMPLATE_CHANGED' order by position",
  );
  expect(entries).toEqual(
    ['created', 'created', 'changed', 'deleted'].map((detail) => ({ detail })),
  );
});

it('a repeated request adds one template, and a clinic has 100 at most', async () => {
  const once = { 'Idempotency-Key': 'a' };
  expect((await add(FORM, staff, once)).body).toEqual((await add(FORM, staff, once)).body);
  await test.db.query(
    `insert into template select gen_random_uuid(), clinic_id, 1, name, text, text_ja,
       created_at, updated_at from template, generate_series(2, ${TEMPLATES_MAX})`,
  );
  expect(await add()).toMatchObject({ status: 409, body: { code: 'not_allowed_now' } });
});

it('templates of another clinic look like missing ones', async () => {
  const { id } = Object((await add()).body).data;
  const other = await aStaff(test.db, { role: 'CLINIC' });
  expect(await all(other)).toEqual([]);
  const path = `/staff/templates/${id}`;
  const change = { ...FORM, version: 1 };
  expect((await test.send('PATCH', path, change, asking(other))).status).toBe(404);
  const removed = await test.send('DELETE', `${path}?version=1`, undefined, asking(other));
  expect(removed.status).toBe(404);
  expect(await all()).toHaveLength(1);
});

it.each([{ name: ' ' }, { text: '' }, { name: 'a'.repeat(41) }, { textJa: 'a'.repeat(2_001) }])(
  'refuses %j',
  async (wrong) => {
    expect((await add({ ...FORM, ...wrong })).status).toBe(400);
  },
);
