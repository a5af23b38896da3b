import { expect, it } from 'vitest';
import { startSession } from '../../../server/domain/session/sessionStore.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { BrowserCookies } from '../../support/browser/browserCookies.ts';
import { aMember } from '../../support/fixtures/factories.ts';
import { aStaff, STAFF_PASSWORD } from '../../support/fixtures/staff/aStaff.ts';

it('an operator ends all sessions of a member, which is recorded', async () => {
  const test = await openTestApp();
  const logIn = async (memberId: string) => {
    const { access, refresh } = await startSession(test.db, { memberId }, new Date());
    const cookies = new BrowserCookies();
    const pair = { token: access, refreshToken: refresh };
    cookies.take((await test.send('POST', '/auth/session', pair)).headers);
    return cookies;
  };
  const renew = async ({ header }: BrowserCookies) =>
    (await test.send('POST', '/auth/refresh', undefined, header)).status;
  const statusOf = async ({ header }: BrowserCookies) =>
    (await test.get('/member/my-info', header)).status;

  const { id } = await aMember(test.db);
  const phone = await logIn(id);
  const stranger = await logIn((await aMember(test.db)).id);
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
