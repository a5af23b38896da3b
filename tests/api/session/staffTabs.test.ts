import { beforeEach, describe, expect, it } from 'vitest';
import { STAFF_HEADER } from '../../../contract/plain/headers.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { BrowserCookies } from '../../support/browser/browserCookies.ts';
import { aClinic } from '../../support/fixtures/factories.ts';
import { aStaff, STAFF_PASSWORD } from '../../support/fixtures/staff/aStaff.ts';

const MINUTE = 60_000;

describe('STF-05 STF-07 a tab of the console names the account that it shows', async () => {
  let time = Date.parse('2026-11-20T09:00:00Z');
  const { app, db, get, send } = await openTestApp({ now: () => new Date(time) });
  const signIn = async (user_id: string) => {
    const cookies = new BrowserCookies();
    cookies.take(
      (await send('POST', '/auth/login', { user_id, password: STAFF_PASSWORD })).headers,
    );
    return cookies.header;
  };
  let operator: { staffId: string; userId: string };
  let colleague: typeof operator;
  let cookie: { Cookie: string };
  const showing = ({ staffId }: typeof operator) => ({ ...cookie, [STAFF_HEADER]: staffId });

  beforeEach(async () => {
    operator = await aStaff(db);
    colleague = await aStaff(db, { clinic_id: (await aClinic(db)).id });
    cookie = await signIn(operator.userId);
  });

  it('a call for the account of the session is answered, and one without a name, too', async () => {
    expect((await get('/staff/reviews', showing(operator))).status).toBe(200);
    expect((await get('/staff/reviews', cookie)).status).toBe(200);
  });

  it.each([
    ['a read', 'GET', '/staff/reviews'],
    ['a download', 'GET', '/staff/audit/export?reason=REQUEST'],
    ['an upload', 'GET', '/s3/generate-s3-url?filename=a.jpg&filetype=image/jpeg'],
    ['a write', 'POST', '/staff/counsels/changes'],
  ])('%s for another account is refused as without a session', async (_, method, path) => {
    const body = method === 'POST' ? { changes: [] } : undefined;
    const answer = await send(method, path, body, showing(colleague));
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  it('a stream for another account is refused', async () => {
    cookie = await signIn(colleague.userId);
    const mine = await app.request('/staff/live', { headers: showing(colleague) });
    await mine.body?.cancel();
    const theirs = await app.request('/staff/live', { headers: showing(operator) });
    expect([mine.status, theirs.status]).toEqual([200, 401]);
  });

  it('does not extend the session of another account', async () => {
    time += 29 * MINUTE;
    await get('/staff/reviews', showing(colleague));
    time += 2 * MINUTE;
    expect((await get('/auth/my-info', cookie)).status).toBe(401);
  });
});
