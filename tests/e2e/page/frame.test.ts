import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../contract/plain/language.ts';
import { type Namespace, textFile } from '../../../src/i18n/i18n.ts';
import { visited } from '../../support/browser/looks.ts';
import { openPage } from '../../support/browser/openPage.ts';
import { demoRecord, untilInteractive, visit } from '../../support/browser/visit.ts';
import { widthsTooNarrow } from '../../support/browser/widths.ts';

const detailAddresses = async () => {
  const idOf = async (kind: string) => (await demoRecord<{ id: string }>(`${kind}s?limit=1`)).id;
  const kinds = ['clinic', 'doctor', 'event', 'review'];
  return Promise.all(kinds.map(async (kind) => `/contents/${kind}/${await idOf(kind)}`));
};

const manifest = JSON.parse(readFileSync('dist/web/manifest.json', 'utf8'));

/** The built file of some texts. */
const textAsset = (language: Language, namespace: Namespace): string =>
  manifest[textFile(language, namespace)].file;

describe('the start', () => {
  it('GLB-10 without server rendering a loader shows, then the page', async () => {
    const page = await openPage();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/liff\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    // The same page without the markup of the server, e.g. after the screen of a start that failed.
    await page.route('**/liff/search', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        /(<div id="root").*(<script type="application\/json")/s,
        '$1></div>$2',
      );
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/liff/search', { waitUntil: 'commit' });
    await page.locator('#root').waitFor({ state: 'attached' });
    const loader = () => {
      const root = document.getElementById('root');
      return root && [root.childElementCount, getComputedStyle(root, '::after').animationName];
    };
    await expect.poll(() => page.evaluate(loader)).toEqual([0, 'spin']);
    release();
    await page.getByRole('heading', { name: '통합검색', level: 1 }).waitFor();
  });

  it('GLB-10 a server-rendered page is there at once, and does not change', async () => {
    const page = await openPage();
    await page.goto('/home', { waitUntil: 'domcontentloaded' });
    const drawn = await page.getByRole('main').textContent();
    await untilInteractive(page);
    expect(await page.getByRole('main').textContent()).toBe(drawn);
  });

  it('I18N-06 if a translation does not load, the page stays Korean and works', async () => {
    const page = await openPage({
      expectedTrouble: [/Texts could not be loaded: ja/, /ERR_FAILED/],
    });
    await page.route(`**/${textAsset('ja', 'everywhere')}`, (route) => route.abort());
    await page.goto('/search?lang=ja');
    await untilInteractive(page);
    await page.getByRole('heading', { name: '통합검색', level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('ko');
  });
});

describe('the texts of the page', () => {
  it('I18N-01 load beside the app, in the language of the page', async () => {
    const page = await openPage();
    const preloaded = async (address: string) => {
      const html = (await (await page.goto(address))?.text()) ?? '';
      const all = (['ko', 'ja'] as const).flatMap((language) =>
        (['everywhere', 'browsing', 'membership'] as const).map(
          (namespace) => [`${language} ${namespace}`, textAsset(language, namespace)] as const,
        ),
      );
      return all.filter(([, file]) => html.includes(file)).map(([name]) => name);
    };
    expect(await preloaded('/home')).toEqual(['ko everywhere']);
    expect(await preloaded('/search')).toEqual(['ko everywhere', 'ko browsing']);
    expect(await preloaded('/search?lang=ja')).toEqual(['ja everywhere', 'ja browsing']);
  });

  it('I18N-06 without any texts the page stays as the server drew it, and its links lead on', async () => {
    const page = await openPage({
      expectedTrouble: [
        /Texts could not be loaded: ko/,
        /ERR_FAILED/,
        /There are no texts to show/,
      ],
    });
    await page.route(`**/${textAsset('ko', 'everywhere')}`, (route) => route.abort());
    const givenUp = page.waitForEvent('pageerror');
    await page.goto('/home');
    await givenUp;
    await page.getByRole('link', { name: '둘러보기' }).first().click();
    await page.waitForURL('**/contents');
  });
});

describe('the place on the page', () => {
  it('GLB-11 a reload, a return and a modal leave it where it was', async () => {
    const page = await visit('/home');
    await page.evaluate(() => scrollTo(0, 1_200));
    await page.waitForFunction(() => scrollY === 1_200);
    await page.reload();
    await untilInteractive(page);
    await page.waitForFunction(() => Math.abs(scrollY - 1_200) < 2);
    await page.getByRole('link', { name: '둘러보기' }).first().click();
    await page.waitForURL('**/contents');
    await page.goBack();
    await page.waitForFunction(() => Math.abs(scrollY - 1_200) < 2);
    // The page behind an open modal does not move.
    await page.evaluate(() => scrollTo(0, 500));
    await page.getByRole('link', { name: '통합검색 열기' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => scrollY)).toBe(500);
  });
});

describe('on a slow connection', () => {
  it('STATE-01 a press shows a sign before its modal is loaded, and a second press waits', async () => {
    const page = await visit('/home');
    let come: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    const search = page.getByRole('link', { name: '통합검색 열기' });
    await search.click();
    const sign = page.getByRole('status').filter({ hasText: '불러오는 중' });
    await sign.waitFor();
    await expect
      .poll(() => sign.evaluate((it) => Number(getComputedStyle(it.parentElement ?? it).opacity)))
      .toBe(1);
    const box = await search.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    come();
    await page.getByRole('dialog').waitFor();
    await sign.waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: '인기 리뷰' }).waitFor();
  });
});

