import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { RenderedPage } from '../../../contract/pageRenderer.ts';
import { builtDocument } from '../../../server/http/pages/pageDocument.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';

const TEMPLATE =
  '<html lang="<!--language-->"><head><!--head--></head><body><!--app--><!--scripts--></body></html>';

const assets = (base: string) => ({
  css: `p{color:red}/*${base}*/`,
  scriptsFor: (sources: readonly string[]) =>
    ['main', ...sources].map((source) => `${base}assets/${source}-1.js`),
});
const document = builtDocument(TEMPLATE, assets('/'), assets('/liff/'));

const aPage = (more: Partial<RenderedPage> = {}, mapsKey: string | null = null): RenderedPage => ({
  status: 200,
  address: '/home',
  language: 'ko',
  head: '<title>나비</title>',
  body: '<p>의원</p>',
  boot: { config: { ...testClientConfig, mapsKey }, answers: null },
  scripts: ['home'],
  ...more,
});

const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const partsOf = (html: string) => ({
  scripts: [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text),
  styles: [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text),
});

describe('the document of a page', () => {
  it('T24 has one inline script and one inline style, and their hashes', async () => {
    for (const address of ['/home', '/liff/home/']) {
      const page = await document(aPage({ address }));
      const { scripts, styles } = partsOf(page.html);
      expect([scripts.length, styles.length]).toEqual([1, 1]);
      expect([page.script, page.style]).toEqual([hashOf(scripts[0]), hashOf(styles[0])]);
      expect(page.html).toContain('</title><style>');
    }
  });

  it('inside LINE starts the app with its own scripts and styles', async () => {
    const { html } = await document(aPage({ address: '/liff/home/' }));
    const { scripts, styles } = partsOf(html);
    expect(scripts[0]).toContain('/liff/assets/main-1.js');
    expect(styles[0]).toContain('/liff/');
  });

  it('anywhere else starts the app with those of the web', async () => {
    const { html } = await document(aPage());
    const { scripts, styles } = partsOf(html);
    expect(scripts[0]).toContain('["/assets/main-1.js","/assets/home-1.js"]');
    expect(styles[0]).toBe('p{color:red}/*/*/');
  });

  it('tells the browser its address, escaped', async () => {
    const { html } = await document(aPage({ address: '/search?q="><i>' }));
    expect(html).toContain('<div id="root" data-rendered="/search?q=&quot;&gt;&lt;i&gt;">');
  });

  it('is the same for everyone', async () => {
    expect(await document(aPage())).toEqual(await document(aPage()));
    const withMap = () => document(aPage({}, 'key'));
    expect(await withMap()).toEqual(await withMap());
  });

  it('T24 names the scripts inside what the hash covers', async () => {
    const [home, search] = await Promise.all(
      ['home', 'search'].map((source) => document(aPage({ scripts: [source] }))),
    );
    expect(partsOf(home?.html ?? '').scripts[0]).toContain('/assets/home-1.js');
    expect(home?.script).not.toBe(search?.script);
  });

  it('T24 no text of the data closes its script element', async () => {
    const answers = { name: '</script><script>alert(1)</script>' };
    const page = await document(aPage({ boot: { config: testClientConfig, answers } }));
    expect(partsOf(page.html).scripts).toHaveLength(1);
    const [, data = ''] =
      /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(page.html) ?? [];
    expect(JSON.parse(data)).toEqual({ config: testClientConfig, answers });
  });

  it('MAP-01 with a map has a nonce on its style, which Google copies, and another page has another', async () => {
    const page = await document(aPage({}, 'key'));
    const [, nonce] = /<style nonce="([\w+/=]{24})">/.exec(page.html) ?? [];
    expect(page.style).toBe(`'nonce-${nonce}'`);
    expect(page.script).toBe(hashOf(partsOf(page.html).scripts[0]));
    const other = await document(aPage({ body: `<style nonce="${nonce}">` }, 'key'));
    expect(other.style).not.toContain(nonce);
  });
});
