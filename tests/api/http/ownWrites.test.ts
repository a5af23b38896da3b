import { beforeAll, beforeEach, expect, it } from 'vitest';
import { OWN_WRITE, OWN_WRITE_MS } from '../../../contract/plain/headers.ts';
import { appendChanges } from '../../../server/db/feed/appendChanges.ts';
import { emptyTables, forOneEngine } from '../../support/app/database/testDatabase.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { fakeMemberKeys } from '../../support/fakes/fakeKeyStore.ts';
import { asking, asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { changeInPublic } from '../../support/fixtures/changeInPublic.ts';
import { aClinic, aCounsel, aMember, aReview } from '../../support/fixtures/factories.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const PATIENCE = { timeout: 10_000 };

forOneEngine((_engine, open) => {
  let here: TestApp;
  let there: TestApp;
  let clock = new Date('2026-11-23T12:00:00+09:00');

  /** While time stands still there, a stale list stays stale. */
  let frozenAt: number | null = null;

  beforeAll(async () => {
    const db = await open();
    const options = { sessions: fakeSessions };
    const settings = {
      db,
      memberKeys: fakeMemberKeys(),
      isCached: true,
      now: () => clock,
      options,
    };
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

  it('a review that was read while its clinic was hidden shows the clinic when it is public again', async () => {
    const { id, clinic_id } = await aReview(here.db);
    const clinic = async (headers = {}) =>
      Object((await here.get(`/public/reviews/${id}`, headers)).body).data.clinic;
    await changeInPublic(here.db, "update clinic set status = 'DRAFT'");
    expect(await clinic()).toBeNull();
    await here.db.transaction(async (tx) => {
      await tx.query("update clinic set status = 'PUBLISHED' where id = $1", [clinic_id]);
      await appendChanges(tx, [{ kind: 'clinic', id: clinic_id }]);
    });
    expect(await clinic(here.ownWrites())).toMatchObject({ id: clinic_id });
  });

  it('a repeated request names the commit of the first one for as long as others may not have read it', async () => {
    const { id } = await aMember(here.db);
    const counsel = await aCounsel(here.db, { member_id: id });
    const headers = { ...asMember(id), 'Idempotency-Key': 'one' };
    const namedAt = async (test: TestApp) => {
      const answer = await test.send('POST', '/member/reviews', reviewForm(counsel), headers);
      expect(answer.status).toBe(200);
      return answer.headers.get(OWN_WRITE)?.split('~')[1];
    };
    const named = await namedAt(here);
    expect(named).toMatch(/^\d+$/);
    expect(await namedAt(there)).toBe(named);
    clock = new Date(clock.getTime() + OWN_WRITE_MS);
    expect(await namedAt(there)).toBeUndefined();
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
