import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../support/app/testApp.ts';

describe('the whole app', async () => {
  const { get, send } = await openTestApp();

  it('answers an unknown address of the API with 404 as JSON', async () => {
    for (const path of ['/public/nothing', '/member/', '/auth/x/y', '/s3', '/staff/z']) {
      expect(await get(path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  });

  it('answers a wrong method with 405 and the allowed methods', async () => {
    const answer = await send('PUT', '/public/clinics', {});
    expect(answer).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    expect((await send('OPTIONS', '/member/counsels/1')).headers.get('allow')).toBe(
      'GET, HEAD, PATCH',
    );
  });

  it('answers calls without a handler: 401 if they need a session, else 503', async () => {
    expect(await get('/member/my-info')).toMatchObject({ status: 401 });
    expect(await send('POST', '/member/reviews', {})).toMatchObject({ status: 401 });
    expect(await get('/member/line/url')).toMatchObject({
      status: 503,
      body: { code: 'provider_unavailable' },
    });
  });
});
