import type { Page } from 'playwright';
import type { BookmarkShelf } from '../../../contract/bookmark.ts';
import type { Flow } from './cell.ts';
import { ask, button } from './faultWorld.ts';

const PART = '눈';

const searchField = (page: Page) => page.getByRole('combobox');
const matches = (page: Page) => page.getByRole('listbox', { name: '검색 결과' });
const crumb = (page: Page) =>
  page.getByRole('navigation', { name: '현재 위치' }).getByRole('listitem').nth(1);
const heart = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /찜하기$/ });

export const BROWSE_FLOWS: readonly Flow[] = [
  {
    name: 'a text to search for',
    who: 'member',
    isPublic: true,
    isSentByTyping: true,
    textOf: () => '의원',
    prepare: async () => ({ id: '', address: '/search' }),
    opener: searchField,
    field: searchField,
    write: async (page, text) => {
      await searchField(page).pressSequentially(text);
      await page.waitForURL('**/search?q=*');
    },
    written: (page) => searchField(page).inputValue(),
    send: async (page) => {
      const retry = button(page, '다시 시도');
      if (await retry.isVisible()) await retry.click();
    },
    call: /^GET \/public\/search$/,
    sorry: (page) => page.getByText('불러오지 못했어요'),
    done: matches,
    effects: async (page) => matches(page).count(),
  },
  {
    name: 'a bookmark in a filtered list',
    who: 'member',
    isOptimistic: true,
    textOf: () => PART,
    prepare: async (page) => {
      const [clinic] = await ask<{ id: string }[]>(
        page,
        'GET',
        `/public/clinics?limit=1&partId=${await partId(page)}`,
      );
      const id = clinic?.id ?? '';
      const [mark] = await ask<{ id: string }[]>(page, 'GET', `/member/bookmarks/clinic/${id}`);
      if (mark) await ask(page, 'DELETE', `/member/bookmarks/${mark.id}`);
      return { id, address: '/contents' };
    },
    opener: (page) => button(page, '조건 추가'),
    field: (page) => button(page, '시술 부위로 찾기').or(crumb(page)).first(),
    write: async (page, text) => {
      await button(page, '시술 부위로 찾기').click();
      await button(page, text).click();
      await heart(page).waitFor();
    },
    written: async (page) => (await crumb(page).textContent()) ?? '',
    send: async (page) => {
      if ((await heart(page).getAttribute('aria-pressed')) === 'false') await heart(page).click();
    },
    call: /^POST \/member\/bookmarks$/,
    // ERR-03: only the bookmark button shows it.
    sorry: (page) => page.locator('article').first().locator('[aria-pressed=false]'),
    done: (page) => page.locator('article').first().locator('[aria-pressed=true]'),
    effects: async (page, { id }) =>
      (await ask<BookmarkShelf>(page, 'GET', '/member/bookmarks')).clinics.filter(
        (clinic) => clinic.id === id,
      ).length,
  },
];

async function partId(page: Page): Promise<string> {
  const parts = await ask<{ id: string; name: string }[]>(page, 'GET', '/public/parts');
  return parts.find(({ name }) => name === PART)?.id ?? '';
}
