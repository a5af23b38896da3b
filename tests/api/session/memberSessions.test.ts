import { beforeAll, describe, expect, it } from 'vitest';
import { deviceNamesOf } from '../../../server/domain/session/device/deviceNames.ts';
import { startSession } from '../../../server/domain/session/sessionStore.ts';
import { openTestDatabase } from '../../support/app/database/testDatabase.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { BrowserCookies } from '../../support/browser/browserCookies.ts';
import { aMember } from '../../support/fixtures/factories.ts';
import { aStaff, STAFF_PASSWORD } from '../../support/fixtures/staff/aStaff.ts';

const PC = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const LINE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile/15E148 Safari Line/15.2';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('the sessions of a member', () => {
  let time = Date.parse('2026-11-20T09:00:00Z');
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp({ db: await openTestDatabase(), now: () => new Date(time) });
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
    (await test.get('/member/my-info', header)).status;

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

  it('an operator ends all of them, which is recorded', async () => {
    const { id } = await aMember(test.db);
    const phone = await logIn(id, LINE);
    const stranger = await logIn((await aMember(test.db)).id, LINE);
    const { userId } = await aStaff(test.db);
    const operator = new BrowserCookies();
    const password = { user_id: userId, password: STAFF_PASSWORD };
    operator.take((await test.send('POST', '/auth/login', password)).headers);
    const path = `/staff/members/${id}/sessions`;
    const answer = await test.send('DELETE', path, undefined, operator.header);
    expect(answer).toMatchObject({ status: 200, body: {} });
    expect([await statusOf(phone), await renew(phone), await statusOf(stranger)]).toEqual([
      401, 401, 200,
    ]);
    const record = await test.get('/staff/audit?action=MEMBER_LOGGED_OUT', operator.header);
    expect(record.body).toMatchObject({
      total: 1,
      data: [{ staff: userId, subject: 'member', subjectIds: [id] }],
    });
  });
});
