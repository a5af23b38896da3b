import { expect, it } from 'vitest';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { BrowserCookies } from '../../support/browser/browserCookies.ts';
import { aStaff, digestOf, STAFF_PASSWORD } from '../../support/fixtures/staff/aStaff.ts';

/** Checking a password takes a tenth of a second or more: enough time to change it meanwhile. */
forOneEngine(async (_engine, open) => {
  let meanwhile: (() => Promise<unknown>) | null = null;
  const real = await open();
  const db: typeof real = {
    ...real,
    query: async <Row>(...asked: Parameters<typeof real.query>) => {
      const rows = await real.query<Row>(...asked);
      const step = asked[0].includes('password_hash') ? meanwhile : null;
      if (step) meanwhile = null;
      await step?.();
      return rows;
    },
  };
  const { send } = await openTestApp({ db });

  const signIn = (user_id: string) =>
    send('POST', '/auth/login', { user_id, password: STAFF_PASSWORD });
  const anOperatorSignedIn = async () => {
    const cookies = new BrowserCookies();
    cookies.take((await signIn((await aStaff(real)).userId)).headers);
    return cookies;
  };

  it.each([
    [
      'STF-03 whose password is changed meanwhile',
      'POST',
      () => '/auth/reset-password',
      (userId: string) => ({ user_id: userId, new_password: digestOf('another one') }),
    ],
    [
      'AMB-51 who is let go meanwhile',
      'PATCH',
      (id: string) => `/staff/people/${id}`,
      () => ({ active: false }),
    ],
  ])(
    'a sign-in gives no access to an account that was %s',
    async (_who, method, pathOf, bodyOf) => {
      const { header } = await anOperatorSignedIn();
      const { staffId, userId } = await aStaff(real);
      let status = 0;
      meanwhile = async () => {
        ({ status } = await send(method, pathOf(staffId), bodyOf(userId), header));
      };
      const answer = await signIn(userId);
      expect(status).toBe(200);
      expect(answer).toMatchObject({ status: 401, body: { code: 'login_failed' } });
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );

  it('STF-03 a change with the former password does not undo the password that an operator sets meanwhile', async () => {
    const { header } = await anOperatorSignedIn();
    const { userId } = await aStaff(real);
    const own = new BrowserCookies();
    own.take((await signIn(userId)).headers);
    const reset = (form: object, Cookie: string) =>
      send('POST', '/auth/reset-password', { user_id: userId, ...form }, { Cookie });
    meanwhile = () => reset({ new_password: digestOf('by the operator') }, header.Cookie);
    const undoing = {
      new_password: digestOf('a password of mine'),
      current_password: STAFF_PASSWORD,
    };
    expect(await reset(undoing, own.header.Cookie)).toMatchObject({ status: 403 });
    const answer = await send('POST', '/auth/login', {
      user_id: userId,
      password: digestOf('by the operator'),
    });
    expect(answer.status).toBe(200);
  });
});
