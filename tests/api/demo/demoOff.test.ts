import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../support/app/testApp.ts';

describe('an installation with real data', async () => {
  const { app, get } = await openTestApp({ options: { demo: undefined } });

  it.each([
    ['GET', '/public/demo-staff', '/public/no-such-call'],
    ['POST', '/public/demo-staff', '/public/no-such-call'],
    ['GET', '/demo-login/auth', '/no-such-folder/auth'],
    ['POST', '/demo-login/token', '/no-such-folder/token'],
    ['GET', '/demo-login/.well-known/openid-configuration', '/no-such-folder/x'],
    ['GET', '/media/demo/banner-07.webp', '/media/no-such-folder/banner-07.webp'],
  ])('%s %s is answered like an address that does not exist', async (method, path, unknown) => {
    const ask = async (asked: string) => {
      const answer = await app.request(asked, { method });
      const { requestId: _, ...problem } = await answer.json();
      return { status: answer.status, allow: answer.headers.get('allow'), problem };
    };
    expect(await ask(path)).toEqual(await ask(unknown));
  });

  it('describes no call of the demonstration in the API', async () => {
    expect(JSON.stringify((await get('/openapi.json')).body)).not.toContain('demo');
    expect((await get('/docs')).body).not.toContain('demo-staff');
  });
});

it('a demonstration describes its call', async () => {
  const { get } = await openTestApp();
  expect(JSON.stringify((await get('/openapi.json')).body)).toContain('/public/demo-staff');
});
