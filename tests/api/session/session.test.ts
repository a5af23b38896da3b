import { describe, expect, it } from 'vitest';
import { derive, fingerprint } from '../../../server/domain/session/secrets.ts';
import { startSession } from '../../../server/domain/session/sessionStore.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { openLoginApp } from '../../support/app/loginApp.ts';
import { inRounds } from '../../support/app/proof.ts';
import { BrowserCookies } from '../../support/browser/browserCookies.ts';
import { aMember } from '../../support/fixtures/factories.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

forRacingCalls(async (_engine, open) => {
  let time = Date.parse('2026-11-20T09:00:00Z');
  const now = () => new Date(time);
  const pass = (ms: number) => {
    time += ms;
  };
  const { db, get, send } = await openLoginApp({ db: await open(), now });
  const own = '/member/sessions';
  const isLoggedIn = async (headers: Record<string, string>) =>
    (await get(own, headers)).status !== 401;

  const openPair = async () => {
    const member = await aMember(db);
    const { access, refresh } = await startSession(db, { memberId: member.id }, now());
    return { token: access, refreshToken: refresh };
  };

  /** A browser that has just logged in. */
  const logIn = async () => {
    const cookies = new BrowserCookies();
    cookies.take((await send('POST', '/auth/session', await openPair())).headers);
    return cookies;
  };
  const refresh = (cookies: BrowserCookies) =>
    send('POST', '/auth/refresh', undefined, cookies.header);
  const renew = async (cookies: BrowserCookies) => {
    const answer = await refresh(cookies);
    cookies.take(answer.headers);
    return answer.status;
  };

  it('AUTH-13 the token pair of a login is exchanged for cookies that scripts cannot read', async () => {
    const answer = await send('POST', '/auth/session', await openPair());
    expect(answer).toMatchObject({ status: 200, body: {} });
    const set = answer.headers.getSetCookie();
    expect(set).toHaveLength(4);
    for (const cookie of set.slice(0, 2))
      expect(cookie).toMatch(/Path=\/; HttpOnly; SameSite=Lax$/);
    // The cookie that scripts may read says only that the other two exist.
    expect(set[2]).toMatch(/^signed-in=1; Max-Age=\d+; Path=\/; SameSite=Lax$/);
    const cookies = new BrowserCookies();
    cookies.take(answer.headers);
    expect(cookies.names).toEqual(['session', 'refresh', 'signed-in', 'device']);
    expect(await isLoggedIn(cookies.header)).toBe(true);
    expect(await isLoggedIn({})).toBe(false);
  });

  it('AMB-27 a token pair in an address does not log a visitor in to the account of the person who put it there', async () => {
    const pair = await openPair();
    const lured = await send('POST', '/auth/session', { ...pair, isFromUrl: true });
    expect(lured).toMatchObject({ status: 401, body: { code: 'login_failed' } });
    expect(lured.headers.getSetCookie()).toEqual([]);
    // The attempt did not use up the pair.
    expect((await send('POST', '/auth/session', pair)).status).toBe(200);
  });

  it('AUTH-13 the exchanged pair itself is worthless after 11 seconds', async () => {
    const pair = await openPair();
    const bearer = { Authorization: `Bearer ${pair.token}` };
    expect(await isLoggedIn(bearer)).toBe(true);
    await send('POST', '/auth/session', pair);
    pass(11_000);
    expect(await isLoggedIn(bearer)).toBe(false);
    expect(await send('POST', '/auth/session', pair)).toMatchObject({ status: 401 });
  });

  it('refuses tokens that do not belong together, and keeps both sessions', async () => {
    const [one, other] = [await openPair(), await openPair()];
    const mixed = { token: one.token, refreshToken: other.refreshToken };
    const answer = await send('POST', '/auth/session', mixed);
    expect(answer).toMatchObject({ status: 401, body: { code: 'login_failed' } });
    expect((await send('POST', '/auth/session', other)).status).toBe(200);
    expect(await send('POST', '/auth/session', { token: 'x', refreshToken: 'y' })).toMatchObject({
      status: 401,
      body: { code: 'login_failed' },
    });
  });

  it('T15 50 refreshes at once have one successor', inRounds, async () => {
    const cookies = await logIn();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(cookies)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const values = answers.map(({ headers }) =>
      headers.getSetCookie().map((cookie) => cookie.split(';')[0]),
    );
    expect(new Set(values.map(String)).size).toBe(1);
    const rows = await db.query<{ unused: number }>(
      'select count(*) as unused from session_pair where replaced_at is null group by family_id',
    );
    expect(new Set(rows.map(({ unused }) => unused))).toEqual(new Set([1]));
    cookies.take(answers[0]?.headers ?? new Headers());
    expect(await isLoggedIn(cookies.header)).toBe(true);
  });

  it('T15 a lost answer does no harm: the same successor is sent again for 10 seconds', async () => {
    const cookies = await logIn();
    const first = await refresh(cookies);
    pass(9_999);
    const again = await refresh(cookies);
    const tokenOf = ({ headers }: typeof first) => headers.getSetCookie()[0]?.split(';')[0];
    expect(tokenOf(again)).toBe(tokenOf(first));
    pass(1);
    const later = await refresh(cookies);
    expect(tokenOf(later)).not.toBe(tokenOf(first));
    cookies.take(later.headers);
    expect(await isLoggedIn(cookies.header)).toBe(true);
  });

  it('T15 a replaced token that comes after 11 seconds ends the whole session', async () => {
    const cookies = await logIn();
    const stolen = cookies.header;
    expect(await renew(cookies)).toBe(200);
    pass(11_000);
    expect(await isLoggedIn(cookies.header)).toBe(true);
    const thief = await send('POST', '/auth/refresh', undefined, stolen);
    expect(thief).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(thief.headers.getSetCookie().join()).toMatch(/session=; Max-Age=0.*refresh=; Max-Age=0/);
    expect(await isLoggedIn(cookies.header)).toBe(false);
    expect(await renew(cookies)).toBe(401);
  });

  it('T15 an answer that was lost for long does no harm, ten times in a row', async () => {
    const cookies = await logIn();
    for (let time = 0; time < 10; time += 1) {
      expect((await refresh(cookies)).status).toBe(200);
      pass(time === 0 ? DAY : 11_000);
    }
    expect(await renew(cookies)).toBe(200);
    expect(await isLoggedIn(cookies.header)).toBe(true);

    for (let time = 0; time < 11; time += 1) {
      expect((await refresh(cookies)).status).toBe(200);
      pass(11_000);
    }
    expect(await renew(cookies)).toBe(401);
  });

  describe('T15 a thief with a copy of the cookies', () => {
    const steal = async () => {
      const owner = await logIn();
      const thief = new BrowserCookies();
      thief.take((await refresh(owner)).headers);
      return { owner, thief };
    };

    it.each([
      ['reads', async (thief: BrowserCookies) => await isLoggedIn(thief.header)],
      ['renews once more', async (thief: BrowserCookies) => (await renew(thief)) === 200],
    ])('who renews and %s ends the session when the owner goes on', async (_what, use) => {
      const { owner, thief } = await steal();
      expect(await use(thief)).toBe(true);
      pass(11_000);
      expect(await renew(owner)).toBe(401);
      expect(await isLoggedIn(thief.header)).toBe(false);
      expect(await renew(thief)).toBe(401);
    });

    it('who renews only has nothing when the owner goes on, and ends the session with the next step', async () => {
      const { owner, thief } = await steal();
      pass(11_000);
      expect(await renew(owner)).toBe(200);
      pass(11_000);
      expect(await isLoggedIn(thief.header)).toBe(false);
      expect(await isLoggedIn(owner.header)).toBe(true);
      expect(await renew(thief)).toBe(401);
      expect(await isLoggedIn(owner.header)).toBe(false);
    });
  });

  it('T15 access ends after half an hour and is renewed; the session ends after 14 idle days, or after 30 days', async () => {
    const cookies = await logIn();
    pass(31 * MINUTE);
    expect(await isLoggedIn(cookies.header)).toBe(false);
    expect(await renew(cookies)).toBe(200);
    expect(await isLoggedIn(cookies.header)).toBe(true);

    const idle = await logIn();
    pass(13 * DAY);
    expect(await renew(cookies)).toBe(200);
    pass(2 * DAY);
    expect(await renew(idle)).toBe(401);
    expect(await renew(cookies)).toBe(200);
    pass(13 * DAY);
    expect(await renew(cookies)).toBe(200);
    pass(3 * DAY);
    expect(await renew(cookies)).toBe(401);
  });

  it('T15 a pair that is renewed on the last day ends with its session', async () => {
    const cookies = await logIn();
    for (let day = 10; day < 30; day += 10) {
      pass(10 * DAY);
      expect(await renew(cookies)).toBe(200);
    }
    pass(10 * DAY - 5 * MINUTE);
    const answer = await refresh(cookies);
    const ends = answer.headers.getSetCookie().map((cookie) => /Max-Age=\d+/.exec(cookie)?.[0]);
    expect(ends.slice(0, 3)).toEqual(['Max-Age=300', 'Max-Age=300', 'Max-Age=300']);
  });

  it('AUTH-20 logout ends the session on all tabs and deletes its cookies', async () => {
    const cookies = await logIn();
    const copy = cookies.header;
    const answer = await send('POST', '/auth/logout', undefined, copy);
    expect(answer).toMatchObject({ status: 200, body: {} });
    // Decision 11: the cache has nothing of a member.
    expect(answer.headers.get('clear-site-data')).toBeNull();
    cookies.take(answer.headers);
    // It identifies the browser at the next login, and gives no access.
    expect(cookies.names).toEqual(['device']);
    expect(await isLoggedIn(copy)).toBe(false);
    expect((await send('POST', '/auth/refresh', undefined, copy)).status).toBe(401);
    expect((await send('POST', '/auth/logout', undefined, copy)).status).toBe(401);
  });

  it('AUTH-20 a member who was away for half an hour renews the session to end it', async () => {
    const cookies = await logIn();
    pass(31 * MINUTE);
    const logOut = () => send('POST', '/auth/logout', undefined, cookies.header);
    expect((await logOut()).status).toBe(401);
    expect(await renew(cookies)).toBe(200);
    expect((await logOut()).status).toBe(200);
    expect(await renew(cookies)).toBe(401);
  });

  it('a new login in the same browser ends the session it had', async () => {
    const cookies = await logIn();
    const former = cookies.header;
    const answer = await send('POST', '/auth/session', await openPair(), former);
    cookies.take(answer.headers);
    expect(await isLoggedIn(former)).toBe(false);
    expect(await isLoggedIn(cookies.header)).toBe(true);
  });

  it('a bearer token is for clients without cookies, and is refused together with a cookie', async () => {
    const { token } = await openPair();
    const bearer = { Authorization: `Bearer ${token}` };
    expect(await isLoggedIn(bearer)).toBe(true);
    for (const method of ['GET', 'POST']) {
      const both = { ...bearer, Cookie: 'a=b' };
      const path = method === 'GET' ? own : '/auth/logout';
      expect(await send(method, path, undefined, both)).toMatchObject({ status: 400 });
    }
    expect((await send('POST', '/auth/logout', undefined, bearer)).status).toBe(200);
    expect(await isLoggedIn(bearer)).toBe(false);
    for (const wrong of ['Bearer', 'Bearer a b', `Basic ${token}`, `Bearer ${token}x`]) {
      expect(await isLoggedIn({ Authorization: wrong })).toBe(false);
    }
  });

  it('T15 the tokens of a renewal are the same in a server of another version', async () => {
    const pair = await openPair();
    const cookies = new BrowserCookies();
    cookies.take((await send('POST', '/auth/session', pair)).headers);
    const [family] = await db.query<{ salt: string }>(
      `select salt from session_family join session_pair on family_id = id
       where refresh_hash = $1`,
      [fingerprint(pair.refreshToken)],
    );
    const salt = family?.salt ?? '';
    const token = derive(salt, pair.refreshToken, 'refresh');
    const access = derive(salt, token, 'access');
    expect(cookies.header.Cookie).toContain(`session=${access}; refresh=${token};`);
  });

  it('T16 the database contains nothing that opens a session', async () => {
    const pair = await openPair();
    const rows = await db.query<{ pair: unknown; family: unknown }>(
      `select row_to_json(pair)::text as pair, row_to_json(family)::text as family
       from session_pair pair join session_family family on family.id = pair.family_id`,
    );
    const text = JSON.stringify(rows);
    expect(text).not.toContain(pair.token);
    expect(text).not.toContain(pair.refreshToken);
  });
});
