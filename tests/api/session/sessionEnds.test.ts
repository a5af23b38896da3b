import { beforeAll, describe, expect, it } from 'vitest';
import { BACKGROUND_HEADER } from '../../../contract/plain/headers.ts';
import { startSession } from '../../../server/domain/session/sessionStore.ts';
import { exchangeStaffToken } from '../../../server/domain/staff/staffSession.ts';
import { createRateLimit } from '../../../server/http/guard/rateLimit.ts';
import { openTestDatabase } from '../../support/app/database/testDatabase.ts';
import { type LoginApp, openLoginApp } from '../../support/app/loginApp.ts';
import { BrowserCookies } from '../../support/browser/browserCookies.ts';
import { aMember } from '../../support/fixtures/factories.ts';
import { aStaff, STAFF_PASSWORD } from '../../support/fixtures/staff/aStaff.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

describe('a session', () => {
  let time = Date.parse('2026-11-20T09:00:00Z');
  let test: LoginApp;
  beforeAll(async () => {
    test = await openLoginApp({ db: await openTestDatabase(), now: () => new Date(time) });
  });

  const signIn = async (cookies = new BrowserCookies()) => {
    const { staffId, userId } = await aStaff(test.db);
    const form = { user_id: userId, password: STAFF_PASSWORD };
    cookies.take((await test.send('POST', '/auth/login', form)).headers);
    return { cookies, staffId };
  };
  const logIn = async (cookies = new BrowserCookies(), headers = {}) => {
    const { id } = await aMember(test.db);
    const { access, refresh } = await startSession(test.db, { memberId: id }, new Date(time));
    const pair = { token: access, refreshToken: refresh };
    const answer = await test.send('POST', '/auth/session', pair, headers);
    cookies.take(answer.headers);
    return { cookies, memberId: id };
  };
  const memberStatus = async ({ header }: BrowserCookies) =>
    (await test.get('/member/sessions', header)).status;
  const staffStatus = async ({ header }: BrowserCookies, headers = {}) =>
    (await test.get('/auth/my-info', { ...header, ...headers })).status;

  it('AUTH-20 both sessions of a browser end with a request that does not say which page it is from', async () => {
    const { cookies } = await signIn();
    await logIn(cookies);
    expect([await memberStatus(cookies), await staffStatus(cookies)]).toEqual([200, 200]);
    const answer = await test.send('POST', '/auth/logout', undefined, cookies.header);
    const former = cookies.header;
    cookies.take(answer.headers);
    expect(cookies.names.sort()).toEqual(['device', 'staff-device']);
    expect((await test.get('/member/sessions', former)).status).toBe(401);
    expect((await test.get('/auth/my-info', former)).status).toBe(401);
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
  });

  it('T15 of a member is not extended by its calls, only by its renewal', async () => {
    const { cookies } = await logIn();
    time += 29 * MINUTE;
    expect(await memberStatus(cookies)).toBe(200);
    time += 2 * MINUTE;
    expect(await memberStatus(cookies)).toBe(401);
  });

  it('of a member speaks the language of the page that it was opened in', async () => {
    const languageOf = async (id: string) =>
      (
        await test.db.query<{ language: string }>('select language from member where id = $1', [id])
      )[0];
    const { memberId } = await logIn(new BrowserCookies(), { 'Accept-Language': 'ja' });
    expect(await languageOf(memberId)).toEqual({ language: 'ja' });
  });

  it('that is renewed keeps no expired pairs', async () => {
    const { cookies, memberId } = await logIn();
    for (let day = 0; day < 20; day += 10) {
      time += 10 * DAY;
      cookies.take((await test.send('POST', '/auth/refresh', undefined, cookies.header)).headers);
    }
    const rows = await test.db.query(
      `select 1 from session_pair join session_family on id = family_id
       where member_id = $1 and refresh_until <= $2`,
      [memberId, new Date(time)],
    );
    expect([rows.length, await memberStatus(cookies)]).toEqual([0, 200]);
  });

  it('without a refresh cookie is not renewed, and its other cookies go', async () => {
    const answer = await test.send('POST', '/auth/refresh');
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(answer.headers.getSetCookie()).toHaveLength(3);
  });

  it('STF-07 of staff is written as used once a minute at most, and not by calls in the background', async () => {
    const { cookies, staffId } = await signIn();
    const begun = time;
    const usedAfter = async (ms: number, headers = {}) => {
      time = begun + ms;
      expect(await staffStatus(cookies, headers)).toBe(200);
      const [row] = await test.db.query<{ used_at: Date; access_until: Date }>(
        `select used_at, access_until from session_pair
         join session_family on id = family_id where staff_id = $1`,
        [staffId],
      );
      return [Number(row?.used_at) - begun, Number(row?.access_until) - begun - 30 * MINUTE];
    };
    expect(await usedAfter(MINUTE - 1)).toEqual([0, 0]);
    expect(await usedAfter(2 * MINUTE, { [BACKGROUND_HEADER]: '1' })).toEqual([0, 0]);
    expect(await usedAfter(3 * MINUTE)).toEqual([3 * MINUTE, 3 * MINUTE]);
    expect(await usedAfter(4 * MINUTE)).toEqual([3 * MINUTE, 3 * MINUTE]);
    expect(await usedAfter(4 * MINUTE + 1)).toEqual([4 * MINUTE + 1, 4 * MINUTE + 1]);
  });

  it('STF-03 of staff that has ended gets no other token', async () => {
    const gone = exchangeStaffToken(test.db, '019a0000-0000-7000-8000-000000000000');
    await expect(gone).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

it('T46 the addresses that begin a login with Naver and end one with Apple count as calls', async () => {
  const { app } = await openLoginApp({ rateLimit: createRateLimit(2) });
  const calls = [
    () => app.request('/oauth/naver/start'),
    () => app.request('/oauth/apple', { method: 'POST' }),
    () => app.request('/oauth/naver/start'),
    () => app.request('/oauth/apple', { method: 'POST' }),
  ];
  const statuses: number[] = [];
  for (const call of calls) statuses.push((await call()).status);
  expect(statuses).toEqual([302, 303, 429, 429]);
});
