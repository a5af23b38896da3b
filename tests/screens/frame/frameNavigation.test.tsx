import { setTimeout as wait } from 'node:timers/promises';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeEnvironment } from '../../support/fakes/fakeEnvironment.ts';
import { whole } from '../../support/fixtures/find/browseWorld.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleClinic, sampleReview } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

beforeEach(() => {
  mockEndpoint('GET /public/reviews', whole([sampleReview()]));
  mockEndpoint('GET /public/clinics', whole([]));
  mockEndpoint('GET /public/clinics/:id', { data: sampleClinic() });
});

const bar = () => within(screen.getByRole('navigation', { name: /주 메뉴|メインメニュー/ }));
const labels = () =>
  bar()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const activeLabels = () =>
  bar()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);

it('the skip link moves the focus to the content, and Back still leads to the page before', async () => {
  const { user } = await renderScreen('/search');
  const entries = history.length;
  await user.click(screen.getByRole('link', { name: '본문으로 바로가기' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect([location.hash, history.length]).toEqual(['', entries]);
});

describe('the bottom navigation', () => {
  it('NAV-01 GEN-02 has five tabs in their order', async () => {
    await renderScreen('/home');
    expect(labels()).toEqual(['홈', '둘러보기', '찜', '상담', '마이페이지']);
  });

  it.each([
    ['NAV-02', '홈', '/home'],
    ['NAV-03', '둘러보기', '/contents'],
    ['NAV-04', '찜', '/bookmark'],
    ['NAV-05', '상담', '/counsel'],
    ['NAV-06', '마이페이지', '/my-page'],
  ])('%s %s leads to %s', async (_, label, path) => {
    const { user, address } = await renderScreen('/search');
    await user.click(bar().getByRole('link', { name: label }));
    expect(address()).toBe(path);
    expect(activeLabels()).toEqual([label]);
  });

  it.each([
    ['NAV-07', '/home/', ['홈']],
    ['NAV-07', `/contents/clinic/${sampleClinic().id}`, ['둘러보기']],
    ['NAV-07', '/my-page/reviews', ['마이페이지']],
    ['NAV-07', '/counsel/5', ['상담']],
    ['NAV-08', '/review/editor/1', []],
    ['NAV-08', '/reset-nickname', []],
    ['NAV-08', '/search', []],
    ['NAV-08', '/no-such-page', []],
  ])('%s at %s, %o is marked', async (_, address, active) => {
    await renderScreen(address);
    expect(activeLabels()).toEqual(active);
  });

  it('I18N-03 speaks Japanese, and its links stay Japanese', async () => {
    await renderScreen('/home?lang=ja');
    expect(labels()).toEqual(['ホーム', 'さがす', 'お気に入り', '相談', 'マイページ']);
    for (const link of bar().getAllByRole('link')) {
      expect(link.getAttribute('href')).toContain('?lang=ja');
    }
  });

  it.each(['', '?lang=', '?lang=en', '?lang=JA', '?lang=ko'])(
    'I18N-02 with %s it speaks Korean',
    async (query) => {
      await renderScreen(`/search${query}`);
      expect(labels()[0]).toBe('홈');
    },
  );
});

describe('the top bar', () => {
  it('NAV-13 shows the logo without a trail', async () => {
    await renderScreen('/search');
    expect(screen.getByRole('link', { name: '나비' }).getAttribute('href')).toBe('/home');
    expect(screen.queryByRole('navigation', { name: '현재 위치' })).toBeNull();
  });

  it('NAV-14 shows the trail if there is one', async () => {
    await renderScreen(`/contents/clinic/${sampleClinic().id}`);
    await screen.findByRole('heading', { name: '모아피부과의원', level: 1 });
    screen.getByRole('navigation', { name: '현재 위치' });
    expect(screen.queryByRole('link', { name: '나비' })).toBeNull();
  });
});

describe('addresses of screens', () => {
  it.each([
    ['/home', '인기 리뷰'],
    ['/home/', '인기 리뷰'],
    ['/contents', '의원'],
    ['/contents/', '의원'],
  ])('GLB-03 %s works with and without the last slash', async (address, heading) => {
    await renderScreen(address);
    await screen.findByRole('heading', { name: heading });
  });

  it('GLB-01 / leads to /home/ and is replaced in the history', async () => {
    const { address } = await renderScreen('/?lang=ja');
    expect(address()).toBe('/home/?lang=ja');
  });

  it('an unknown one says so, and links to home', async () => {
    const { user, address } = await renderScreen('/no-such-page');
    screen.getByRole('heading', { name: '페이지를 찾을 수 없습니다', level: 1 });
    expect(screen.getByRole('link', { name: '홈으로 가기' }).getAttribute('href')).toBe('/home');
    await user.click(bar().getByRole('link', { name: '홈' }));
    expect(address()).toBe('/home');
  });
});

describe('the link to home on a missing screen', () => {
  it.each(['', '/liff'])('AMB-79 below %j works without leaving the app', async (basename) => {
    const environment = fakeEnvironment({ basename });
    const { user, address } = await renderScreen('/no-such-page?lang=ja', { environment });
    const home = screen.getByRole('link', { name: 'ホームへ戻る' });
    expect(home.getAttribute('href')).toBe(`${basename}/home?lang=ja`);
    await user.click(home);
    expect(address()).toBe(`/home?lang=ja`);
  });
});

describe('the title of the document', () => {
  it('follows the screens, in the language of the page', async () => {
    const { goTo } = await renderScreen('/search');
    expect(document.title).toBe('통합검색 | 나비');
    await goTo(`/contents/clinic/${sampleClinic().id}`);
    await expect.poll(() => document.title).toBe('모아피부과의원 | 나비');
    await goTo('/no-such-page');
    expect(document.title).toBe('페이지를 찾을 수 없습니다 | 나비');
  });

  it('does not call a loading record missing', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    mockEndpoint('GET /public/clinics/:id', async () => {
      await held;
      return refusal('not_found');
    });
    const { goTo } = await renderScreen('/search');
    await goTo('/contents/clinic/x');
    expect(document.title).toBe('통합검색 | 나비');
    answer();
    await expect.poll(() => document.title).toBe('페이지를 찾을 수 없습니다 | 나비');
  });

  it('AMB-21 does not call a record missing that could not be loaded', async () => {
    expectConsole(/GET \/public\/clinics\/:id failed/);
    const asked = mockEndpoint('GET /public/clinics/:id', refusal('forbidden'));
    const { goTo } = await renderScreen('/search');
    await goTo('/contents/clinic/x');
    await expect.poll(() => asked.length).toBe(1);
    await act(() => wait(100));
    expect(document.title).toBe('통합검색 | 나비');
  });
});

it('after a link is followed by keyboard, the focus is in the new page', async () => {
  const { user } = await renderScreen('/search');
  bar().getByRole('link', { name: '둘러보기' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('tablist');
  expect(document.activeElement?.id).toBe('content');
});
