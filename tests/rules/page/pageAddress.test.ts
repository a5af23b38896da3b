import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPages } from '../../../server/http/pages/pages.ts';
import { pageAddress, renderPage } from '../../../src/entryServer.tsx';
import { testClientConfig } from '../../support/app/testClientConfig.ts';
import { fakeFeed } from '../../support/fakes/fakeFeed.ts';

const TRACKING = 'utm_source=mail&utm_medium=x&fbclid=1&gclid=2&NaPm=ct%3D3';

describe('the address of a page', () => {
  it.each([
    [`/home?${TRACKING}`, '/home'],
    [`/home?lang=ja&${TRACKING}`, '/home?lang=ja'],
    [`/home?tabId=doctors&q=a`, '/home'],
    [
      `/contents?${TRACKING}&partId=eyes&tabId=doctors&lang=ja`,
      '/contents?lang=ja&tabId=doctors&partId=eyes',
    ],
    ['/contents?tabId=doctors&tabId=events', '/contents?tabId=doctors'],
    ['/contents?view=map&partId=eyes', '/contents?partId=eyes'],
    [`/contents/clinic/a?tabId=review&${TRACKING}`, '/contents/clinic/a?tabId=review'],
    [
      `/contents/doctor/a?sort=rating&photos=true&tabId=review&region=seoul`,
      '/contents/doctor/a?tabId=review&photos=true&sort=rating',
    ],
    [`/search?q=%EA%B0%80&${TRACKING}`, '/search?q=%EA%B0%80'],
    ['/oauth/line?code=secret&state=s', '/oauth/line'],
    [`/nothing?${TRACKING}`, '/nothing'],
    ['/home?', '/home'],
    [`/liff/?lang=ja&liff.state=%2Fsearch%3Fq%3Da&${TRACKING}`, '/liff/search?lang=ja&q=a'],
    ['/liff/', '/liff/home/?lang=ja'],
    ['/liff/?liff.state=%2F..%2F..%2Fhome', '/liff/home/?lang=ja'],
  ])(
    '%s is that of %s: parameters that its screen does not read make no other page',
    (asked, address) => {
      expect(pageAddress(asked)).toBe(address);
    },
  );

  it.each([
    ['ja', '/liff/home?lang=ja'],
    ['ko-KR,ko;q=0.9,ja;q=0.8', '/liff/home'],
    ['ja,ko;q=0.9', '/liff/home?lang=ja'],
    ['', '/liff/home?lang=ja'],
  ])('AMB-79 inside LINE on a device with %j is that of %s', (acceptLanguage, address) => {
    expect(pageAddress('/liff/home', acceptLanguage)).toBe(address);
  });

  it('AMB-79 inside LINE with a language is the same on every device', () => {
    expect(pageAddress('/liff/home?lang=ja', 'ko')).toBe('/liff/home?lang=ja');
    expect(pageAddress('/home', 'ja')).toBe('/home');
  });

  it('inside LINE leads to pages inside LINE', async () => {
    const readPublic = async () => Response.json({ data: [], total: 0 });
    const { body } = await renderPage({
      url: '/liff/home/?lang=ja',
      config: testClientConfig,
      readPublic,
    });
    const links = [...body.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href ?? '');
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((href) => !href.startsWith('/liff/'))).toEqual([]);
    expect(links.filter((href) => !/lang=(ja|ko)/.test(href))).toEqual([]);
  });

  it('no page repeats parameters that it does not read', async () => {
    const readPublic = async () => Response.json({ data: [], total: 0 });
    for (const path of ['/home', '/contents?partId=eyes&', '/contents/clinic/pv', '/search']) {
      const url = pageAddress(`${path}${path.includes('?') ? '' : '?'}${TRACKING}`);
      const { head, body, boot } = await renderPage({ url, config: testClientConfig, readPublic });
      expect(head + body + JSON.stringify(boot)).not.toMatch(/utm_|fbclid|gclid|NaPm/);
    }
  });

  it('the same answers make the same page at another time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const readPublic = async () => Response.json({ data: [], total: 0 });
    const renderAt = async (time: string) => {
      vi.setSystemTime(time);
      const page = await renderPage({ url: '/contents', config: testClientConfig, readPublic });
      return JSON.stringify(page);
    };
    const morning = await renderAt('2026-11-23T09:00:00Z');
    expect(morning).toContain('dehydratedAt');
    expect(await renderAt('2026-11-23T09:05:00Z')).toBe(morning);
  });

  it('all its spellings are rendered once, also inside LINE', async () => {
    const rendered: string[] = [];
    const html = { html: '<p>', script: '', style: '' };
    const pages = createPages({
      render: async ({ url }) => {
        rendered.push(url);
        const boot = { config: testClientConfig, answers: null };
        return { status: 200, address: url, language: 'ko', head: '', body: '', boot, scripts: [] };
      },
      document: async () => html,
      addressOf: pageAddress,
      config: testClientConfig,
      readPublic: async () => Response.json({}),
      feed: fakeFeed(),
    });
    for (let visit = 0; visit < 5; visit += 1) {
      await pages(`/home?utm_source=${visit}`);
      await pages(`/contents?tabId=doctors&fbclid=${visit}&lang=ja`);
      await pages(`/liff/?liff.state=%2Fcontents%3Futm_source%3D${visit}&lang=ja`);
      await pages(`/liff/contents?liff.hback=${visit}&lang=ja`);
    }
    expect(rendered).toEqual([
      '/home',
      '/contents?lang=ja&tabId=doctors',
      '/liff/contents?lang=ja',
    ]);
  });
});
