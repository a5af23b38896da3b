import { expect, it } from 'vitest';
import { testSite } from '../../support/browser/openPage.ts';

const KINDS = ['clinic', 'doctor', 'event', 'review'];

const ask = (path: string) => fetch(testSite().siteUrl + path);

async function firstOf(kind: string): Promise<string> {
  const answer = await ask(`/public/${kind}s?limit=1`);
  const { data } = (await answer.json()) as { data: { id: string }[] };
  return `/contents/${kind}/${data[0]?.id}`;
}

it.each(KINDS)(
  'the page of a %s introduces itself to messengers and search engines',
  async (kind) => {
    const { siteUrl } = testSite();
    const path = await firstOf(kind);
    const html = await (await ask(`${path}?lang=ja&utm_source=mail`)).text();
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}${path}?lang=ja">`);
    expect(html).toContain(`<link rel="alternate" hreflang="ko" href="${siteUrl}${path}">`);
    expect(html).toContain('"@type":"BreadcrumbList"');
    // The data are a demonstration.
    expect(html).toContain('<meta name="robots" content="noindex">');

    const [, image = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
    const answer = await fetch(image);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(20_000);
  },
);

it.each(['/home', '/home?lang=ja', '/contents'])(
  '%s has the link preview of the site',
  async (path) => {
    const html = await (await ask(path)).text();
    const [, image = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
    const answer = await fetch(image);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  },
);

it('every file that the sitemap lists is there and leads to pages', async () => {
  const { siteUrl } = testSite();
  const locations = async (path: string) =>
    [...(await (await ask(path)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at ?? '');
  const files = await locations('/sitemap.xml');
  expect(files).toHaveLength(8);
  for (const file of files) {
    const pages = await locations(file.slice(siteUrl.length));
    const page = await fetch(pages.at(-1) ?? '');
    expect(page.status, file).toBe(200);
  }
  expect(await (await ask('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
});
