import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { logInHere } from '../../support/browser/logInHere.ts';
import { openPage, type PageOptions } from '../../support/browser/openPage.ts';
import {
  addressOf,
  axeObjections,
  demoRecord,
  untilInteractive,
  visit,
} from '../../support/browser/visit.ts';
import { widthsTooNarrow } from '../../support/browser/widths.ts';

const KINDS = ['clinic', 'doctor', 'event', 'review'] as const;
const TABS = { clinic: '의원', doctor: '의사', event: '이벤트', review: '리뷰' };

async function openAsMember(who: 'first' | 'new', options: PageOptions = {}): Promise<Page> {
  const page = await openPage(options);
  await logInHere(page, who);
  await page.goto('/home');
  await untilInteractive(page);
  return page;
}

/** A new member chooses a name before their data show. */
async function chooseName(page: Page): Promise<void> {
  await navigation(page, '찜').click();
  await page.waitForURL('**/reset-nickname');
  await page.getByText('리뷰에 보일 이름을 정해주세요').waitFor();
  const name = `새회원${Date.now() % 10_000_000}`;
  await page.getByRole('textbox', { name: '닉네임' }).fill(name);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/my-page');
  await page.getByRole('link', { name }).waitFor();
}

const navigation = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name, exact: true });
const tab = (page: Page, kind: keyof typeof TABS) =>
  page.getByRole('tab', { name: TABS[kind], exact: true });
const main = (page: Page) => page.getByRole('main');
const add = (page: Page) => page.getByRole('button', { name: '찜하기', exact: true });
const remove = (page: Page) => page.getByRole('button', { name: '찜 해제', exact: true });

describe('a member', () => {
  it('GEN-06 BKM-02 bookmarks one of each kind by links and buttons, finds them and removes them; axe objects to nothing afterwards', async () => {
    const page = await openAsMember('new', { colorScheme: 'dark' });
    await chooseName(page);
    for (const kind of KINDS) {
      await navigation(page, '둘러보기').click();
      await page.waitForURL('**/contents');
      await tab(page, kind).click();
      await page.waitForURL('**tabId=*');
      const link = main(page).getByRole('tabpanel', { name: TABS[kind] }).locator('h3 a').first();
      const name = (await link.textContent()) ?? '';
      await link.click();
      await page.waitForURL(`**/contents/${kind}/*`);
      await add(page).click();
      await page.getByText('찜이 추가되었습니다').waitFor();
      await remove(page).waitFor();

      await navigation(page, '찜').click();
      await page.waitForURL('**/bookmark');
      await tab(page, kind).click();
      const card = main(page).getByRole('article');
      await card.getByRole('link', { name }).waitFor();
      expect(await card.count()).toBe(1);
    }
    await page.reload();
    await untilInteractive(page);
    for (const kind of KINDS) {
      await tab(page, kind).click();
      const removal = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
      const heart = main(page).getByRole('button', { name: /찜하기$/ });
      await heart.click();
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
      // The reload below would cancel a request that is still running.
      await (await removal).finished();
    }
    await page.getByText('찜이 해제되었습니다').first().waitFor();
    await page.reload();
    await main(page).getByText('찜한 리뷰가 없습니다').waitFor();
    expect(await axeObjections(page)).toEqual([]);
    await page.goto('/my-page');
    await page.getByRole('button', { name: '회원 탈퇴' }).click();
    await page.getByRole('dialog', { name: '정말 탈퇴할까요?' }).waitFor();
    expect(await axeObjections(page)).toEqual([]);
  });

  it('BKM-08 marks a card without leaving the list, and Back finds it marked', async () => {
    const page = await openAsMember('new');
    await page.goto('/contents');
    await untilInteractive(page);
    const heart = main(page).getByRole('article').nth(1).getByRole('button');
    await heart.waitFor();
    expect(await heart.boundingBox()).toMatchObject({ width: 44, height: 44 });
    await heart.click();
    await page.getByText('찜이 추가되었습니다').waitFor();
    expect(addressOf(page)).toBe('/contents');
    await main(page).getByRole('article').nth(1).locator('h3 a').click();
    await remove(page).click();
    await page.getByText('찜이 해제되었습니다').waitFor();
    await page.goBack();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
  });
});

it('DOC-15 the action bar is directly above the bottom navigation and stays there', async () => {
  const page = await visit(`/contents/clinic/${(await demoRecord('clinics?limit=1')).id}`);
  const bar = page.locator('[data-actions]');
  const isInPlace = async () => {
    const [above, below] = await Promise.all([
      bar.boundingBox(),
      page.getByRole('navigation', { name: '주 메뉴' }).boundingBox(),
    ]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBe(below?.y);
    expect(above?.height).toBe(64);
  };
  await isInPlace();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await isInPlace();
  const last = await main(page).locator(':scope > :last-child').boundingBox();
  const top = (await bar.boundingBox())?.y ?? 0;
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top);
});

it('GEN-01 is not wider than the window at any width', async () => {
  const page = await openAsMember('first');
  for (const path of [
    '/bookmark',
    '/my-page',
    '/my-page/reviews',
    '/my-page/sessions',
    '/reset-nickname',
  ]) {
    await page.goto(`${path}?lang=ja`);
    await untilInteractive(page);
    await main(page).getByRole('heading', { level: 1 }).waitFor();
    expect(await widthsTooNarrow(page), path).toEqual([]);
  }
});
