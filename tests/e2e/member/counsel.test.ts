import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { CONSENT_PURPOSES, CONSENT_VERSION } from '../../../contract/plain/consent.ts';
import { logInHere } from '../../support/browser/logInHere.ts';
import { LOOKS } from '../../support/browser/looks.ts';
import { openPage, testSite } from '../../support/browser/openPage.ts';
import {
  addressOf,
  axeObjections,
  demoRecord,
  untilInteractive,
  visit,
} from '../../support/browser/visit.ts';
import { isWide } from '../../support/browser/widths.ts';

/** In this window: the demonstration's first member, or a new one. */
async function logIn(page: Page, who: 'first' | 'new'): Promise<void> {
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: /^(라인으로 로그인|LINEでログイン)$/ }).click();
  await page.waitForURL('**/demo-login/choose/**');
  const choices = page.getByRole('button');
  await (who === 'first' ? choices.first() : choices.last()).click();
  await page.waitForURL((url) => !/^\/(demo-login|oauth)\//.test(url.pathname));
  await untilInteractive(page);
}

const book = (page: Page) => page.getByRole('button', { name: '상담 예약하기' });
const text = (page: Page) => page.getByRole('textbox', { name: '상담 내용' });
const dialog = (page: Page) => page.getByRole('dialog');

/** The page of a clinic after a login: the press that began it opens the booking modal (AMB-39). */
async function comeToBook(who: 'first' | 'new' = 'new'): Promise<Page> {
  const { id } = await demoRecord('clinics?limit=1');
  const page = await visit(`/contents/clinic/${id}`);
  await book(page).click();
  await logIn(page, who);
  await text(page).waitFor();
  expect(addressOf(page)).toBe(`/contents/clinic/${id}`);
  return page;
}

describe('a counsel', () => {
  it('CSL-10 CSL-15 the modal sits a tenth from the top, and fits a small phone', async () => {
    const page = await comeToBook();
    await text(page).waitFor();
    const top = async () => Math.round((await dialog(page).boundingBox())?.y ?? 0);
    await expect.poll(top).toBe(84);
    const lines = await text(page).evaluate((box) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(box);
      const inner =
        box.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
      return inner / Number.parseFloat(lineHeight);
    });
    expect(lines).toBeGreaterThanOrEqual(4.99);

    await page.setViewportSize({ width: 320, height: 568 });
    await expect.poll(top).toBe(57);
    await dialog(page).getByRole('button', { name: '라인 친구추가' }).click();
    const agree = page.getByRole('button', { name: '동의하고 예약하기' });
    await agree.scrollIntoViewIfNeeded();
    const box = await agree.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(568);
    expect(await isWide(page)).toBe(false);
  });
});

describe('messages above the modal', () => {
  it('TOAST-02 leave its title in view and close by a press', async () => {
    const { id } = await demoRecord('clinics?limit=1');
    const page = await openPage({ width: 360 });
    await logInHere(page);
    const text = { version: CONSENT_VERSION, language: 'ko' };
    await page.request.post('/member/consents', {
      data: { clinic_id: id, purposes: CONSENT_PURPOSES, ...text },
      headers: { Origin: testSite().siteUrl },
    });
    await page.goto(`/contents/clinic/${id}`);
    await untilInteractive(page);
    const messages = page.locator('.Toastify__toast');
    const heart = page.getByRole('button', { name: /^찜하기$|^찜 해제$/ });
    await heart.click();
    await expect.poll(() => messages.count()).toBe(1);
    await heart.click();
    await expect.poll(() => messages.count()).toBe(2);
    await book(page).click();
    await dialog(page).getByRole('button', { name: '라인 친구추가' }).click();

    const title = dialog(page).getByRole('heading', { name: '라인 친구추가' });
    await messages.getByText('상담이 예약되었습니다').waitFor();
    expect(await messages.count()).toBeGreaterThan(1);
    const top = (await title.boundingBox())?.y ?? 0;
    const bottoms = await messages.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().bottom),
    );
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(top);

    // Around an open modal no press works, and the messages are there, too.
    const close = messages.first().locator('button');
    const { x, y } = (await close.boundingBox()) ?? { x: 0, y: 0 };
    await page.touchscreen.tap(x + 22, y + 22);
    await messages.getByText('상담이 예약되었습니다').waitFor({ state: 'detached' });
    expect(await title.count()).toBe(1);
  });
});

describe.each(LOOKS)('$lang, $colorScheme', ({ lang, colorScheme }) => {
  it('CSL-11 CSL-13 axe objects to nothing on the way to a counsel', async () => {
    const { id } = await demoRecord('doctors?limit=1', () => true);
    const page = await visit(`/contents/doctor/${id}`, { colorScheme });
    await book(page).click();
    await logIn(page, 'new');
    await text(page).waitFor();
    expect(await axeObjections(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: '라인 친구추가' }).click();
    await page.getByText('자세히 보기').first().click();
    await page.getByText('이용 목적').first().waitFor();
    expect(await axeObjections(page)).toEqual([]);
    await page.getByRole('checkbox', { name: '모두 동의해요' }).check();
    await page.getByRole('button', { name: '동의하고 예약하기' }).click();
    await page.getByText('지금은 라인 상담을 준비하고 있어요').waitFor();
    expect(await axeObjections(page)).toEqual([]);
  });

  it('CSL-04 AMB-17 axe objects to nothing in the history and its pages', async () => {
    const page = await visit(`/counsel?lang=${lang}`, { colorScheme, width: 320 });
    await logIn(page, 'first');
    const rows = page.getByRole('article');
    await rows.first().waitFor();
    expect(await axeObjections(page)).toEqual([]);
    expect(await isWide(page)).toBe(false);
    await rows.first().getByRole('heading').getByRole('link').click();
    await page.getByRole('list', { name: /^(진행 단계|進行段階)$/ }).waitFor();
    expect(await axeObjections(page)).toEqual([]);
    expect(await isWide(page)).toBe(false);
  });
});