describe('without a connection', () => {
  it('a quiet bar says so until there is one again', async () => {
    const page = await visit('/home');
    const bar = page.getByText('인터넷에 연결되어 있지 않아요');
    // A picture that is still on its way would fail.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await bar.waitFor();
    const box = await bar.boundingBox();
    const navigation = await page.getByRole('navigation', { name: '주 메뉴' }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((navigation?.y ?? 0) + 1);
    await page.context().setOffline(false);
    await bar.waitFor({ state: 'detached' });
  });
});

describe('by keyboard', () => {
  it('GLB-11 the first stop skips to the content, and a link leads to the top of the next page', async () => {
    const page = await visit('/home');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: '본문으로 바로가기' });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.keyboard.press('Tab');
    const isInside = () => document.activeElement?.closest('main') !== null;
    expect(await page.evaluate(isInside)).toBe(true);
    // A link leads to the top of the next page, and the focus with it.
    await page.getByRole('article').getByRole('link').nth(2).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/contents/review/*');
    const place = () => [scrollY, document.activeElement?.id];
    await expect.poll(() => page.evaluate(place)).toEqual([0, 'content']);
  });
});

describe('the column', () => {
  const addresses = async () => [
    '/home',
    '/search?q=모',
    '/bookmark',
    '/contents',
    '/contents?tabId=events',
    '/contents?partId=body&concernId=local-fat',
    ...(await detailAddresses()),
  ];

  it('GEN-01 nothing sticks out, at any width; on a computer it is in the middle, 448 px wide', async () => {
    const page = await openPage();
    for (const address of await addresses()) {
      for (const language of visited(['ja'], ['ko'])) {
        await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
        expect(await widthsTooNarrow(page), address).toEqual([]);
        const box = await page.locator('.app-column').boundingBox();
        expect([box?.x, box?.width], address).toEqual([416, 448]);
      }
    }
  });

  it('NAV-10 the chosen tab is in view where not all of them fit', async () => {
    const [clinic = ''] = await detailAddresses();
    const page = await visit(`${clinic}?tabId=review&lang=ja`, { width: 320 });
    const tab = page.getByRole('tab', { selected: true });
    const rightEdge = async () => {
      const box = await tab.boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0);
    };
    await expect.poll(rightEdge).toBeLessThanOrEqual(320);
    await page.getByRole('tab').first().click();
    await expect.poll(async () => (await tab.boundingBox())?.x).toBeGreaterThanOrEqual(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('buttons and links in the bars are large enough for a thumb', async () => {
    const [clinic = ''] = await detailAddresses();
    const page = await visit(clinic, { width: 320 });
    for (const part of [page.getByRole('banner'), page.getByRole('tablist'), bottom(page)]) {
      const controls = part.locator('a, button');
      for (const control of await controls.all()) {
        const box = await control.boundingBox();
        expect(Math.min(box?.height ?? 0, 44), await control.innerHTML()).toBe(44);
      }
    }
  });
});

const bottom = (page: Page) => page.getByRole('navigation', { name: '주 메뉴' });
