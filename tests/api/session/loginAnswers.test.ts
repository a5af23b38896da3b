import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LoginProviders } from '../../../server/identity/loginProvider.ts';
import { refuse } from '../../../server/refusal.ts';
import { openTestDatabase } from '../../support/app/database/testDatabase.ts';
import { type LoginApp, openLoginApp } from '../../support/app/loginApp.ts';
import { openLogLines } from '../../support/app/server/logLines.ts';
import { BrowserCookies } from '../../support/browser/browserCookies.ts';

const FAILED = { status: 401, body: { code: 'login_failed' } };
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile/15E148 Safari Line/15.2';

/** A provider whose code is the name of the person. Its page has the language in its address. */
const provider = {
  loginUrl: async ({ state }: { state: string }, { language }: { language: string }) =>
    `https://login.example/?state=${state}&language=${language}`,
  identify: async ({ code }: { code: string }) => {
    if (code === 'broken') throw new RangeError('a text of the provider');
    return { issuer: 'https://login.example', subject: code };
  },
};
const all: LoginProviders = {
  byName: { line: provider, google: provider, kakao: provider, naver: provider, apple: provider },
  liff: async (token) => ({ issuer: 'https://login.example', subject: token }),
};

describe('a login', () => {
  let time = Date.parse('2026-11-20T09:00:00Z');
  let test: LoginApp;
  let without: LoginApp;
  const logged = openLogLines();
  let loginProviders: LoginProviders = all;

  beforeAll(async () => {
    const db = await openTestDatabase();
    const now = () => new Date(time);
    const changing = {
      get byName() {
        return loginProviders.byName;
      },
      liff: all.liff,
    };
    test = await openLoginApp({ db, now, loginProviders: changing, log: logged.log });
    without = await openLoginApp({ db, now });
  });
  beforeEach(() => {
    loginProviders = all;
  });

  const begin = async (cookies: BrowserCookies, name = 'google', headers = {}) => {
    const own = cookies.names.length > 0 ? cookies.header : {};
    const answer = await test.get(`/member/${name}/url`, { ...own, ...headers });
    cookies.take(answer.headers);
    const asked = new URL(Object(answer.body).url).searchParams;
    return { state: asked.get('state') ?? '', language: asked.get('language'), answer };
  };
  const finish = (form: object, headers = {}, app = test) =>
    app.send('POST', '/member/google/login', form, headers);
  const postForm = (form: Record<string, string>, headers = {}) =>
    test.app.request('/oauth/apple', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: String(new URLSearchParams(form)),
    });
  const languageOf = async (subject: string) => {
    const [row] = await test.db.query<{ language: string }>(
      `select language from member join member_identity on member_id = member.id
       where subject = $1`,
      [subject],
    );
    return row?.language;
  };

  it('speaks the language of the page, at the provider and afterwards, else Korean', async () => {
    for (const [asked, language] of [
      ['ja', 'ja'],
      ['ko', 'ko'],
      ['fr', 'ko'],
    ] as const) {
      const cookies = new BrowserCookies();
      const headers = { 'Accept-Language': asked };
      const begun = await begin(cookies, 'google', headers);
      expect(begun.language).toBe(language);
      const form = { code: `speaks ${asked}`, state: begun.state };
      expect((await finish(form, { ...cookies.header, ...headers })).status).toBe(200);
      expect(await languageOf(`speaks ${asked}`)).toBe(language);
    }
  });

  it.each(['line', 'google', 'kakao', 'naver'] as const)(
    'begins and ends at its own provider, which gets the code of its page: %s',
    async (name) => {
      const identify = async ({ code }: { code: string }) => ({ issuer: name, subject: code });
      const own = { ...provider, identify };
      loginProviders = { ...all, byName: { ...all.byName, [name]: own } };
      const cookies = new BrowserCookies();
      if (name === 'naver') cookies.take((await test.app.request('/oauth/naver/start')).headers);
      else await begin(cookies, name);
      const form = { [name === 'line' ? 'line_code' : 'code']: 'own' };
      const answer = await test.send('POST', `/member/${name}/login`, form, cookies.header);
      expect(answer.status).toBe(200);
      const rows = await test.db.query('select subject from member_identity where issuer = $1', [
        name,
      ]);
      expect(rows).toEqual([{ subject: 'own' }]);
    },
  );

  it('may be begun twice in one browser, and ten minutes later still be finished, not after', async () => {
    const cookies = new BrowserCookies();
    const [first, second, third] = [
      await begin(cookies),
      await begin(cookies),
      await begin(cookies),
    ];
    expect(first.answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^login=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect((await finish({ code: 'a', state: first.state }, cookies.header)).status).toBe(200);
    time += 10 * 60_000 - 1;
    expect((await finish({ code: 'a', state: second.state }, cookies.header)).status).toBe(200);
    time += 1;
    expect(await finish({ code: 'a', state: third.state }, cookies.header)).toMatchObject(FAILED);
  });

  it('names the device of the session, for each way to log in', async () => {
    const agent = { 'User-Agent': PHONE };
    const cookies = new BrowserCookies();
    const { state } = await begin(cookies);
    const byCode = await finish({ code: 'phone', state }, { ...cookies.header, ...agent });
    const liff = { id_token: 'phone' };
    const byLiff = await test.send('POST', '/member/line/liff-login', liff, agent);
    const apple = await begin(cookies, 'apple');
    const posted = await postForm({ code: 'phone', state: apple.state });
    const query = new URL(posted.headers.get('location') ?? '', 'http://x').searchParams;
    const codes = { token: query.get('access_token'), refreshToken: query.get('refresh_token') };
    const own = { ...cookies.header, ...agent };
    const byForm = await test.send('POST', '/auth/session', { ...codes, isFromUrl: true }, own);
    expect([byCode.status, byLiff.status, byForm.status]).toEqual([200, 200, 200]);
    const rows = await test.db.query(
      `select browser, system from session_family join member_identity using (member_id)
       where subject = 'phone'`,
    );
    expect(rows).toEqual(Array(3).fill({ browser: 'LINE', system: 'iPhone' }));
  });

  it('opens a session with its token pair in the browser where it began', async () => {
    const cookies = new BrowserCookies();
    const { state } = await begin(cookies);
    const { body } = await finish({ code: 'here', state }, cookies.header);
    expect((await test.send('POST', '/auth/session', body, cookies.header)).status).toBe(200);
  });

  it('that the provider answers after its credentials were removed fails', async () => {
    const cookies = new BrowserCookies();
    const { state } = await begin(cookies);
    expect(await finish({ code: 'a', state }, cookies.header, without)).toMatchObject(FAILED);
  });

  it('with Apple gives the page its state, so that it knows its own login, and needs code and state', async () => {
    const { state } = await begin(new BrowserCookies(), 'apple');
    const unknown = { code: 'apple', state: 'unknown' };
    for (const form of [{ code: 'apple' }, { state }, { code: '', state }, unknown]) {
      const answer = await postForm(form as Record<string, string>);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/oauth/apple']);
    }
    const answer = await postForm({ code: 'apple', state }, { 'Accept-Language': 'ja' });
    const to = new URL(answer.headers.get('location') ?? '', 'http://x');
    expect([to.pathname, to.searchParams.get('state')]).toEqual(['/oauth/apple', state]);
    expect(await languageOf('apple')).toBe('ja');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('with Naver begins with a redirect that no cache keeps and that names no page of ours', async () => {
    const answer = await test.app.request('/oauth/naver/start');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toContain('https://login.example/');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.getSetCookie()).toHaveLength(1);
  });

  it('is logged with its path, and an error of ours is an error, not a failed login', async () => {
    const { state } = await begin(new BrowserCookies(), 'apple');
    expect((await postForm({ code: 'broken', state })).status).toBe(500);
    const broken = { ...provider, loginUrl: () => Promise.reject(new RangeError('a text')) };
    loginProviders = { ...all, byName: { ...all.byName, naver: broken } };
    expect((await test.app.request('/oauth/naver/start')).status).toBe(500);
    const refusing = { ...provider, loginUrl: async () => Promise.reject(refuse('overloaded')) };
    loginProviders = { ...all, byName: { ...all.byName, naver: refusing } };
    const refused = await test.app.request('/oauth/naver/start');
    expect([refused.status, refused.headers.get('location')]).toEqual([302, '/oauth/naver']);
    const routes = logged
      .lines()
      .slice(-5)
      .map(({ route, error }) => route ?? error);
    expect(routes).toEqual([
      'RangeError',
      '/oauth/apple',
      'RangeError',
      '/oauth/naver/start',
      '/oauth/naver/start',
    ]);
  });
});
