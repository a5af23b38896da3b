import { beforeAll, describe, expect, it } from 'vitest';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { BrowserCookies } from '../../support/browser/browserCookies.ts';
import { aStaff, STAFF_PASSWORD } from '../../support/fixtures/staff/aStaff.ts';
import { type FactorApp, openFactorApp } from '../../support/fixtures/staff/staffFactor.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile/15E148 Safari/604.1';

forOneEngine((_engine, open) => {
  let app: FactorApp;
  beforeAll(async () => {
    app = await openFactorApp({ db: await open() });
  });

  const signInWith = async (userId: string, agent: string) => {
    const cookies = new BrowserCookies();
    const body = { user_id: userId, password: STAFF_PASSWORD };
    cookies.take((await app.send('POST', '/auth/login', body, { 'User-Agent': agent })).headers);
    return cookies;
  };
  const listed = async ({ header }: BrowserCookies) =>
    Object((await app.get('/auth/sessions', header)).body).data;
  const end = (cookies: BrowserCookies, id = '') =>
    app.send('DELETE', `/auth/sessions${id && `/${id}`}`, undefined, cookies.header);

  describe('the sessions of an account', () => {
    it('are listed with device, start and last use; the last used first', async () => {
      const { userId } = await aStaff(app.db);
      const desk = await signInWith(userId, WINDOWS);
      app.pass(120_000);
      const phone = await signInWith(userId, PHONE);
      expect(await listed(phone)).toEqual([
        expect.objectContaining({ browser: 'Safari', system: 'iPhone', isThis: true }),
        expect.objectContaining({ browser: 'Chrome', system: 'Windows', isThis: false }),
      ]);
      app.pass(120_000);
      const [first] = await listed(desk);
      expect(first).toMatchObject({ system: 'Windows', isThis: true });
      expect(Date.parse(first.used_at) - Date.parse(first.created_at)).toBe(240_000);
      app.pass(31 * 60_000);
      expect((await app.get('/auth/sessions', desk.header)).status).toBe(401);
    });

    it('ASVS 7.5.2 others end only minutes after the factor or the password: a stolen session cannot do it', async () => {
      const due = { status: 403, body: { code: 'step_up_required' } };
      const other = async (cookies: BrowserCookies) => (await listed(cookies))[1].id;
      const { userId } = await aStaff(app.db);
      const [here, there] = [await signInWith(userId, WINDOWS), await signInWith(userId, PHONE)];
      app.pass(10 * 60_000 + 1);
      expect(await end(here, await other(here))).toMatchObject(due);
      expect(await end(here)).toMatchObject(due);
      expect(await app.statusOf(there)).toBe(200);
      const again = await signInWith(userId, WINDOWS);
      expect((await end(again)).status).toBe(200);
      expect(await app.statusOf(there)).toBe(401);

      const { userId: owner, cookies, secret } = await app.aStaffWithTotp();
      const lost = await app.signIn(owner);
      await app.give(lost, app.codeOf(secret));
      app.pass(10 * 60_000 + 1);
      expect(await end(cookies, await other(cookies))).toMatchObject(due);
      await app.give(cookies, app.codeOf(secret));
      expect((await end(cookies, await other(cookies))).status).toBe(200);
      expect(await app.statusOf(lost)).toBe(401);
    });

    it('one of them ends, or all others; never those of another account', async () => {
      const { userId } = await aStaff(app.db);
      const [here, second, third] = [
        await signInWith(userId, WINDOWS),
        await signInWith(userId, PHONE),
        await signInWith(userId, PHONE),
      ];
      const stranger = await signInWith((await aStaff(app.db)).userId, PHONE);
      const own = (await listed(second)).find(({ isThis }: { isThis: boolean }) => isThis);
      expect((await end(stranger, own.id)).status).toBe(404);
      expect((await end(here, own.id)).status).toBe(200);
      expect(await Promise.all([second, third].map((one) => app.statusOf(one)))).toEqual([
        401, 200,
      ]);
      expect((await end(here)).status).toBe(200);
      const statuses = [here, third, stranger].map((one) => app.statusOf(one));
      expect(await Promise.all(statuses)).toEqual([200, 401, 200]);
    });
  });
});
