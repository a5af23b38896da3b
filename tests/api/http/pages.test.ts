import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RenderedPage } from '../../../contract/pageRenderer.ts';
import type { ChangeKind } from '../../../server/db/feed/change.ts';
import type { PartOfPage } from '../../../server/http/answer/answerCache.ts';
import { createRateLimit } from '../../../server/http/guard/rateLimit.ts';
import { createPages, type PagesOptions, readPublic } from '../../../server/http/pages/pages.ts';
import { limits } from '../../../server/limits/limits.ts';
import { refuse } from '../../../server/refusal.ts';
import { openLogLines } from '../../support/app/server/logLines.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';
import { fakeFeed } from '../../support/fakes/fakeFeed.ts';

/** Longer than what is worth compressing. */
const TEXT = '<p>라포르 의원</p>'.repeat(100);

describe('a page', async () => {
  let rendered: string[] = [];
  const rates: unknown[] = [];
  let now = new Date('2026-11-23T23:59:00+09:00');
  let clock = 0;
  const feed = fakeFeed({ now: () => now, clock: () => clock });
  let languages: string[] = [];
  let status = 200;
  /** What the part of the page names; by default the record and its kind. */
  let named: Partial<PartOfPage> | null = {};
  /** What happens while the page is rendered. */
  let meanwhile = () => {};
  let partStatus = 200;
  let style = "'sha256-c3R5bGU='";
  const options: PagesOptions = {
    config: { ...testClientConfig, yen: { rate: 0.1, on: '2020-01-01' } },
    addressOf: (url, language) => {
      languages.push(language);
      return url;
    },
    readPublic: async (_path, onShown) => {
      if (named)
        onShown({ records: ['shown'], kinds: ['event'], since: feed.position(), ...named });
      return Response.json({}, { status: partStatus });
    },
    feed,
    render: async ({ url, config, readPublic }): Promise<RenderedPage> => {
      await readPublic('/public/x');
      rates.push(config.yen);
      rendered.push(url);
      meanwhile();
      const boot = { config: testClientConfig, answers: null };
      return { status, address: url, language: 'ko', head: '', body: TEXT, boot, scripts: [] };
    },
    document: async ({ body }) => ({ html: body, script: "'sha256-c2NyaXB0'", style }),
  };
  const pages = createPages(options);
  const { app } = await openTestApp({ options: { pages } });
  const ask = (path: string, headers: Record<string, string> = {}) =>
    app.request(path, { headers });
  /** How often the page is rendered for two visitors, between whom this happens. */
  const renderedAround = async (change: () => void) => {
    await ask('/home');
    change();
    await ask('/home');
    return rendered.length;
  };
  const changeLater = (kind: ChangeKind, id = 'other') => {
    feed.add([{ kind, id }]);
    clock += limits.feed.staleListMs + 1;
  };
  const tagOf = async (path: string) => (await ask(path)).headers.get('etag') ?? '';

  beforeEach(() => {
    rendered = [];
    languages = [];
    named = {};
    meanwhile = () => {};
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

  it('is rendered again when a list in it changes, and not when another list does', async () => {
    expect(await renderedAround(() => changeLater('doctor'))).toBe(1);
    expect(await renderedAround(() => changeLater('event'))).toBe(2);
  });

  it('is rendered again when a record in it changed while it was made', async () => {
    meanwhile = () => feed.add([{ kind: 'event', id: 'shown' }]);
    expect(await renderedAround(() => {})).toBe(2);
  });

  it('is rendered again when a part of it is older than the last change', async () => {
    named = { since: feed.position() };
    feed.add([{ kind: 'event', id: 'shown' }]);
    expect(await renderedAround(() => {})).toBe(2);
  });

  it('with a part that names no records follows every change, and the day in Seoul', async () => {
    named = null;
    expect(await renderedAround(() => {})).toBe(1);
    expect(await renderedAround(() => changeLater('doctor'))).toBe(2);
    const midnight = new Date('2026-11-24T00:00:00+09:00');
    expect(
      await renderedAround(() => {
        now = midnight;
      }),
    ).toBe(3);
  });

  it('in development is rendered for each request', async () => {
    const fresh = createPages({ ...options, isFresh: true });
    await fresh('/home');
    await fresh('/home');
    expect(rendered).toEqual(['/home', '/home']);
  });

  it('AMB-79 has the language of the device, if the browser names one', async () => {
    await ask('/liff/home', { 'Accept-Language': 'ja,en;q=0.5' });
    await ask('/liff/home');
    expect(languages).toEqual(['ja,en;q=0.5', '']);
  });

  it.each([
    ['/', '/home/'],
    ['/?lang=ja', '/home/?lang=ja'],
  ])('%s is sent to the first page, with its query', async (path, to) => {
    const answer = await ask(path);
    expect([answer.status, await answer.text(), rendered]).toEqual([302, '', []]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      location: to,
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-frame-options': 'DENY',
    });
  });

  it.each([500, 503])(
    'that shows a failure (%i) is rendered again for the next visitor',
    async (failed) => {
      partStatus = failed;
      expect((await ask('/home')).status).toBe(200);
      partStatus = 200;
      await ask('/home');
      await ask('/home');
      expect(rendered).toEqual(['/home', '/home']);
    },
  );

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

  it('whose record is gone is not kept', async () => {
    status = 404;
    expect(await renderedAround(() => {})).toBe(2);
  });

  it('T08 of a callback is kept nowhere and has no tag', async () => {
    const { headers } = await ask('/oauth/line');
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  });
});

describe('a request for a page', async () => {
  let failure: Error = new Error('unexpected');
  const { log, lines } = openLogLines();
  const failing = await openTestApp({
    options: {
      pages: async () => {
        throw failure;
      },
      rateLimit: createRateLimit(4),
      log,
    },
  });
  const ask = (path: string) => failing.app.request(path);
  const failures = () => lines().filter(({ level }) => level === 50);

  it('that fails unexpectedly is logged with its id, and a refusal is not', async () => {
    expect((await ask('/home')).status).toBe(500);
    const [request] = lines().filter(({ route }) => route === 'page');
    expect(request?.id).toMatch(/./);
    expect(failures()).toMatchObject([{ id: request?.id, error: 'Error' }]);
    failure = refuse('overloaded', undefined, { 'Retry-After': '1' });
    const refused = await ask('/home');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    failure = refuse('not_found');
    expect((await ask('/home')).status).toBe(404);
    expect(failures()).toHaveLength(1);
  });

  it('counts against the limit of pages, not against that of calls', async () => {
    while ((await ask('/home')).status !== 429);
    const answer = await ask('/home');
    expect(await answer.text()).toContain('잠시 후 다시 시도해주세요.');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('/public/parts')).status).toBe(200);
  });
});

describe('a part of a page, read by the server itself', async () => {
  const { app } = await openTestApp({ isCached: true, options: { rateLimit: createRateLimit(1) } });

  it('has no limit, and tells what it shows', async () => {
    const shown: PartOfPage[] = [];
    for (const path of ['/public/parts', '/public/clinics', '/public/clinics'])
      expect((await readPublic(app, path, (part) => shown.push(part))).status).toBe(200);
    expect(shown.map(({ kinds }) => kinds)).toEqual([[], ['clinic'], ['clinic']]);
    expect((await readPublic(app, '/public/events')).status).toBe(200);
  });
});
