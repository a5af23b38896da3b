import { afterAll, describe, expect, it } from 'vitest';
import { createLoginProviders } from '../../../server/identity/createLoginProviders.ts';
import { openLoginApp } from '../../support/app/loginApp.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';
import { BrowserCookies } from '../../support/browser/browserCookies.ts';
import { CLIENT_ID, CLIENT_SECRET, openFakeProvider } from '../../support/fakes/fakeProvider.ts';

const MINUTE = 60_000;

describe('a login that the LINE app returns to another browser', async () => {
  const fake = await openFakeProvider();
  fake.algorithm = 'HS256';
  afterAll(() => fake.close());
  const account = { issuer: fake.issuer, clientId: CLIENT_ID, secret: CLIENT_SECRET };
  const loginProviders = createLoginProviders(
    {
      providers: { line: account, google: account, kakao: null, naver: null, apple: null },
      liff: null,
    },
    { ownOrigin: testClientConfig.publicUrl, onFailure: () => undefined },
  );
  let time = Date.now();
  const now = () => new Date(time);
  const { get, send } = await openLoginApp({ now, loginProviders });

  const begin = async (cookies: BrowserCookies, name: 'line' | 'google' = 'line') => {
    const headers = cookies.names.length > 0 ? cookies.header : {};
    const answer = await get(`/member/${name}/url`, headers);
    cookies.take(answer.headers);
    const url = String(Object.values(answer.body ?? {})[0]);
    return { url, autoLogin: new URL(url).searchParams.get('disable_auto_login') };
  };
  const finish = async (url: string, headers: Record<string, string>) => {
    const { code, state } = fake.approve(url, 'a member');
    return (await send('POST', '/member/line/login', { line_code: code, state }, headers)).status;
  };

  it('fails there, and the next login of the first browser does not begin in the app', async () => {
    const first = new BrowserCookies();
    const { url, autoLogin } = await begin(first);
    expect(autoLogin).toBeNull();
    expect(await finish(url, {})).toBe(401);
    expect(await finish(url, first.header)).toBe(401);
    const again = await begin(first);
    expect(again.autoLogin).toBe('true');
    expect((await begin(first, 'google')).autoLogin).toBeNull();
    expect(await finish(again.url, first.header)).toBe(200);
  });

  it('is forgotten after ten minutes', async () => {
    const first = new BrowserCookies();
    await finish((await begin(first)).url, {});
    time += 11 * MINUTE;
    expect((await begin(first)).autoLogin).toBeNull();
  });

  it('changes nothing for other browsers, nor after a login that was not finished or that worked', async () => {
    const first = new BrowserCookies();
    await finish((await begin(first)).url, {});
    const second = new BrowserCookies();
    await begin(second);
    const { url, autoLogin } = await begin(second);
    expect(autoLogin).toBeNull();
    expect(await finish(url, second.header)).toBe(200);
    expect(await finish(url, second.header)).toBe(401);
    expect((await begin(second)).autoLogin).toBeNull();
  });
});
