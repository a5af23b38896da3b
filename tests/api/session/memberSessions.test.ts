import { beforeAll, describe, expect, it } from 'vitest';
import { deviceNamesOf } from '../../../server/domain/session/device/deviceNames.ts';
import { startSession } from '../../../server/domain/session/sessionStore.ts';
import { openTestDatabase } from '../../support/app/database/testDatabase.ts';
import { type LoginApp, openLoginApp } from '../../support/app/loginApp.ts';
import { BrowserCookies } from '../../support/browser/browserCookies.ts';
import { aMember } from '../../support/fixtures/factories.ts';

const PC = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const LINE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile/15E148 Safari Line/15.2';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('the sessions of a member', () => {
  let time = Date.parse('2026-11-20T09:00:00Z');
  let test: LoginApp;
  beforeAll(async () => {
    test = await openLoginApp({ db: await openTestDatabase(), now: () => new Date(time) });
  });

  const logIn = async (memberId: string, agent: string) => {
    const device = deviceNamesOf(agent);
    const { access, refresh } = await startSession(test.db, { memberId }, new Date(time), device);
    const cookies = new BrowserCookies();
    const pair = { token: access, refreshToken: refresh };
    cookies.take((await test.send('POST', '/auth/session', pair)).headers);
    return cookies;
  };
  const renew = async (cookies: BrowserCookies) => {
    const answer = await test.send('POST', '/auth/refresh', undefined, cookies.header);
    cookies.take(answer.headers);
    return answer.status;
  };
  const listed = async ({ header }: BrowserCookies) =>
    Object((await test.get('/member/sessions', header)).body).data;
  const end = ({ header }: BrowserCookies, id: string) =>
    test.send('DELETE', `/member/sessions/${id}`, undefined, header);
  const endOthers = ({ header }: BrowserCookies) =>
    test.send('POST', '/member/sessions/end-others', undefined, header);
  const statusOf = async ({ header }: BrowserCookies) =>
    (await test.get('/member/sessions', header)).status;

  it('are listed with device, login and last use: this one, then the last used', async () => {
    const { id } = await aMember(test.db);
    const pc = await logIn(id, PC);
    const idle = await logIn(id, PC);
    const phone = await logIn(id, LINE);
    time += 25 * MINUTE;
    await renew(pc);
    time += 2 * MINUTE;
    const [first, second, third, ...more] = await listed(phone);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ browser: 'LINE', system: 'iPhone', isThis: true });
    expect(second).toMatchObject({ browser: 'Chrome', system: 'Windows', isThis: false });
    expect(Date.parse(second.used_at) - Date.parse(second.created_at)).toBe(25 * MINUTE);
    expect(third.used_at).toBe(third.created_at);
    // An expired access token is renewed by the browser; an expired refresh token ends the session.
    time += 13 * DAY + 23 * 60 * MINUTE + 40 * MINUTE;
    expect(await renew(idle)).toBe(401);
    expect(await renew(pc)).toBe(200);
    expect(await listed(pc)).toMatchObject([{ system: 'Windows', isThis: true }]);
  });

  it('one of them ends, or all others; never those of another member', async () => {
    const { id } = await aMember(test.db);
    const [here, second, third] = [
      await logIn(id, PC),
      await logIn(id, LINE),
      await logIn(id, LINE),
    ];
    const stranger = await logIn((await aMember(test.db)).id, LINE);
    const [own] = await listed(second);
    expect((await end(stranger, own.id)).status).toBe(404);
    expect((await end(here, own.id)).status).toBe(200);
    expect([await statusOf(second), await renew(second), await statusOf(third)]).toEqual([
      401, 401, 200,
    ]);
    expect((await endOthers(here)).status).toBe(200);
    const after = [here, third, stranger].map(statusOf);
    expect(await Promise.all(after)).toEqual([200, 401, 200]);
  });
});
