import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBesideLine, openInLine } from '../../support/browser/openInLine.ts';
import { addressOf } from '../../support/browser/visit.ts';
import { type LineServer, startLineServer } from '../../support/fakes/lineServer.ts';

const TOAST = '라인 앱에서 로그인 되었습니다.';

let line: LineServer;
beforeAll(async () => {
  line = await startLineServer();
}, 120_000);
afterAll(() => line.stop());

async function firstClinic(): Promise<{ id: string }> {
  const answer = await fetch(`${line.siteUrl}/public/clinics?limit=1`);
  const { data } = (await answer.json()) as { data: [{ id: string }] };
  return data[0];
}

/** How often the page has sent an ID token. */
function countExchanges(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/member/line/liff-login')) count += 1;
  });
  return () => count;
}

const isMember = async (page: Page) => (await page.request.get('/member/my-info')).ok();

describe('the app inside LINE', () => {
  it('AUTH-17 AMB-37 logs in by itself, says so, and opens the start page', async () => {
    const { page, open } = await openInLine(line);
    const exchanges = countExchanges(page);
    await open();
    await page.getByText(TOAST).waitFor();
    await page.getByRole('heading', { name: '인기 리뷰' }).waitFor();
    expect(addressOf(page)).toBe('/liff/home/');
    expect(await isMember(page)).toBe(true);
    expect(exchanges()).toBe(1);
  });

  it('AUTH-17 I18N-01 a link to a page stays there, without tokens in the address, and its language has priority', async () => {
    const { page, open } = await openInLine(line, { state: { endpointQuery: '?lang=ja' } });
    await open('/search?q=모&lang=ko');
    await page.getByText(TOAST).waitFor();
    await page.getByRole('heading', { name: '통합검색' }).waitFor();
    const { pathname, searchParams, hash } = new URL(page.url());
    expect([pathname, hash]).toEqual(['/liff/search', '']);
    expect(Object.fromEntries(searchParams)).toEqual({ q: '모', lang: 'ko' });
  });

  it('AMB-79 shows the page of the server before LINE has answered, in Japanese where neither LINE nor the phone is Korean; a link that is pressed then waits for the login', async () => {
    const { page, open } = await openInLine(line, { locale: 'en-US', appLanguage: 'en' });
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/verify/, async (route) => {
      await answered;
      await route.fallback();
    });
    const asked = page.waitForRequest(/verify/);
    await open('/search');
    await page.getByRole('heading', { name: '総合検索' }).waitFor();
    await asked;
    await page.getByRole('link', { name: 'ホーム' }).click();
    expect(new URL(page.url()).pathname).toBe('/liff/');
    answer();
    await page.getByText('LINEアプリでログインしました。').waitFor();
    await page.waitForURL('**/liff/home?lang=ja');
    expect(await isMember(page)).toBe(true);
  });

  it("I18N-01 uses the language of its address in LINE's console, also for the notices of a new member", async () => {
    const { page, open } = await openInLine(line, {
      idToken: await line.idToken({ sub: 'reads-japanese' }),
      locale: 'en-US',
      state: { endpointQuery: '?lang=ja' },
    });
    await open('/search?q=모');
    await page.getByRole('heading', { name: '総合検索' }).waitFor();
    await page.getByText('LINEアプリでログインしました。').waitFor();
    expect(addressOf(page)).toBe('/liff/search?lang=ja&q=모');
    const { data } = await (await page.request.get('/member/my-info')).json();
    expect(data.language).toBe('ja');
  });

  it('AMB-79 is Korean where LINE is Korean, also on a Japanese phone', async () => {
    const { page, open } = await openInLine(line, { appLanguage: 'ko', locale: 'ja-JP' });
    await open('/search');
    await page.getByRole('heading', { name: '통합검색' }).waitFor();
    expect(addressOf(page)).toBe('/liff/search');
  });

  it('MBR-13 a link to a page of members waits for the login, and never flashes the login page', async () => {
    const { page, open } = await openInLine(line);
    const seen: string[] = [];
    await page.exposeFunction('tellSeen', (text: string) => seen.push(text));
    await page.addInitScript(() => {
      const tell = (window as unknown as { tellSeen: (text: string) => void }).tellSeen; // exposed above
      new MutationObserver(() => tell(document.body?.textContent ?? '')).observe(document, {
        childList: true,
        subtree: true,
      });
    });
    await open('/my-page');
    await page.getByText(TOAST).waitFor();
    await page.waitForURL('**/liff/reset-nickname');
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((text) => text.includes('로그인이 필요한'))).toEqual([]);
  });
});

describe('the login modal inside LINE', () => {
  it('AUTH-17 AUTH-18 AMB-39 is gone after the press, which is done then; Back leads to the page below it', async () => {
    const { id } = await firstClinic();
    const { page, open } = await openInLine(line);
    await page.addInitScript(() => sessionStorage.setItem('line-app-login logged out', 'yes'));
    await open(`/contents/clinic/${id}`);
    await page.getByRole('button', { name: '상담 예약하기' }).click();
    const modal = page.getByRole('dialog', { name: '로그인' });
    await modal.getByRole('button', { name: '라인으로 로그인' }).click();
    await page.getByText(TOAST).waitFor();
    await page.waitForURL('**/liff/home/');
    await page.getByRole('dialog', { name: '상담 예약하기' }).waitFor();
    expect(await modal.count()).toBe(0);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goBack();
    await page.waitForURL(`**/liff/contents/clinic/${id}`);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('a token that our server refuses', () => {
  const HOUR = 3_600;
  const old = () => {
    const now = Math.floor(Date.now() / 1_000);
    return line.idToken({ iat: now - 30 * HOUR, exp: now + HOUR });
  };

  it('is renewed by LINE, and the login continues where it was', async () => {
    const { page, state, open } = await openInLine(line, {
      idToken: await old(),
      expectedTrouble: [/401|400/],
    });
    const exchanges = countExchanges(page);
    await open('/search');
    await page.getByText(TOAST).waitFor();
    expect(addressOf(page)).toBe('/liff/search');
    expect(state.asked.filter((path) => path.includes('/authorize'))).toHaveLength(1);
    expect(exchanges()).toBe(2);
    expect(await isMember(page)).toBe(true);
  });
});

describe('the same address in an ordinary browser', () => {
  it('AMB-37 leads through the login of LINE, which says that it is done; a visitor who declines it continues as a guest on the same page', async () => {
    const { page, state } = await openBesideLine(line, { state: { declines: true } });
    await page.goto('/liff/bookmark?lang=ja');
    const asked = page.waitForRequest(/liff\/v1\/authorize/);
    await page.getByRole('button', { name: 'LINEでログイン' }).click();
    await asked;
    await page.waitForURL('**/liff/bookmark?lang=ja');
    delete state.declines;
    await page.getByRole('button', { name: 'LINEでログイン' }).click();
    await page.getByText('ログインしました', { exact: true }).waitFor();
    await page.waitForURL('**/liff/reset-nickname?lang=ja');
    expect(state.asked.filter((path) => path.includes('/authorize'))).toHaveLength(2);
    expect(await isMember(page)).toBe(true);
  });
});
