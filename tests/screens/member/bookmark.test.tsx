import { act, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { BookmarkShelf } from '../../../contract/bookmark.ts';
import type { CounselButton } from '../../../src/domain/counsel/CounselButton.tsx';
import type { BookmarkTarget } from '../../../src/state/bookmarksAtom.ts';
import { FULL, keepShelf, NOTHING, other } from '../../support/fixtures/find/bookmarkWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleClinic } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const main = () => within(screen.getByRole('main'));
const heart = (name: string) => screen.findByRole('button', { name: `${name} 찜하기` });
const hearts = async () =>
  (await main().findAllByRole('button', { name: /찜하기$/ })).map(
    (each) =>
      `${each.getAttribute('aria-label')?.replace(' 찜하기', '')} ${each.getAttribute('aria-pressed')}`,
  );
const cards = () => main().queryAllByRole('article');

const TABS = [
  { id: 'clinics', label: '의원', card: '모아피부과의원', empty: '찜한 의원이 없습니다' },
  { id: 'doctors', label: '의사', card: '김하늘 원장', empty: '찜한 의사가 없습니다' },
  { id: 'events', label: '이벤트', card: '가을 리프팅', empty: '찜한 이벤트가 없습니다' },
  { id: 'reviews', label: '리뷰', card: '자연스럽게 잘 되었어요', empty: '찜한 리뷰가 없습니다' },
];

describe('/bookmark', () => {
  it('BKM-01 BKM-03 MBR-01 has its title and reads the bookmarks once', async () => {
    logIn();
    const { read } = keepShelf();
    await renderScreen('/bookmark');
    await screen.findByRole('heading', { level: 1, name: '찜 목록' });
    await main().findByRole('link', { name: '모아피부과의원' });
    expect(read).toHaveLength(1);
  });

  it('a bookmark button removes, also while the keys of all bookmarks are loading', async () => {
    logIn();
    const { removed } = keepShelf();
    mockEndpoint('GET /member/bookmarks/keys', () => new Promise(() => {}));
    const { user } = await renderScreen('/bookmark');
    expect((await heart('다온의원')).getAttribute('aria-pressed')).toBe('true');
    await user.click(await heart('다온의원'));
    await waitFor(() => expect(removed).toHaveLength(1));
  });

  it('BKM-02 has four tabs, each with the cards of its kind', async () => {
    logIn();
    keepShelf();
    const { user, address } = await renderScreen('/bookmark');
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(TABS.map(({ label }) => label));
    for (const { id, label, card } of TABS) {
      await user.click(screen.getByRole('tab', { name: label }));
      await main().findByRole('link', { name: card });
      expect(address()).toBe(`/bookmark?tabId=${id}`);
    }
  });

  it.each(TABS)('AMB-78 says that there are none: $empty', async ({ id, empty }) => {
    logIn();
    keepShelf(NOTHING);
    await renderScreen(`/bookmark?tabId=${id}`);
    await screen.findByText(empty);
    const browse = main().getByRole('link', { name: '둘러보러 가기' });
    expect(browse.getAttribute('href')).toBe(`/contents?tabId=${id}`);
  });

  it.each(TABS)('AMB-78 AMB-79 in Japanese the link suits the tab: $id', async ({ id }) => {
    logIn();
    keepShelf(NOTHING);
    await renderScreen(`/bookmark?lang=ja&tabId=${id}`);
    const browse = await main().findByRole('link', { name: '探しに行く' });
    expect(browse.getAttribute('href')).toBe(`/contents?tabId=${id}&lang=ja`);
  });

  it('AMB-78 is read again when the member comes back', async () => {
    logIn();
    const { read } = keepShelf();
    const { goTo } = await renderScreen('/bookmark');
    await waitFor(() => expect(cards()).toHaveLength(2));
    await goTo('/my-page');
    const again = mockEndpoint('GET /member/bookmarks', { data: { ...FULL, clinics: [other] } });
    await goTo('/bookmark');
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect([read.length, again.length]).toEqual([1, 1]);
  });

  it('BKM-10 BKM-11 AMB-78 a removed card stays with an empty heart until the member leaves', async () => {
    logIn();
    const { removed, read } = keepShelf();
    const { user, goTo } = await renderScreen('/bookmark');
    await user.click(await heart('모아피부과의원'));
    await screen.findByText('찜이 해제되었습니다');
    expect(removed).toEqual([{ params: { id: `on-${sampleClinic().id}` } }]);
    await waitFor(() => expect(read).toHaveLength(2));
    expect(await hearts()).toEqual(['모아피부과의원 false', '다온의원 true']);
    await goTo('/my-page');
    await goTo('/bookmark');
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(await hearts()).toEqual(['다온의원 true']);
  });

  it('BKM-08 a press on the empty heart takes the card back, in its place', async () => {
    logIn();
    const { read, added } = keepShelf();
    const { user } = await renderScreen('/bookmark');
    await user.click(await heart('다온의원'));
    await waitFor(() => expect(read).toHaveLength(2));
    expect(await hearts()).toEqual(['모아피부과의원 true', '다온의원 false']);
    await user.click(await heart('다온의원'));
    await screen.findByText('찜이 추가되었습니다');
    expect(added).toEqual([{ body: { bookmarkableId: other.id, bookmarkableType: 'CLINIC' } }]);
    await waitFor(() => expect(read).toHaveLength(3));
    expect(await hearts()).toEqual(['모아피부과의원 true', '다온의원 true']);
  });

  it('BKM-10 a heart that was emptied is not filled again for a moment', async () => {
    logIn();
    const { read } = keepShelf();
    const { user } = await renderScreen('/bookmark');
    const first = await heart('모아피부과의원');
    const seen: (string | null)[] = [];
    const watcher = new MutationObserver(() => seen.push(first.getAttribute('aria-pressed')));
    watcher.observe(first, { attributes: true });
    await user.click(first);
    await waitFor(() => expect(read).toHaveLength(2));
    await user.click(await heart('다온의원'));
    await waitFor(() => expect(read).toHaveLength(3));
    watcher.disconnect();
    expect(await hearts()).toEqual(['모아피부과의원 false', '다온의원 false']);
    expect(new Set(seen)).toEqual(new Set(['false']));
  });

  it('after removing by keyboard the focus stays on the heart', async () => {
    logIn();
    const { read } = keepShelf();
    const { user } = await renderScreen('/bookmark');
    (await heart('모아피부과의원')).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(read).toHaveLength(2));
    expect(document.activeElement).toBe(await heart('모아피부과의원'));
  });

  it('ERR-03 a removal that fails fills the heart again, and is only logged', async () => {
    expectConsole(/The bookmark could not be changed/);
    logIn();
    keepShelf();
    const tried = mockEndpoint('DELETE /member/bookmarks/:id', refusal('internal'));
    const { user } = await renderScreen('/bookmark');
    await user.click(await heart('모아피부과의원'));
    await waitFor(() => expect(tried).toHaveLength(1));
    await waitFor(async () => expect(await hearts()).toContain('모아피부과의원 true'));
    expect(cards()).toHaveLength(2);
    expect(document.querySelector('.Toastify__toast')).toBeNull();
  });

  it('ERR-03 a heart is filled again if the bookmark to remove cannot be found', async () => {
    expectConsole(/The bookmark could not be changed/);
    expectConsole(/GET \/member\/bookmarks\/:type\/:id failed: internal/);
    logIn();
    keepShelf();
    mockEndpoint('GET /member/bookmarks/keys', () => new Promise(() => {}));
    const lookedUp = mockEndpoint('GET /member/bookmarks/:type/:id', refusal('internal'));
    const { user } = await renderScreen('/bookmark');
    await user.click(await heart('모아피부과의원'));
    await waitFor(() => expect(lookedUp).toHaveLength(1));
    await waitFor(async () => expect(await hearts()).toContain('모아피부과의원 true'));
    expect(document.querySelector('.Toastify__toast')).toBeNull();
  });

  it('ERR-03 a list that failed has a retry', async () => {
    expectConsole(/GET \/member\/bookmarks failed/);
    logIn();
    const tried = mockEndpoint('GET /member/bookmarks', refusal('invalid_input'));
    const { user } = await renderScreen('/bookmark');
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    expect(tried).toHaveLength(1);
    keepShelf();
    await user.click(retry);
    await main().findByRole('link', { name: '모아피부과의원' });
  });

  it('shows placeholders until the bookmarks are loaded', async () => {
    logIn();
    let answer: (value: { data: BookmarkShelf }) => void = () => undefined;
    mockEndpoint('GET /member/bookmarks', () => new Promise((resolve) => (answer = resolve)));
    await renderScreen('/bookmark');
    await screen.findByRole('heading', { level: 1, name: '찜 목록' });
    await main().findByRole('status', { name: '불러오는 중' });
    await act(async () => answer({ data: NOTHING }));
    await screen.findByText('찜한 의원이 없습니다');
  });
});

it('BKM-15 a target has its clinic, for the counsel button of the same bar', () => {
  expectTypeOf<BookmarkTarget>().toHaveProperty('clinicId');
  expectTypeOf<ComponentProps<typeof CounselButton>['target']>().toEqualTypeOf<BookmarkTarget>();
});
