import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  chooseMember,
  isMember,
  openLoginWindow,
  watchAddresses,
  watchCalls,
} from '../../support/browser/logInByChooser.ts';
import { openPage } from '../../support/browser/openPage.ts';
import { addressOf, axeObjections, visit } from '../../support/browser/visit.ts';

const UNFINISHED = /The login was not finished/;
const REFUSED = [/status of 401/, UNFINISHED];
const gate = (page: Page) => page.getByText('로그인이 필요한 페이지 입니다');
const shelf = (page: Page) => page.getByRole('heading', { name: '찜 목록' });

/** The texts of the alerts, each closed at once. */
function watchAlerts(page: Page): string[] {
  const texts: string[] = [];
  page.context().on('dialog', async (dialog) => {
    texts.push(dialog.message());
    await dialog.dismiss();
  });
  return texts;
}

/** A detour through a page with its own browsing context group, as the page of a provider may be. */
async function cutOpener(beside: Page): Promise<void> {
  const chooser = beside.url();
  await beside.goto('/home');
  await beside.goto(chooser);
  expect(await beside.evaluate(() => window.opener === null)).toBe(true);
}

describe('a login window that lost its opener', () => {
  it('AMB-35 AUTH-15 sends its login over the channel', async () => {
    const page = await visit('/bookmark');
    const beside = await openLoginWindow(page, 'line');
    await cutOpener(beside);
    await chooseMember(beside);
    await shelf(page).waitFor();
    await page.getByText('로그인 되었습니다').waitFor();
    expect(await isMember(page)).toBe(true);
  });

  it('AUTH-16 AMB-101 completes alone when the first page is closed', async () => {
    const page = await visit('/bookmark');
    const beside = await openLoginWindow(page, 'google');
    await page.goto('/home');
    await chooseMember(beside);
    await beside.getByText('새 브라우저에서 로그인 되었습니다').waitFor();
    expect(addressOf(beside)).toBe('/home/');
    expect(await isMember(beside)).toBe(true);
  });
});

describe('forged messages', () => {
  it('AMB-34 do nothing to a page that waits for its login, which then still works', async () => {
    const page = await visit('/bookmark');
    const beside = await openLoginWindow(page, 'kakao');
    const swaps = watchCalls(page, '/auth/session');
    await page.evaluate(() => {
      const pair = { token: 'a', refreshToken: 'b', until: Date.now() + 9_000 };
      const channel = new BroadcastChannel('login');
      for (const forged of [pair, { ...pair, state: null }, { ...pair, state: 'x' }, 'x', null]) {
        window.postMessage(forged, location.origin);
        channel.postMessage(forged);
      }
    });
    await page.waitForTimeout(300);
    expect(swaps()).toBe(0);
    await gate(page).waitFor();
    await chooseMember(beside);
    await shelf(page).waitFor();
    expect(swaps()).toBe(1);
  });
});

describe('a callback', () => {
  it('AUTH-28 AUTH-22 that is opened a second time fails without harm', async () => {
    const page = await visit('/bookmark', { expectedTrouble: REFUSED });
    const alerts = watchAlerts(page);
    const addresses = watchAddresses(page);
    await chooseMember(await openLoginWindow(page, 'kakao'));
    await shelf(page).waitFor();
    const callback = addresses.find((address) => address.includes('/oauth/kakao?')) ?? '';
    const posts = watchCalls(page, '/member/kakao/login');
    const again = await page.context().newPage();
    await again.goto(callback);
    await again.getByText('회원 정보를 찾을 수 없습니다.').waitFor();
    expect(posts()).toBe(1);
    expect(alerts).toEqual(['카카오 로그인 오류']);
    expect(addressOf(again)).toBe('/oauth/kakao');
    expect(await again.getByText('로그인 중입니다').count()).toBe(0);
    expect(await isMember(page)).toBe(true);
  });

  it('GLB-04 GLB-05 GLB-06 GLB-07 GLB-08 AUTH-22 AUTH-27 ERR-10 ERR-19 that failed says what happened, and links to home', async () => {
    const page = await openPage({ expectedTrouble: [UNFINISHED] });
    const alerts = watchAlerts(page);
    await page.goto('/oauth/naver?error=access_denied&state=x');
    await page.getByText('회원 정보를 찾을 수 없습니다.').waitFor();
    expect(alerts).toEqual(['네이버 로그인 오류']);
    expect(addressOf(page)).toBe('/oauth/naver');
    expect(await axeObjections(page)).toEqual([]);
    await page.getByRole('link', { name: '홈으로 가기' }).click();
    await page.waitForURL('**/home');
  });

  it('AMB-36 that fails in a separate window has the language of the page, and can be closed', async () => {
    const page = await visit('/bookmark?lang=ja', { expectedTrouble: REFUSED });
    const alerts = watchAlerts(page);
    await page
      .context()
      .route('**/member/google/login', (route) =>
        route.fulfill({ status: 401, json: { code: 'login_failed', message: '' } }),
      );
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Googleでログイン' }).click();
    const beside = await opening;
    await chooseMember(beside);
    await beside.getByText('会員情報が見つかりません。').waitFor();
    expect(alerts).toEqual(['Googleログインエラー']);
    await beside.getByRole('heading', { name: 'Googleログイン' }).waitFor();
    expect(await isMember(page)).toBe(false);
    const closed = beside.waitForEvent('close');
    const close = beside.getByRole('main').getByRole('button', { name: '閉じる' });
    // The window may be closed before the browser has answered the press.
    await close.click().catch((trouble: unknown) => {
      if (!beside.isClosed()) throw trouble;
    });
    await closed;
  });
});

describe('a login address that does not load', () => {
  it('ERR-10 closes the window that waited for it', async () => {
    const page = await visit('/bookmark', {
      expectedTrouble: [/status of 503/, /The login failed/],
    });
    await page.route('**/member/line/url', (route) =>
      route.fulfill({ status: 503, json: { code: 'provider_unavailable', message: '' } }),
    );
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: '라인으로 로그인' }).click();
    const beside = await opening;
    if (!beside.isClosed()) await beside.waitForEvent('close');
    await page.getByText('회원 정보를 찾을 수 없습니다.').waitFor();
  });
});
