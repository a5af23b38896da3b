import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { chooserPage } from '../../../server/demo/loginProvider/chooserPage.ts';
import { createRateLimit } from '../../../server/http/guard/rateLimit.ts';
import { createLoginProviders } from '../../../server/identity/createLoginProviders.ts';
import type { ProviderName } from '../../../server/identity/loginProvider.ts';
import { aDemo } from '../../support/app/aDemo.ts';
import { openTestDatabase } from '../../support/app/database/testDatabase.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';
import { BrowserCookies } from '../../support/browser/browserCookies.ts';
import { aMember } from '../../support/fixtures/factories.ts';

const OWN = testClientConfig.publicUrl;

describe('the login provider of the demonstration', async () => {
  const database = await openTestDatabase();
  const demo = await aDemo(database);
  const failures: string[] = [];
  const loginProviders = createLoginProviders(
    { providers: { line: null, google: null, kakao: null, naver: null, apple: null }, liff: null },
    {
      ownOrigin: OWN,
      demoLoginProvider: demo.loginProvider,
      onFailure: (name, reason) => failures.push(`${name} ${reason}`),
    },
  );
  const { app, db, send } = await openTestApp({ db: database, options: { loginProviders, demo } });
  const member = await aMember(db, { nickname: '<나비>', nickname_key: '<나비>' });
  await db.query(
    `insert into member_identity (issuer, subject, member_id, created_at)
     values ('demo', 'demo-001', $1, now())`,
    [member.id],
  );

  /** Acts as a browser: with its cookies, following the redirects of the provider. */
  const visit = async (cookies: BrowserCookies, url: string, body?: string): Promise<Response> => {
    const response = await app.request(url.replace(OWN, ''), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(cookies.names.length > 0 && cookies.header),
        ...(body !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      },
      ...(body !== undefined && { body }),
    });
    cookies.take(response.headers);
    const next = response.headers.get('location');
    if (next === null || /^(http:\/\/localhost:3000)?\/oauth\//.test(next)) return response;
    return visit(cookies, new URL(next, OWN + url.replace(OWN, '')).href);
  };

  const addressOf = async (name: ProviderName, cookies: BrowserCookies): Promise<string> => {
    if (name !== 'naver') {
      const asked = await visit(cookies, `/member/${name}/url`);
      return ((await asked.json()) as { url: string }).url;
    }
    const started = await app.request('/oauth/naver/start');
    cookies.take(started.headers);
    return started.headers.get('location') ?? '';
  };

  /** Goes up to the page where a member is chosen. */
  const begin = async (name: ProviderName) => {
    const cookies = new BrowserCookies();
    const url = await addressOf(name, cookies);
    let chooser = '';
    const first = await app.request(url.replace(OWN, ''));
    cookies.take(first.headers);
    chooser = first.headers.get('location') ?? '';
    return { cookies, chooser };
  };
  const memberOf = async (answer: { body: unknown }) => {
    const swapped = await send('POST', '/auth/session', answer.body);
    expect(swapped.status).toBe(200);
    const [row] = await db.query<{ member_id: string }>(
      'select member_id from session_family order by id desc limit 1',
    );
    return row?.member_id;
  };

  it.each(['line', 'google', 'kakao', 'naver'] as const)(
    'AUTH-15 %s: a demo member is chosen and logged in, and the session has the name of the browser',
    async (name) => {
      const { cookies, chooser } = await begin(name);
      const page = await visit(cookies, chooser);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('value="demo-001"');
      const back = await visit(cookies, chooser, 'subject=demo-001');
      const query = new URL(back.headers.get('location') ?? '').searchParams;
      const [code, state] = [query.get('code'), query.get('state')];
      const body = { [name === 'line' ? 'line_code' : 'code']: code, state };
      const browser = { ...cookies.header, 'User-Agent': 'Firefox/140.0' };
      const answer = await send('POST', `/member/${name}/login`, body, browser);
      expect(failures).toEqual([]);
      expect(answer.status).toBe(200);
      expect(await memberOf(answer)).toBe(member.id);
      const families = 'select browser from session_family order by id desc limit 1';
      expect(await db.query(families)).toEqual([{ browser: 'Firefox' }]);
    },
  );

  it('AUTH-12 Apple: the answer comes as a form', async () => {
    const { cookies, chooser } = await begin('apple');
    const formPage = await visit(cookies, chooser, 'subject=demo-001');
    const form = await formPage.text();
    expect(formPage.headers.get('content-security-policy')).toMatch(
      /^default-src 'none';script-src 'sha256-[\w+/]+=*';form-action 'self';/,
    );
    expect(form).toContain(`action="${OWN}/oauth/apple"`);
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(form)?.[1];
    const answer = new URLSearchParams({ code: field('code') ?? '', state: field('state') ?? '' });
    const back = await visit(cookies, '/oauth/apple', String(answer));
    expect(back.status).toBe(303);
    expect(back.headers.get('location')).toContain('?access_token=');
  });

  it('AUTH-15 each new member is another person, without nickname and consents', async () => {
    const members = new Set<string | undefined>();
    for (const _time of [1, 2]) {
      const { cookies, chooser } = await begin('google');
      const back = await visit(cookies, chooser, 'subject=new');
      const code = new URL(back.headers.get('location') ?? '').searchParams.get('code');
      members.add(
        await memberOf(await send('POST', '/member/google/login', { code }, cookies.header)),
      );
    }
    expect(members.size).toBe(2);
    expect(members).not.toContain(member.id);
  });

  it('shows the choice only to the browser that began', async () => {
    const { cookies, chooser } = await begin('kakao');
    const page = await visit(cookies, chooser);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect((await app.request(chooser.replace(OWN, ''))).status).toBe(400);
  });

  it('AMB-79 is in the language of the page that began the login, in any browser', async () => {
    const cookies = new BrowserCookies();
    const wish = { 'Accept-Language': 'ja' };
    const asked = await app.request('/member/kakao/url', { headers: wish });
    cookies.take(asked.headers);
    const { url } = (await asked.json()) as { url: string };
    expect(await (await visit(cookies, url)).text()).toContain('<html lang="ja">');
  });

  it('is in the language that the link on the page chooses', async () => {
    const { cookies, chooser } = await begin('kakao');
    const page = await (await visit(cookies, chooser)).text();
    expect(page).toContain('<html lang="ko">');
    expect(page).toContain('href="?lang=ja"');
    expect(await (await visit(cookies, `${chooser}?lang=ja`)).text()).toContain('<html lang="ja">');
    const back = await visit(cookies, `${chooser}?lang=ja`, 'subject=demo-001');
    expect(back.headers.get('location')).toContain('code=');
  });

  it('a database error shows an error page, and the process continues', async () => {
    const { cookies, chooser } = await begin('kakao');
    const query = vi.spyOn(database, 'query').mockRejectedValue(new Error('The disk is full'));
    onTestFinished(() => query.mockRestore());
    expect((await visit(cookies, chooser)).status).toBe(400);
  });
});

