import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { encodeBody } from '../../../server/http/answer/encodeAnswer.ts';
import { openStaticFiles } from '../../../server/http/pages/staticFiles.ts';
import { openLogLines } from '../../support/app/server/logLines.ts';
import { openTestApp } from '../../support/app/testApp.ts';

describe('the whole app', async () => {
  const { get, send } = await openTestApp();

  it('is ready with a database that has been migrated', async () => {
    expect(await get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });

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

describe('what is no call', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'icon.svg'), '<svg/>');
  const files = openStaticFiles([{ base: '/', folder }]);
  const { log, lines } = openLogLines();
  const page = encodeBody(Buffer.from('<p>page</p>'.repeat(200)), { 'Cache-Control': 'no-store' });
  const pages = async () => page;
  const { app } = await openTestApp({ options: { files, pages, log } });
  const { app: withoutPages } = await openTestApp();

  it('is a file or a page, and the log says which', async () => {
    for (const path of ['/icon.svg', '/home']) {
      expect((await app.request(path)).status).toBe(200);
      expect((await app.request(path, { method: 'HEAD' })).status).toBe(200);
    }
    const routes = lines().map(({ route }) => route);
    expect(routes).toEqual(['file', 'file', 'page', 'page']);
  });

  it('is not found when it looks like a file or a picture, or when there are no pages', async () => {
    for (const path of ['/none.svg', '/media/none', '/public/none']) {
      expect((await app.request(path)).status, path).toBe(404);
    }
    expect((await withoutPages.request('/home')).status).toBe(404);
  });

  it('is sent as it is when it was not compressed before', async () => {
    const answer = await app.request('/home', { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe('<p>page</p>'.repeat(200));
  });

  it('can only be read', async () => {
    const answer = await app.request('/home', { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await answer.json()).toMatchObject({ code: 'method_not_allowed' });
  });
});
