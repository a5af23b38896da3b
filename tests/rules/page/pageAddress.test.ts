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
    [`/search?q=%EA%B0%80&${TRACKING}`, '/search?q=%EA%B0%80'],
    ['/oauth/line?code=secret&state=s', '/oauth/line'],
    [`/nothing?${TRACKING}`, '/nothing'],
    ['/home?', '/home'],
  ])(
    '%s is that of %s: parameters that its screen does not read make no other page',
    (asked, address) => {
      expect(pageAddress(asked)).toBe(address);
    },
  );

  it('no page repeats parameters that it does not read', async () => {
    const readPublic = async () => Response.json({ data: [], total: 0 });
    for (const path of ['/home', '/contents?partId=eyes&', '/contents/clinic/pv', '/search']) {
      const url = `${path}${path.includes('?') ? '' : '?'}${TRACKING}`;
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

  it('all its spellings are rendered once, and so is the empty page that LINE opens', async () => {
    const rendered: string[] = [];
    const html = { html: '<p>', script: '', style: '' };
    const pages = createPages({
      render: async ({ url }) => {
        rendered.push(url);
        const boot = { config: testClientConfig, answers: null };
        return { status: 200, language: 'ko', head: '', body: '', boot, chunk: '' };
      },
      document: {
        rendered: async () => html,
        empty: async (language) => {
          rendered.push(`empty ${language}`);
          return html;
        },
      },
      addressOf: pageAddress,
      config: testClientConfig,
      readPublic: async () => Response.json({}),
      feed: fakeFeed(),
    });
    for (let visit = 0; visit < 5; visit += 1) {
      await pages(`/home?utm_source=${visit}`);
      await pages(`/contents?tabId=doctors&fbclid=${visit}&lang=ja`);
      await pages(`/liff/contents/clinic/${visit}?liff.state=${visit}&lang=ja`);
    }
    expect(rendered).toEqual(['/home', '/contents?lang=ja&tabId=doctors', 'empty ja']);
  });
});
