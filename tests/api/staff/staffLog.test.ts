import { expect, it } from 'vitest';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { openLogLines } from '../../support/app/server/logLines.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { asking, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aCounsel } from '../../support/fixtures/factories.ts';
import { aStaff, digestOf, STAFF_PASSWORD } from '../../support/fixtures/staff/aStaff.ts';

const CANARY = '카나리아-canary-9c1d';

forOneEngine((_engine, open) => {
  it('no text, note, reason or password of the console reaches a log or an error when a call fails', async () => {
    const { log, text, lines } = openLogLines();
    const options = { sessions: fakeSessions, log };
    const { db, get, send } = await openTestApp({ db: await open(), options });
    const staff = asking(await aStaff(db));
    const path = `/staff/counsels/${(await aCounsel(db, { content: CANARY })).id}`;
    const form = { version: 1, note: CANARY, state: 'CANCELED', reason: CANARY };
    const password = digestOf(CANARY);
    const everything = async () => [
      await send('POST', '/auth/login', { user_id: 'canary.9c1d', password }),
      await send('POST', '/auth/login', { user_id: CANARY, password: CANARY }),
      await send('PATCH', path, { ...form, [CANARY]: CANARY }, staff),
      await send('PATCH', path, { ...form, state: CANARY }, staff),
      await get(`/staff/members?q=${encodeURIComponent(CANARY)}`, staff),
      await send('POST', '/staff/clinics', { name: CANARY }, staff),
    ];
    const refused = await everything();
    expect(refused.map(({ status }) => status)).toEqual([401, 400, 400, 400, 200, 400]);
    expect((await send('PATCH', path, form, staff)).status).toBe(200);

    for (const table of ['counsel', 'access_record', 'member', 'staff']) {
      await db.script(`alter table ${table} rename to lost_${table}`);
    }
    const failed = [
      await send('PATCH', path, form, staff),
      await get(path, staff),
      await get(`/staff/members?q=${encodeURIComponent(CANARY)}`, staff),
      await send('POST', '/auth/login', { user_id: 'canary.9c1d', password: STAFF_PASSWORD }),
    ];
    expect(failed.map(({ status }) => status)).toEqual([500, 500, 500, 500]);

    const answers = [...refused, ...failed].map(({ body }) => JSON.stringify(body)).join();
    expect(lines().length).toBeGreaterThan(10);
    for (const secret of [CANARY, 'canary-9c1d', 'canary.9c1d', password, STAFF_PASSWORD]) {
      expect(text()).not.toContain(secret);
      expect(answers).not.toContain(secret);
    }
  });
});
