import { beforeAll, beforeEach, expect, it } from 'vitest';
import { OWN_WRITE } from '../../../contract/plain/headers.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { emptyTables, forEachEngine } from '../../support/app/testDatabase.ts';
import { asking, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aStaff } from '../../support/fixtures/aStaff.ts';
import { aClinic } from '../../support/fixtures/factories.ts';

const PATIENCE = { timeout: 10_000 };

forEachEngine((_engine, open) => {
  let here: TestApp;
  let there: TestApp;
  let clock = new Date('2026-11-23T12:00:00+09:00');

  /** While time stands still there, a stale list stays stale. */
  let frozenAt: number | null = null;

  beforeAll(async () => {
    const db = await open();
    const options = { sessions: fakeSessions };
    const settings = { db, isCached: true, now: () => clock, options };
    here = await openTestApp(settings);
    there = await openTestApp({ ...settings, clock: () => frozenAt ?? performance.now() });
  });
  beforeEach(async () => {
    frozenAt = null;
    await emptyTables(here.db);
  });

  const countAt = async (test: TestApp, headers: Record<string, string> = {}) => {
    const { status, body } = await test.get('/public/clinics', headers);
    return [status, Object(body).total];
  };
  /** An operator withdraws one of two clinics. Returns the header of the write. */
  const withdrawOne = async () => {
    await aClinic(here.db);
    const { id } = await aClinic(here.db);
    const headers = asking(await aStaff(here.db));
    // The changes of both clinics are known there, so that only the next one is new.
    expect(await countAt(there, here.ownWrites())).toEqual([200, 2]);
    await countAt(here);
    frozenAt = performance.now();
    const body = { version: 1, status: 'DRAFT' };
    const answer = await here.send('POST', `/staff/clinics/${id}/publish`, body, headers);
    expect(answer.status).toBe(200);
    return answer.headers.get(OWN_WRITE) ?? '';
  };

  it('a write is read by its author at once, on any process, and by all others within two seconds', async () => {
    const token = await withdrawOne();
    expect(await countAt(there)).toEqual([200, 2]);
    expect(await countAt(there, { [OWN_WRITE]: token })).toEqual([200, 1]);
    expect(await countAt(here)).toEqual([200, 1]);
    expect(await countAt(there)).toEqual([200, 1]);
  });

  it('a header that no write answered, or an old one, does not pass a stale list', async () => {
    const token = await withdrawOne();
    const forged = token.replace(/~hmac/, '0~hmac');
    for (const wrong of [forged, 'x', '', `${Date.now() + 9_000}~1~hmac.x`]) {
      expect(await countAt(there, { [OWN_WRITE]: wrong })).toEqual([200, 2]);
    }
    clock = new Date(clock.getTime() + 10_001);
    expect(await countAt(there, { [OWN_WRITE]: token })).toEqual([200, 2]);
  });

  it('a withdrawn record disappears at once from its page, and for everybody from lists within two seconds', async () => {
    await aClinic(here.db);
    const { id } = await aClinic(here.db);
    const status = async () => (await there.get(`/public/clinics/${id}`)).status;
    await expect.poll(status, PATIENCE).toBe(200);
    await expect.poll(() => countAt(there), PATIENCE).toEqual([200, 2]);
    const headers = asking(await aStaff(here.db));
    const body = { version: 1, status: 'DRAFT' };
    const begun = performance.now();
    await here.send('POST', `/staff/clinics/${id}/publish`, body, headers);
    await expect.poll(status, { ...PATIENCE, interval: 20 }).toBe(404);
    await expect.poll(() => countAt(there), { ...PATIENCE, interval: 20 }).toEqual([200, 1]);
    expect(performance.now() - begun).toBeLessThan(2_500);
  });
});
