import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLoginProviders } from '../../../server/identity/createLoginProviders.ts';
import type { ProviderName } from '../../../server/identity/loginProvider.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { type LoginApp, openLoginApp } from '../../support/app/loginApp.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';
import { BrowserCookies } from '../../support/browser/browserCookies.ts';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  type FakeProvider,
  openFakeProvider,
} from '../../support/fakes/fakeProvider.ts';

const MINUTE = 60_000;
const providers = ['line', 'google', 'kakao', 'naver'] as const;

forRacingCalls((_engine, open) => {
  let time = Date.now();
  let fake: FakeProvider;
  let opened: LoginApp;
  const failures: string[] = [];

  beforeAll(async () => {
    fake = await openFakeProvider();
    const account = { issuer: fake.issuer, clientId: CLIENT_ID, secret: CLIENT_SECRET };
    const settings = {
      providers: { line: account, google: account, kakao: account, naver: account, apple: account },
      liff: { issuer: fake.issuer, channelId: CLIENT_ID },
    };
    const loginProviders = createLoginProviders(settings, {
      ownOrigin: testClientConfig.publicUrl,
      onFailure: (provider, reason) => failures.push(`${provider} ${reason}`),
    });
    const now = () => new Date(time);
    opened = await openLoginApp({ db: await open(), now, loginProviders });
  });
  afterAll(() => fake.close());
  beforeEach(() => {
    failures.length = 0;
    fake.claims = {};
    fake.algorithm = 'RS256';
  });

  const begin = async (name: ProviderName, cookies = new BrowserCookies()) => {
    if (name === 'line') fake.algorithm = 'HS256';
    const headers = cookies.names.length > 0 ? cookies.header : {};
    if (name === 'naver') {
      const started = await opened.app.request('/oauth/naver/start', { headers });
      cookies.take(started.headers);
      return { cookies, url: started.headers.get('location') ?? '' };
    }
    const answer = await opened.get(`/member/${name}/url`, headers);
    expect(answer.status).toBe(200);
    cookies.take(answer.headers);
    return { cookies, url: String(Object.values(answer.body ?? {})[0]) };
  };
  const finish = (
    name: ProviderName,
    { code, state }: { code: string; state?: string },
    headers: Record<string, string>,
  ) => {
    const body = { [name === 'line' ? 'line_code' : 'code']: code, ...(state && { state }) };
    return opened.send('POST', `/member/${name}/login`, body, headers);
  };
  const memberOf = async (subject: string) => {
    const rows = await opened.db.query<{ member_id: string; issuer: string }>(
      'select member_id, issuer from member_identity where subject = $1',
      [subject],
    );
    return rows.map(({ member_id, issuer }) => ({ member_id, issuer }));
  };
  const FAILED = { status: 401, body: { code: 'login_failed' } };

  it.each(providers)('AUTH-04..13 %s: from the address to a token pair', async (name) => {
    const { cookies, url } = await begin(name);
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({
      redirect_uri: `${testClientConfig.publicUrl}/oauth/${name}`,
      client_id: CLIENT_ID,
      response_type: 'code',
      scope: 'openid',
      code_challenge_method: 'S256',
    });
    const answer = await finish(name, fake.approve(url, `${name}-1`), cookies.header);
    expect(answer).toMatchObject({
      status: 200,
      body: { token: expect.any(String), refreshToken: expect.any(String) },
    });
    expect(await memberOf(`${name}-1`)).toEqual([
      { member_id: expect.any(String), issuer: fake.issuer },
    ]);
    const swapped = await opened.send('POST', '/auth/session', answer.body);
    expect(swapped.headers.getSetCookie()).toHaveLength(4);
    expect(failures).toEqual([]);
  });

  it('AUTH-08 the state may be missing: then the server uses the last login of this browser', async () => {
    const { cookies, url } = await begin('google');
    const { code } = fake.approve(url, 'no-state');
    expect((await finish('google', { code }, cookies.header)).status).toBe(200);
  });

  it('the same person is the same member at the next login', async () => {
    const first = await begin('kakao');
    await finish('kakao', fake.approve(first.url, 'again'), first.cookies.header);
    const second = await begin('kakao');
    await finish('kakao', fake.approve(second.url, 'again'), second.cookies.header);
    expect(await memberOf('again')).toHaveLength(1);
  });

  it('T05 only the browser that began can finish', async () => {
    const { url } = await begin('google');
    const other = await begin('google');
    const answer = fake.approve(url, 'victim');
    expect(await finish('google', answer, {})).toMatchObject(FAILED);
    expect(await finish('google', answer, other.cookies.header)).toMatchObject(FAILED);
    expect(await memberOf('victim')).toEqual([]);
  });

  it('T05 an unknown, used or old login attempt is refused', async () => {
    const { cookies, url } = await begin('google');
    const { code, state } = fake.approve(url, 'once');
    expect(await finish('google', { code, state: 'other' }, cookies.header)).toMatchObject(FAILED);
    expect((await finish('google', { code, state }, cookies.header)).status).toBe(200);
    expect(await finish('google', { code, state }, cookies.header)).toMatchObject(FAILED);
    const late = await begin('google');
    time += 11 * MINUTE;
    const answer = await finish('google', fake.approve(late.url, 'late'), late.cookies.header);
    expect(answer).toMatchObject(FAILED);
  });

  it('T06 of 50 posts of one code exactly one logs in', async () => {
    const { cookies, url } = await begin('line');
    const answer = fake.approve(url, 'fifty');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => finish('line', answer, cookies.header)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(49);
  });

  it('T06 50 first logins of one person at once make one member', async () => {
    const begun = await Promise.all(Array.from({ length: 50 }, () => begin('naver')));
    const answers = await Promise.all(
      begun.map(({ cookies, url }) => finish('naver', fake.approve(url, 'rush'), cookies.header)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await memberOf('rush')).toHaveLength(1);
    const [left] = await opened.db.query<{ orphans: number }>(
      `select count(*) as orphans from member
       where not exists (select from member_identity where member_id = member.id)`,
    );
    expect(left?.orphans).toBe(0);
  });

  it('T07 a login attempt at one provider is not valid at another', async () => {
    const { cookies, url } = await begin('google');
    const answer = await finish('kakao', fake.approve(url, 'mixed'), cookies.header);
    expect(answer).toMatchObject(FAILED);
  });

  it.each([
    ['another nonce', { nonce: 'x' }],
    ['another audience', { aud: 'x' }],
    ['another issuer', { iss: 'https://example.com' }],
    ['an end in the past', { exp: 1 }],
  ])('AUTH-22 an ID token with %s fails, and the log has the reason', async (_what, claims) => {
    const { cookies, url } = await begin('google');
    fake.claims = claims;
    const answer = await finish('google', fake.approve(url, 'wrong'), cookies.header);
    expect(answer).toMatchObject(FAILED);
    expect(failures).toEqual([expect.stringMatching(/^google OAUTH_\w+$/)]);
    expect(await memberOf('wrong')).toEqual([]);
  });

  it('T10 the web login of LINE accepts HS256 only, the others their published algorithms', async () => {
    const line = await begin('line');
    fake.algorithm = 'RS256';
    const answer = await finish('line', fake.approve(line.url, 'alg'), line.cookies.header);
    expect(answer).toMatchObject(FAILED);
    const google = await begin('google');
    fake.algorithm = 'HS256';
    const other = await finish('google', fake.approve(google.url, 'alg'), google.cookies.header);
    expect(other).toMatchObject(FAILED);
  });

  it('AUTH-22 a code that the provider refuses fails', async () => {
    const { cookies } = await begin('google');
    expect(await finish('google', { code: 'made-up' }, cookies.header)).toMatchObject(FAILED);
    expect(failures).toEqual(['google invalid_grant']);
  });

  describe('Apple', () => {
    const post = (form: Record<string, string>, type = 'application/x-www-form-urlencoded') =>
      opened.app.request('/oauth/apple', {
        method: 'POST',
        headers: { 'Content-Type': type, Origin: 'https://appleid.apple.com' },
        body: String(new URLSearchParams(form)),
      });
    const codesOf = (response: Response) => {
      const query = new URL(response.headers.get('location') ?? '', 'http://x').searchParams;
      const [token, refreshToken] = [query.get('access_token'), query.get('refresh_token')];
      return { token, refreshToken };
    };
    const swap = (pair: object, headers: Record<string, string>) =>
      opened.send('POST', '/auth/session', { ...pair, isFromUrl: true }, headers);

    it('AUTH-12 answers with a form; the page gets codes that this browser exchanges once', async () => {
      const { cookies, url } = await begin('apple');
      expect(new URL(url).searchParams.get('response_mode')).toBe('form_post');
      const response = await post(fake.approve(url, 'apple-1'));
      expect(response.status).toBe(303);
      const to = response.headers.get('location');
      expect(to).toMatch(/^\/oauth\/apple\?access_token=[\w-]+&refresh_token=[\w-]+&state=/);
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      expect(response.headers.get('cache-control')).toBe('no-store');
      const codes = codesOf(response);
      const bearer = { Authorization: `Bearer ${codes.token}` };
      expect((await opened.get('/member/sessions', bearer)).status).toBe(401);
      expect(await swap(codes, {})).toMatchObject(FAILED);
      const other = await begin('apple');
      expect(await swap(codes, other.cookies.header)).toMatchObject(FAILED);
      const swapped = await swap(codes, cookies.header);
      expect(swapped.status).toBe(200);
      expect(swapped.headers.getSetCookie()).toHaveLength(4);
      expect(await swap(codes, cookies.header)).toMatchObject(FAILED);
    });

    it('T08 the codes expire after a minute', async () => {
      const { cookies, url } = await begin('apple');
      const codes = codesOf(await post(fake.approve(url, 'apple-2')));
      time += MINUTE + 1;
      expect(await swap(codes, cookies.header)).toMatchObject(FAILED);
    });

    it('AUTH-26 a failure leads to the page without codes', async () => {
      const { url } = await begin('apple');
      const { state } = fake.approve(url, 'x');
      for (const form of [
        {},
        { error: 'x', state },
        { code: 'x', state: 'y' },
        { code: 'x', state },
      ]) {
        const response = await post(form);
        expect(response.status).toBe(303);
        expect(response.headers.get('location')).toBe('/oauth/apple');
      }
      expect((await post({}, 'text/plain')).headers.get('location')).toBe('/oauth/apple');
    });
  });

  describe('LIFF', () => {
    const exchange = (id_token: string) =>
      opened.send('POST', '/member/line/liff-login', { id_token });

    it('AUTH-17 an ID token of LIFF is exchanged for a token pair, at most five times an hour', async () => {
      const token = await fake.liffToken({ sub: 'liff-1' });
      for (let time = 0; time < 5; time += 1) {
        expect(await exchange(token)).toMatchObject({
          status: 200,
          body: { token: expect.any(String) },
        });
      }
      const sixth = await exchange(token);
      expect(sixth).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await memberOf('liff-1')).toHaveLength(1);
      const bearer = { Authorization: `Bearer ${token.slice(0, 40)}` };
      expect((await opened.get('/member/sessions', bearer)).status).toBe(401);
    });

    const now = Math.floor(Date.now() / 1_000);
    it.each([
      ['another channel', { aud: '999' }],
      ['our channel among others', { aud: [CLIENT_ID, '999'] }],
      ['another issuer', { iss: 'https://example.com' }],
      ['an end in the past', { exp: now - 60 }],
      ['a beginning in the future', { iat: now + 600 }],
      ['an empty subject', { sub: '' }],
    ])('T10 a token with %s is refused', async (_what, claims) => {
      expect(await exchange(await fake.liffToken(claims))).toMatchObject(FAILED);
    });

    it('T10 only ES256 and a key of LINE are accepted, also if the token names others', async () => {
      const claims = { iss: fake.issuer, aud: CLIENT_ID, sub: 'x', iat: now, exp: now + 600 };
      const secret = new TextEncoder().encode(CLIENT_SECRET);
      const signed = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(secret);
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const unsigned = `${part({ alg: 'none' })}.${part(claims)}.`;
      const [head, , signature] = (await fake.liffToken()).split('.');
      const altered = [head, part(claims), signature].join('.');
      for (const token of [signed, unsigned, altered, 'x', '']) {
        expect(await exchange(token)).toMatchObject(FAILED);
      }
    });
  });
});
