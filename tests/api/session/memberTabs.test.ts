import { beforeEach, describe, expect, it } from 'vitest';
import { MEMBER_HEADER, STAFF_HEADER } from '../../../contract/plain/headers.ts';
import { startSession } from '../../../server/domain/session/sessionStore.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { BrowserCookies } from '../../support/browser/browserCookies.ts';
import { aMember } from '../../support/fixtures/factories.ts';

const NO_DEVICE = { browser: null, system: null };

describe('AUTH-21 a page names the member that it shows', async () => {
  const { app, db, get, send } = await openTestApp();
  let member: string;
  let other: string;
  let cookie: { Cookie: string };
  beforeEach(async () => {
    [member, other] = [(await aMember(db)).id, (await aMember(db)).id];
    const pair = await startSession(db, { memberId: member }, new Date(), NO_DEVICE);
    const cookies = new BrowserCookies();
    const body = { token: pair.access, refreshToken: pair.refresh };
    cookies.take((await send('POST', '/auth/session', body)).headers);
    cookie = cookies.header;
  });
  const showing = (id: string) => ({ ...cookie, [MEMBER_HEADER]: id });

  it('a call for the member of the session is answered, and one without a name, too', async () => {
    expect((await get('/member/my-info', showing(member))).status).toBe(200);
    expect((await get('/member/my-info', cookie)).status).toBe(200);
  });

  it.each([
    ['a read', 'GET', '/member/counsels'],
    ['a write', 'POST', '/member/counsels'],
    ['an upload', 'GET', '/s3/generate-s3-url?filename=a.jpg&filetype=image/jpeg'],
    ['a logout', 'POST', '/auth/logout'],
  ])('%s for another member is refused as without a session', async (_, method, path) => {
    const answer = await send(method, path, undefined, showing(other));
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect((await get('/member/my-info', cookie)).status).toBe(200);
  });

  it('a stream for another member is refused', async () => {
    const mine = await app.request('/member/live', { headers: showing(member) });
    await mine.body?.cancel();
    const theirs = await app.request('/member/live', { headers: showing(other) });
    expect([mine.status, theirs.status]).toEqual([200, 401]);
  });

  it('a call of the console is refused, too', async () => {
    const headers = { ...cookie, [STAFF_HEADER]: other };
    const path = '/s3/generate-s3-url?filename=a.jpg&filetype=image/jpeg';
    expect((await get(path, headers)).status).toBe(401);
  });
});
