import { describe, expect, it } from 'vitest';
import { openTestApp } from '../support/app/testApp.ts';

describe('where the data are real', async () => {
  const { app, get } = await openTestApp({ options: { demo: undefined } });

  it.each([
    ['GET', '/public/demo-staff', '/public/no-such-call'],
    ['POST', '/public/demo-staff', '/public/no-such-call'],
    ['GET', '/demo-login/auth', '/no-such-folder/auth'],
    ['POST', '/demo-login/token', '/no-such-folder/token'],
    ['GET', '/demo-login/.well-known/openid-configuration', '/no-such-folder/x'],
    ['GET', '/media/demo/banner-07.webp', '/media/no-such-folder/banner-07.webp'],
  ])('%s %s is answered as any address that does not exist', async (method, path, unknown) => {
    const ask = async (asked: string) => {
      const answer = await app.request(asked, { method });
      const { requestId: _, ...problem } = await answer.json();
      return { status: answer.status, allow: answer.headers.get('allow'), problem };
    };
    expect(await ask(path)).toEqual(await ask(unknown));
  });

  it('the description of the API has no call of the demonstration', async () => {
    expect(JSON.stringify((await get('/openapi.json')).body)).not.toContain('demo');
    expect((await get('/docs')).body).not.toContain('demo-staff');
  });
});

it('a demonstration describes its call', async () => {
  const { get } = await openTestApp();
  expect(JSON.stringify((await get('/openapi.json')).body)).toContain('/public/demo-staff');
});
