import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { DOUBLE_PRESS_MS } from '../../../src/ui/dialog/usePressOutside.ts';
import { openPage, type PageOptions } from '../../support/browser/openPage.ts';
import { untilInteractive } from '../../support/browser/visit.ts';

/** The console for staff without a mouse. */
async function signIn(options: PageOptions = {}, next = ''): Promise<Page> {
  const page = await openPage({ width: 1_280, height: 900, ...options });
  await page.goto(next ? `/login?next=${encodeURIComponent(next)}` : '/login');
  await untilInteractive(page);
  await enter(page.getByRole('button', { name: 'operator' }));
  await page.waitForURL(/\/console/);
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function enter(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

/** Where the keyboard continues, as soon as it is there. */
const expectFocus = (place: Locator) =>
  expect
    .poll(async () => {
      const only = place.first();
      return (await only.count()) > 0 && only.evaluate((one) => one === document.activeElement);
    })
    .toBe(true);

describe('the focus in the console', () => {
  it('AMB-51 is in the inbox after the login, and in a record that the login led to', async () => {
    const page = await signIn();
    await page.getByRole('heading', { level: 1, name: '상담 목록' }).waitFor();
    await expectFocus(page.locator('main'));
    await enter(page.getByRole('link', { name: '내 계정 operator' }));
    await page.getByRole('heading', { level: 1, name: '내 계정' }).waitFor();
    await expectFocus(page.locator('main'));
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '상담 목록' }).waitFor();
    await expectFocus(page.locator('main'));
  });

  it.each([1_280, 390])(
    'AMB-51 goes into the chosen counsel and back to its row, with the list unmoved, at %d px',
    async (width) => {
      const page = await signIn({ width });
      const row = page.getByRole('article').nth(14).getByRole('link');
      const code = await row.getAttribute('href');
      await row.focus();
      const before = await row.evaluate((link) => link.getBoundingClientRect().top);
      await row.press('Enter');
      const detail = page.locator('main section', { has: button(page, '거절 또는 취소하기') });
      await expectFocus(detail);
      if (width > 1_000) {
        expect(await row.evaluate((link) => link.getBoundingClientRect().top)).toBe(before);
      }
      await page.goBack();
      await expectFocus(page.locator(`main a[href="${code}"]`));
    },
  );

  it('AMB-51 stays with the counsel after a step or a note', async () => {
    const page = await signIn({}, '/console/counsels?tab=new&page=3');
    await enter(page.getByRole('article').first().getByRole('link'));
    await enter(button(page, '확인하기'));
    await page.getByLabel('날짜', { exact: true }).waitFor();
    await expectFocus(page.getByRole('region', { name: '다음 단계' }));
    await field(page, '내부 메모').fill('전화함');
    await enter(button(page, '저장'));
    await button(page, '저장').waitFor({ state: 'detached' });
    await expectFocus(page.locator('form', { has: field(page, '내부 메모') }));
  });

  it('AMB-51 stays in a list whose page is turned, and at the end of its pages', async () => {
    const page = await signIn({}, '/console/contents');
    await enter(button(page, '다음'));
    await page.getByText('2 / ').waitFor();
    await expectFocus(page.locator('main section'));
    await enter(button(page, '이전'));
    await page.getByText('1 / ').waitFor();
    await expectFocus(page.locator('main section'));
  });

  it('AMB-50 AMB-51 stays in the editor when the pressed control disappears', async () => {
    const page = await signIn({}, '/console/contents/clinic/new');
    await field(page, '이름').fill('버릴 이름');
    await enter(button(page, '변경 내용 버리기'));
    await page.waitForTimeout(DOUBLE_PRESS_MS);
    await enter(button(page, '정말 버리기'));
    await expectFocus(page.getByRole('region', { name: '저장' }));
    const terms = page.getByRole('combobox', { name: '진료과목' });
    await terms.focus();
    await terms.press('ArrowDown');
    await terms.press('Enter');
    await enter(button(page, '추가').first());
    await expectFocus(terms);
    await terms.press('Escape');
    await enter(page.getByRole('button', { name: /삭제$/ }));
    await expectFocus(terms);

    await page.goto('/console/contents?kind=event&status=PUBLISHED');
    await untilInteractive(page);
    await enter(page.locator('main li a').last());
    await enter(button(page, '비공개로 바꾸기'));
    await expectFocus(page.getByRole('region', { name: '공개 상태' }));
    await enter(button(page, '공개하기'));
    await button(page, '종료하기').waitFor();
    await expectFocus(page.getByRole('region', { name: '공개 상태' }));
  });

  it('AMB-51 goes to the row that replaces a finished one', async () => {
    const page = await signIn({}, '/console/reviews?status=PUBLISHED');
    const rows = page.locator('main section > ul > li');
    const second = await rows.nth(2).getByRole('heading').textContent();
    await enter(button(page, '30일 숨기기').nth(1));
    await field(page, '숨기는 이유').fill('확인 중');
    await enter(rows.nth(1).locator('form button'));
    await page.getByText('리뷰를 30일 동안 숨겼어요').waitFor();
    await expectFocus(rows.nth(1));
    expect(await rows.nth(1).getByRole('heading').textContent()).toBe(second);
  });

  it('an opened page begins at its top, and its back link is in sight', async () => {
    const page = await signIn({ width: 390 }, '/console/contents?kind=event');
    await page.getByRole('link', { name: '새 이벤트' }).click();
    await field(page, '제목').waitFor();
    await expectFocus(page.locator('main section'));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('a turned page begins at its top, also one that was shown before', async () => {
    const page = await signIn({ width: 390 }, '/console/clinics');
    const firstRow = page.locator('main section li').first();
    const turn = async (name: string) => {
      const before = await firstRow.textContent();
      await button(page, name).click();
      await expect.poll(() => firstRow.textContent()).not.toBe(before);
      await expect
        .poll(() => firstRow.evaluate((row) => row.getBoundingClientRect().top))
        .toBeGreaterThan(0);
      expect(await firstRow.evaluate((row) => row.getBoundingClientRect().top)).toBeLessThan(400);
    };
    await turn('다음');
    await turn('이전');
    await turn('다음');
  });
});
