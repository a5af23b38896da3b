import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../support/browser/openPage.ts';
import { untilInteractive, visit, watchApi } from '../../support/browser/visit.ts';

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const trail = (page: Page) => page.getByRole('navigation', { name: '현재 위치' });
const pressPlus = (page: Page) => page.getByRole('button', { name: '조건 추가' }).click();

async function total(page: Page, path: string): Promise<number> {
  const answer = await page.request.get(`/public/${path}`);
  return ((await answer.json()) as { total: number }).total;
}

/** Tags of cards that lie outside their row. */
const tagsOutside = (page: Page) =>
  page.locator('article li').evaluateAll((tags) =>
    tags
      .filter((tag) => {
        const row = tag.parentElement?.parentElement?.getBoundingClientRect();
        const { bottom, right } = tag.getBoundingClientRect();
        return !row || bottom > row.bottom + 1 || right > row.right + 1;
      })
      .map((tag) => tag.textContent),
  );

/** Former prices of which only a part is in the line of the price. */
const cutPrices = (page: Page) =>
  page.locator('article s').evaluateAll((all) =>
    all
      .filter((price) => {
        const line = price.closest('p')?.getBoundingClientRect();
        const box = price.getBoundingClientRect();
        return line && box.top < line.bottom - 1 && box.right > line.right + 1;
      })
      .map((price) => price.textContent),
  );

describe('the browse area', () => {
  it.each([
    ['clinics', 'ko'],
    ['doctors', 'ja'],
  ])('EVT-12 CLN-25 every tag of a card of %s has a place in its row, in %s', async (tab, lang) => {
    const page = await visit(`/contents?tabId=${tab}&lang=${lang}`, { width: 360 });
    expect(await page.locator('article li').count()).toBeGreaterThan(5);
    expect(await tagsOutside(page)).toEqual([]);
  });

  it('EVT-12 EVT-13 AMB-59 BKM-02 a card of an event shows tags, former price and last day whole, and takes presses where they belong', async () => {
    const page = await visit('/contents?tabId=events&lang=ja', { width: 360 });
    expect(await page.locator('article li').count()).toBeGreaterThan(5);
    expect(await tagsOutside(page)).toEqual([]);
    expect(await page.locator('article s').count()).toBeGreaterThan(5);
    expect(await cutPrices(page)).toEqual([]);

    const hit = await page
      .locator('article')
      .first()
      .evaluate((card) => {
        const at = (element: Element | null) => {
          const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
          return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a, button')
            ?.tagName;
        };
        return { picture: at(card.querySelector('img')), heart: at(card.querySelector('button')) };
      });
    expect(hit).toEqual({ picture: 'A', heart: 'BUTTON' });

    const days = page.locator('article').getByText(/^('\d\d\.)?\d+\.\d+まで/);
    expect(await days.count()).toBeGreaterThan(5);
    const cut = await days.evaluateAll((all) =>
      all
        .filter((day) => {
          const text = document.createRange();
          text.selectNodeContents(day);
          const place = day.closest('p');
          return text.getBoundingClientRect().right > (place?.getBoundingClientRect().right ?? 0);
        })
        .map((day) => day.textContent),
    );
    expect(cut).toEqual([]);
  });

  it.each([
    ['doctors', '의사', '명'],
    ['events', '이벤트', '개'],
  ])(
    'GEN-03 BRW-04 BRW-06 %s are rendered without JavaScript, filtered as the address says',
    async (tab, name, unit) => {
      const page = await visit(`/contents/?tabId=${tab}&specialtyId=dermatology`, {
        javaScript: false,
      });
      const count = await total(page, `${tab}?specialtyId=dermatology&limit=1`);
      expect(await page.getByText(`${name} ${count}${unit}`, { exact: true }).isVisible()).toBe(
        true,
      );
      expect(await page.getByRole('article').count()).toBe(Math.min(count, 20));
      expect(await trail(page).getByRole('listitem').allTextContents()).toEqual([
        '둘러보기',
        '피부과',
      ]);
      expect(await page.getByRole('link', { name: '나비' }).count()).toBe(0);
    },
  );

  it('GEN-03 BRW-31 reviews are rendered without JavaScript', async () => {
    const page = await visit('/contents?tabId=reviews', { javaScript: false });
    expect(await page.getByRole('article').count()).toBe(10);
    expect(await page.getByText(/건의 리뷰가 검색되었습니다/).isVisible()).toBe(true);
  });

  it.each([
    '?tabId=doctors',
    '?tabId=events&lang=ja',
    '?partId=eyes&concernId=droopy-eyelid&treatmentId=ptosis-correction',
  ])('BRW-04 %s hydrates without messages and without more calls', async (search) => {
    const page = await openPage();
    const calls = watchApi(page);
    await page.goto(`/contents${search}`);
    await untilInteractive(page);
    await page.waitForLoadState('networkidle');
    expect(calls.filter((url) => !url.includes('offset=10'))).toEqual([]);
  });

  it('NAV-10 NAV-12 AMB-12 a tab is in the address, keeps the filters, and Back leaves the page', async () => {
    const page = await visit('/home');
    await page.goto('/contents?specialtyId=dentistry');
    await untilInteractive(page);
    await page.getByRole('tab', { name: '이벤트' }).click();
    await page.waitForURL(/tabId=events/);
    expect(query(page)).toEqual({ specialtyId: 'dentistry', tabId: 'events' });
    await page.reload();
    await page.getByRole('tab', { name: '이벤트', selected: true }).waitFor();
    await page.goBack();
    await page.waitForURL(/\/home$/);
  });

  it('GLB-12 a change of the query does not reset the scroll', async () => {
    const page = await visit('/contents');
    await page.mouse.wheel(0, 700);
    await page.waitForFunction(() => scrollY === 700);
    await page.getByRole('tab', { name: '의사' }).click();
    await page.getByText(/^의사 \d/).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => scrollY)).toBe(700);
  });

  it('GLB-12 a reload restores the scroll position, also without server rendering', async () => {
    const page = await visit('/contents?tabId=clinics');
    await page.waitForFunction(() => {
      scrollTo(0, 12_000);
      return scrollY === 12_000;
    });
    const inView = () =>
      page.getByRole('article').evaluateAll((cards) =>
        cards
          .filter((card) => {
            const { top, bottom } = card.getBoundingClientRect();
            return top > 0 && bottom < innerHeight;
          })
          .map((card) => card.textContent),
      );
    await expect.poll(async () => (await inView()).length).toBeGreaterThan(0);
    await page.waitForFunction(() => history.state?.place?.top === 12_000);
    const before = await inView();
    await page.reload();
    await page.waitForFunction(() => scrollY === 12_000);
    await expect.poll(inView).toEqual(before);
  });
});

