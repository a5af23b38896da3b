import { describe, expect, it } from 'vitest';
import { openLoginApp } from '../../support/app/loginApp.ts';

describe('without credentials', async () => {
  const { get, send, app } = await openLoginApp();

  it('AUTH-22 no login works, and the login address is not available', async () => {
    for (const name of ['line', 'google', 'kakao', 'apple']) {
      expect(await get(`/member/${name}/url`)).toMatchObject({
        status: 503,
        body: { code: 'provider_unavailable' },
      });
    }
    const failed = { status: 401, body: { code: 'login_failed' } };
    expect(await send('POST', '/member/kakao/login', { code: 'x' })).toMatchObject(failed);
    expect(await send('POST', '/member/line/liff-login', { id_token: 'x' })).toMatchObject(failed);
    expect((await app.request('/oauth/apple', { method: 'POST' })).status).toBe(303);
  });

  it('API-18 AMB-97 there is no call for the address of Naver; its start leads to the page with the failure', async () => {
    expect((await get('/member/naver/url')).status).toBe(404);
    const started = await app.request('/oauth/naver/start');
    expect(started.status).toBe(302);
    expect(started.headers.get('location')).toBe('/oauth/naver');
    expect(started.headers.get('cache-control')).toBe('no-store');
  });
});
