import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { BUTTONS, chooseMember, isMember } from '../../support/browser/logInByChooser.ts';
import { logInHere } from '../../support/browser/logInHere.ts';
import { openPage } from '../../support/browser/openPage.ts';
import { addressOf, demoRecord, untilInteractive, visit } from '../../support/browser/visit.ts';

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

  it('of a guest opens the login; if no window may open, the page itself goes there, and the press is repeated after it', async () => {
    const page = await openPage();
    await page.addInitScript(() => {
      window.open = () => null;
    });
    const { id } = await demoRecord<{ id: string }>('clinics?limit=1');
    const address = `/contents/clinic/${id}`;
    const arrive = await openBeforeScripts(page, address);
    await page.getByRole('button', { name: '찜하기' }).click();
    arrive();
    await page.getByRole('dialog').getByRole('button', { name: BUTTONS.kakao }).click();
    await chooseMember(page, 'new');
    await page.waitForURL(`**${address}`);
    await page.getByRole('button', { name: '찜 해제' }).waitFor();
    expect(await isMember(page)).toBe(true);
  });

  it('is not pressed twice when React handles it while the page is hydrated', async () => {
    const page = await openPage();
    await page.goto('/home');
    await untilInteractive(page);
    await firstHeart(page).click();
    expect(await mark(page)).toBe(0);
  });

  it('leaves no mark on the button once the app handles presses, also inside LINE', async () => {
    const page = await visit('/liff/contents?tabId=clinics&lang=ko');
    await page.getByRole('button', { name: '조건 추가' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await mark(page)).toBe(0);
  });
});

describe('a tab that is pressed before the app listens', () => {
  it.each([
    ['/contents?lang=ja', 'イベント', '/contents?lang=ja&tabId=events'],
    ['/contents?tabId=events&partId=eyes', '의사', '/contents?tabId=doctors&partId=eyes'],
  ])('leads from %s to its list, and the next one is changed in place', async (from, name, to) => {
    const page = await openPage();
    const arrive = await openBeforeScripts(page, from);
    await page.getByRole('tab', { name }).click();
    const chosen = page.getByRole('tab', { name, selected: true });
    await chosen.waitFor();
    expect(addressOf(page)).toBe(to);
    await page.getByRole('main').getByRole('article').first().waitFor();
    arrive();
    await untilInteractive(page);
    await chosen.waitFor();
    await page.getByRole('tab').last().click();
    await page.getByRole('tab', { selected: true }).last().waitFor();
    expect(addressOf(page)).toBe(to.replace(/tabId=\w+/, 'tabId=reviews'));
  });

  it('of a record leads to its reviews', async () => {
    const { id } = await demoRecord<{ id: string }>('clinics?limit=1');
    const page = await openPage();
    const arrive = await openBeforeScripts(page, `/contents/clinic/${id}`);
    await page.getByRole('tab').last().click();
    await page.waitForURL('**?tabId=review');
    arrive();
    await untilInteractive(page);
    const last = page.getByRole('tab').last();
    expect(await last.getAttribute('aria-selected')).toBe('true');
  });
});
