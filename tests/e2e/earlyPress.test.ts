import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { logInHere } from '../support/browser/logInHere.ts';
import { openPage } from '../support/browser/openPage.ts';
import { untilAlive } from '../support/browser/visit.ts';

/** Opens a page whose scripts arrive when `arrive` is called. */
async function openBeforeScripts(page: Page, address: string): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('main').waitFor();
  return arrive;
}

const firstHeart = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /찜/ }).first();
const mark = (page: Page) => page.locator('[data-pressed]').count();

describe('a button that is pressed before the app listens', () => {
  it('shows the press at once, and a guest is asked to log in when the app listens', async () => {
    const page = await openPage();
    const arrive = await openBeforeScripts(page, '/home');
    await firstHeart(page).click();
    expect(await mark(page)).toBe(1);
    arrive();
    await page.getByRole('dialog').getByRole('button', { name: '라인으로 로그인' }).waitFor();
    expect(await mark(page)).toBe(0);
  });

  it('adds the bookmark of a member once, however often it was pressed', async () => {
    const page = await openPage();
    await page.goto('/robots.txt');
    await logInHere(page, 'new');
    const arrive = await openBeforeScripts(page, '/contents?tabId=clinics');
    await firstHeart(page).click();
    await firstHeart(page).click();
    arrive();
    await expect.poll(() => firstHeart(page).getAttribute('aria-pressed')).toBe('true');
    const bookmarks = async () => {
      const keys = await page.request.get('/member/bookmarks/keys');
      return (await keys.json()).data.length;
    };
    await expect.poll(bookmarks).toBe(1);
  });

  it('opens the picker of filters', async () => {
    const page = await openPage();
    const arrive = await openBeforeScripts(page, '/contents?tabId=clinics');
    await page.getByRole('button', { name: '조건 추가' }).click();
    arrive();
    await page.getByRole('dialog').waitFor();
  });

  it('is not pressed twice when React handles it while the page is hydrated', async () => {
    const page = await openPage();
    await page.goto('/home');
    await untilAlive(page);
    await firstHeart(page).click();
    expect(await mark(page)).toBe(0);
  });
});