describe('a caller who sends too much', async () => {
  const database = await openTestDatabase();
  const { app, send } = await openTestApp({
    db: database,
    options: { rateLimit: createRateLimit(6) },
  });
  const post = (body: BodyInit, headers = {}) => {
    const type = { 'Content-Type': 'application/x-www-form-urlencoded', ...headers };
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body,
      headers: type,
      duplex: 'half',
    };
    return app.request('/demo-login/token', init);
  };
  const KB = 1024;

  it('T53 a body longer than a form is refused before its end', async () => {
    expect((await post('a'.repeat(17 * KB))).status).toBe(413);
    expect((await post('a=b', { 'Content-Length': String(17 * KB) })).status).toBe(413);
    let pulled = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(KB));
      },
    });
    expect((await post(endless)).status).toBe(413);
    expect(pulled).toBeLessThan(30);
    expect((await post('a=b')).status).toBe(400);
  });

  it('T37 counts as a call like any other', async () => {
    for (let i = 0; i < 2; i += 1) expect((await post('a=b')).status).toBe(400);
    const late = await post('a=b');
    expect([late.status, await late.json()]).toMatchObject([429, { code: 'too_many_requests' }]);
    expect((await send('GET', '/public/specialties')).status).toBe(429);
  });
});

it('the chooser speaks Korean and Japanese and takes a nickname as text', () => {
  const members = [{ subject: 'demo-001', nickname: '<b>', language: 'ko' as const }];
  expect(chooserPage(members, 'ko')).toContain('새 회원으로 시작하기');
  expect(chooserPage(members, 'ja')).toContain('<html lang="ja">');
  expect(chooserPage(members, 'ja')).not.toContain('<b>');
});
