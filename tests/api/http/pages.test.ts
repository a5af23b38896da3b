import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RenderedPage } from '../../../contract/pageRenderer.ts';
import { createPages } from '../../../server/http/pages/pages.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';
import { fakeFeed } from '../../support/fakes/fakeFeed.ts';

/** Longer than what is worth compressing. */
const TEXT = '<p>라포르 의원</p>'.repeat(100);

describe('a page', async () => {
  let rendered: string[] = [];
  const rates: unknown[] = [];
  const feed = fakeFeed();
  let status = 200;
  let partStatus = 200;
  let style = "'sha256-c3R5bGU='";
  const pages = createPages({
    config: { ...testClientConfig, yen: { rate: 0.1, on: '2020-01-01' } },
    addressOf: (url) => url,
    readPublic: async (_path, onShown) => {
      onShown({ records: ['shown'], kinds: ['event'], since: feed.position() });
      return Response.json({}, { status: partStatus });
    },
    feed,
    render: async ({ url, config, readPublic }): Promise<RenderedPage> => {
      await readPublic('/public/x');
      rates.push(config.yen);
      rendered.push(url);
      const boot = { config: testClientConfig, answers: null };
      return { status, address: url, language: 'ko', head: '', body: TEXT, boot, scripts: [] };
    },
    document: async ({ body }) => ({ html: body, script: "'sha256-c2NyaXB0'", style }),
  });
  const { app } = await openTestApp({ options: { pages } });
  const ask = (path: string, headers: Record<string, string> = {}) =>
    app.request(path, { headers });
  const tagOf = async (path: string) => (await ask(path)).headers.get('etag') ?? '';

  beforeEach(() => {
    rendered = [];
    feed.rise();
    status = 200;
    partStatus = 200;
    style = "'sha256-c3R5bGU='";
  });

  it('has no rate of the yen that is too old', async () => {
    await ask('/home');
    expect(rates.at(-1)).toBeNull();
  });

  it('is kept by browsers and CDNs, which ask before each use', async () => {
    const { headers } = await ask('/home');
    expect(headers.get('cache-control')).toBe('public, no-cache');
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('etag')).toMatch(/^W\/"[\w-]+"$/);
  });

  it('AMB-79 inside LINE is kept for each language of the device', async () => {
    const { headers } = await ask('/liff/home');
    expect(headers.get('vary')).toBe('Accept-Encoding, Accept-Language');
  });

  it.each(['/home', '/liff/home'])(
    '%s has the same bytes and the same policy for everyone',
    async (path) => {
      const answers = await Promise.all([1, 2].map(() => ask(path)));
      const [first, second] = await Promise.all(
        answers.map(async (answer) => [Object.fromEntries(answer.headers), await answer.text()]),
      );
      expect(first).toEqual(second);
    },
  );

  it('is the same compressed, under the same tag', async () => {
    const plain = await ask('/home');
    const packed = await ask('/home', { 'Accept-Encoding': 'br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('etag')).toBe(plain.headers.get('etag'));
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe(await plain.text());
  });

  it('is answered 304, without a body and with its policy, when the browser still has it', async () => {
    const whole = await ask('/home');
    const answer = await ask('/home', { 'If-None-Match': whole.headers.get('etag') ?? '' });
    expect([answer.status, await answer.text()]).toEqual([304, '']);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toBe(whole.headers.get('content-security-policy'));
    expect(rendered).toEqual(['/home']);
  });

  it('is rendered again when a record in it changes, and not when another does', async () => {
    await ask('/home');
    feed.add([{ kind: 'clinic', id: 'other' }]);
    await ask('/home');
    expect(rendered).toEqual(['/home']);
    feed.add([{ kind: 'review', id: 'shown' }]);
    await ask('/home');
    expect(rendered).toEqual(['/home', '/home']);
  });

  it('that shows a failure of the database is rendered again for the next visitor', async () => {
    partStatus = 503;
    expect((await ask('/home')).status).toBe(200);
    partStatus = 200;
    await ask('/home');
    await ask('/home');
    expect(rendered).toEqual(['/home', '/home']);
  });

  it('with another policy has another tag', async () => {
    const tag = await tagOf('/home');
    feed.rise();
    expect(await tagOf('/home')).toBe(tag);
    style = "'sha256-b3RoZXI='";
    feed.rise();
    expect(await tagOf('/home')).not.toBe(tag);
  });

  it('answers 404 when its record is gone, also to a request with an ETag', async () => {
    const tag = await tagOf('/home');
    status = 404;
    feed.rise();
    const answer = await ask('/home', { 'If-None-Match': tag });
    expect([answer.status, answer.headers.get('etag')]).toEqual([404, null]);
    expect((await ask('/home', { 'If-None-Match': '*' })).status).toBe(404);
  });

  it('T08 of a callback is kept nowhere and has no tag', async () => {
    const { headers } = await ask('/oauth/line');
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  });
});
