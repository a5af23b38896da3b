import { describe, expect, it } from 'vitest';
import { startSession } from '../../../server/domain/session/sessionStore.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { BrowserCookies } from '../../support/browser/browserCookies.ts';
import { aConsentingMember } from '../../support/fixtures/counsel/aConsentingMember.ts';
import { aClinic, aCounsel, aMember } from '../../support/fixtures/factories.ts';
import { aPhoto, sendFile } from '../../support/fixtures/photoFiles.ts';
import { aStaff, digestOf, STAFF_PASSWORD } from '../../support/fixtures/staff/aStaff.ts';

const MINUTE = 60_000;
const NEW_PASSWORD = digestOf('another one');

forRacingCalls(async (_engine, open) => {
  let time = Date.parse('2026-11-20T09:00:00Z');
  const now = () => new Date(time);
  const pass = (ms: number) => {
    time += ms;
  };
  const test = await openTestApp({ db: await open(), now });
  const { db, get, send } = test;

  const signIn = (user_id: string, password = STAFF_PASSWORD) =>
    send('POST', '/auth/login', { user_id, password });
  const browserOf = async (userId: string, password = STAFF_PASSWORD) => {
    const cookies = new BrowserCookies();
    cookies.take((await signIn(userId, password)).headers);
    return cookies;
  };
  const statusOf = async ({ header }: BrowserCookies) =>
    (await get('/auth/my-info', header)).status;

  describe('works', () => {
    it('GEN-12 STF-01 STF-02 STF-05 signs in with the digest of the password, and answers the account', async () => {
      const staff = await aStaff(db, { user_id: 'front.desk', role: 'CLINIC' });
      const answer = await signIn('front.desk');
      expect(answer).toMatchObject({ status: 200, body: { token: expect.any(String) } });
      expect(answer.headers.getSetCookie()).toEqual([
        expect.stringMatching(
          /^staff=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/,
        ),
        // It identifies the browser at the next sign-in, and gives no access.
        expect.stringMatching(
          /^staff-device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/,
        ),
      ]);
      const cookies = new BrowserCookies();
      cookies.take(answer.headers);
      const { staffId: id, clinicId: clinic_id } = staff;
      expect(await get('/auth/my-info', cookies.header)).toMatchObject({
        status: 200,
        body: {
          data: { id, user_id: 'front.desk', role: 'CLINIC', clinic_id, clinic: { id: clinic_id } },
        },
      });
    });

    it('STF-07 ends after half an hour without a call, and always after eight hours', async () => {
      const { userId } = await aStaff(db);
      const [busy, idle] = [await browserOf(userId), await browserOf(userId)];
      for (let i = 0; i < 16; i += 1) {
        pass(29 * MINUTE);
        expect(await statusOf(busy)).toBe(200);
      }
      expect(await statusOf(idle)).toBe(401);
      pass(17 * MINUTE);
      expect(await statusOf(busy)).toBe(401);
    });

    it('STF-07 is not kept alive by what an open console asks by itself', async () => {
      const { userId } = await aStaff(db);
      const left = await browserOf(userId);
      pass(29 * MINUTE);
      const asked = await get('/auth/my-info', { ...left.header, 'x-background': '1' });
      expect(asked.status).toBe(200);
      pass(2 * MINUTE);
      expect(await statusOf(left)).toBe(401);
    });

    it('STF-07 is not kept alive by the photos that an open console shows by itself', async () => {
      const { id: clinic_id } = await aClinic(db);
      const left = await browserOf((await aStaff(db, { clinic_id })).userId);
      const { id: member_id } = await aConsentingMember(db, clinic_id);
      const { id } = await aCounsel(db, { clinic_id, member_id });
      const photo = await sendFile(test, left.header, { bytes: await aPhoto('blue') });
      const message = { text: '', photos: [photo] };
      const sent = await send('POST', `/staff/counsels/${id}/messages`, message, left.header);
      const { url } = Object(sent.body).data.photos[0];
      const draw = async () => (await get(url, left.header)).status;
      expect(await draw()).toBe(200);
      pass(29 * MINUTE);
      expect(await draw()).toBe(200);
      pass(2 * MINUTE);
      expect([await draw(), await statusOf(left)]).toEqual([404, 401]);
    });

    it('STF-03 changes the own password with the current one, and ends the other sessions', async () => {
      const { userId } = await aStaff(db);
      const [here, elsewhere] = [await browserOf(userId), await browserOf(userId)];
      const former = { ...here.header };
      const form = { user_id: userId, new_password: NEW_PASSWORD };
      const reset = (current_password?: string) =>
        send(
          'POST',
          '/auth/reset-password',
          { ...form, ...(current_password && { current_password }) },
          here.header,
        );
      for (const wrong of [undefined, NEW_PASSWORD]) {
        expect(await reset(wrong)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      }
      const changed = await reset(STAFF_PASSWORD);
      expect(changed).toMatchObject({ status: 200, body: {} });
      // ASVS 7.2.4 Another token for this browser.
      here.take(changed.headers);
      expect((await get('/auth/my-info', former)).status).toBe(401);
      expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([200, 401]);
      expect((await signIn(userId)).status).toBe(401);
      expect((await signIn(userId, NEW_PASSWORD)).status).toBe(200);
    });

    it('STF-03 an operator sets a new password for another account', async () => {
      const [operator, clinic] = [await aStaff(db), await aStaff(db, { role: 'CLINIC' })];
      const form = (user_id: string) => ({ user_id, new_password: NEW_PASSWORD });
      const theirs = await browserOf(clinic.userId);
      const refused = await send(
        'POST',
        '/auth/reset-password',
        form(operator.userId),
        theirs.header,
      );
      expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      const mine = await browserOf(operator.userId);
      expect(
        (await send('POST', '/auth/reset-password', form(clinic.userId), mine.header)).status,
      ).toBe(200);
      expect(await statusOf(theirs)).toBe(401);
      expect(await statusOf(await browserOf(clinic.userId, NEW_PASSWORD))).toBe(200);
    });

    it('STF-04 AMB-30 logout ends the session of the request, of a member or of staff', async () => {
      const cookies = await browserOf((await aStaff(db)).userId);
      const copy = new BrowserCookies();
      copy.take(new Headers([['Set-Cookie', cookies.header.Cookie]]));
      const answer = await send('POST', '/auth/logout', undefined, cookies.header);
      expect(answer).toMatchObject({ status: 200, body: {} });
      expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^staff=; Max-Age=0/)]);
      // Clears the cache only; a member keeps cookies and storage.
      expect(answer.headers.get('clear-site-data')).toBe('"cache"');
      expect(await statusOf(copy)).toBe(401);
    });
  });

  describe('protects', () => {
    it('STF-07 ROLE-04 member and staff are two separate sessions in one browser', async () => {
      const cookies = await browserOf((await aStaff(db)).userId);
      const pair = await startSession(db, { memberId: (await aMember(db)).id }, now());
      const swapped = await send('POST', '/auth/session', {
        token: pair.access,
        refreshToken: pair.refresh,
      });
      const asMember = new BrowserCookies();
      asMember.take(swapped.headers);
      expect(await statusOf(asMember)).toBe(401);
      expect((await get('/member/my-info', cookies.header)).status).toBe(401);
      cookies.take(swapped.headers);
      const both = () => [statusOf(cookies), get('/member/my-info', cookies.header)] as const;
      expect(await Promise.all(both())).toMatchObject([200, { status: 200 }]);
      const Referer = 'http://localhost:3000/console/counsels';
      await send('POST', '/auth/logout', undefined, { ...cookies.header, Referer });
      expect(await Promise.all(both())).toMatchObject([401, { status: 200 }]);
    });

    it("STF-07 AMB-30 a page of staff uses the staff session only, and does not fall back to the member's", async () => {
      const cookies = await browserOf((await aStaff(db)).userId);
      const Referer = 'http://localhost:3000/my-page';
      const asMember = { ...cookies.header, Referer };
      expect((await send('POST', '/auth/logout', undefined, asMember)).status).toBe(401);
      const upload = '/s3/generate-s3-url?filename=a.jpg&filetype=image/jpeg';
      expect((await get(upload, asMember)).status).toBe(401);
      expect(await statusOf(cookies)).toBe(200);
      // Some browsers send only the site, not the page.
      const trimmed = { ...cookies.header, Referer: 'http://localhost:3000/' };
      expect((await send('POST', '/auth/logout', undefined, trimmed)).status).toBe(200);
      expect(await statusOf(cookies)).toBe(401);
    });

    it('T38 an unknown name looks like a wrong password', async () => {
      const { userId } = await aStaff(db);
      const known = await signIn(userId, NEW_PASSWORD);
      const unknown = await signIn('nobody.here', NEW_PASSWORD);
      expect(known).toMatchObject({ status: 401, body: { code: 'login_failed' } });
      const without = ({ body }: typeof known) => ({ ...Object(body), requestId: '' });
      expect(without(unknown)).toEqual(without(known));
    });

    it('T35 accepts only a digest, and stores nothing that can be used to sign in', async () => {
      const { userId } = await aStaff(db);
      for (const password of [
        'secret of the staff',
        STAFF_PASSWORD.toUpperCase(),
        `${STAFF_PASSWORD}0`,
        '',
      ]) {
        expect((await signIn(userId, password)).status).toBe(400);
      }
      const { header } = await browserOf(userId);
      const form = {
        user_id: userId,
        current_password: STAFF_PASSWORD,
        new_password: NEW_PASSWORD,
      };
      expect((await send('POST', '/auth/reset-password', form, header)).status).toBe(200);
      const rows = await db.query<{ staff: string }>(
        'select row_to_json(staff)::text as staff from staff',
      );
      const text = rows.map(({ staff }) => staff).join();
      expect(text).not.toMatch(/[0-9a-f]{64}/);
      expect(text).toContain('scrypt$');
    });

    it('a removed account is signed out at once', async () => {
      const operator = await browserOf((await aStaff(db)).userId);
      const gone = await aStaff(db);
      const cookies = await browserOf(gone.userId);
      const path = `/staff/people/${gone.staffId}`;
      expect((await send('PATCH', path, { active: false }, operator.header)).status).toBe(200);
      expect(await statusOf(cookies)).toBe(401);
      expect((await signIn(gone.userId)).status).toBe(401);
      await send('PATCH', path, { active: true }, operator.header);
      expect((await signIn(gone.userId)).status).toBe(200);
    });
  });
});

it('T37 the 11th try at an account waits, right or wrong, but not from another address', async () => {
  const { db, send } = await openTestApp({ options: { trustedHops: 1 } });
  const { userId } = await aStaff(db);
  const signIn = (user_id: string, password: string, from = '192.0.2.1') =>
    send('POST', '/auth/login', { user_id, password }, { 'X-Forwarded-For': from });
  const guess = async (userId: string) => {
    for (let i = 0; i < 10; i += 1) expect((await signIn(userId, NEW_PASSWORD)).status).toBe(401);
    const late = await signIn(userId, STAFF_PASSWORD);
    expect(late).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(600);
  };
  await guess(userId);
  // T38 The same for an unknown name.
  await guess('nobody.here');
  expect((await signIn(userId, STAFF_PASSWORD, '192.0.2.2')).status).toBe(200);
});