describe('filtering', () => {
  it('the keyboard alone opens a picker, moves in it, chooses, and gets the focus back on Escape', async () => {
    const page = await visit('/contents?specialtyId=ent');
    const plus = page.getByRole('button', { name: '조건 추가' });
    await plus.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '시술 선택' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await plus.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: '매부리코·휜코 교정' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/treatmentId=septoplasty/);
  });

  it('BRW-16 the focus stays in the trail when the button that opened a picker is gone', async () => {
    const page = await visit('/contents?specialtyId=ent');
    const hasFocus = (nav: Element) => nav.contains(document.activeElement);
    const stays = () => expect.poll(() => trail(page).evaluate(hasFocus)).toBe(true);
    const press = async (name: string) => {
      await page.locator('dialog').getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await trail(page).getByRole('link', { name: '이비인후과' }).press('Enter');
    await press('피부과');
    await trail(page).getByRole('link', { name: '피부과' }).waitFor();
    await stays();
    await page.getByRole('button', { name: '조건 추가' }).press('Enter');
    await press('광치료(IPL)');
    await trail(page).getByText('광치료(IPL)').waitFor();
    await stays();
  });

  it('every control is 44 px high', async () => {
    const page = await visit('/contents?partId=skin', { width: 360 });
    await pressPlus(page);
    await page.getByRole('dialog').waitFor();
    const low = await page
      .locator('dialog button, header a, header button, [role="tab"]')
      .evaluateAll((all) =>
        all
          .map((one) => ({ name: one.textContent, ...one.getBoundingClientRect().toJSON() }))
          .filter(({ height, width }) => height < 44 || width < 24),
      );
    expect(low).toEqual([]);
  });
});
