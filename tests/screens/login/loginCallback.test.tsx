import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiKey } from '../../../contract/api.ts';
import { keepLoginTrip, takeLoginArrival } from '../../../src/environment/loginTrip.ts';
import {
  listenToLogins,
  PAIR,
  pairMessage,
  postToPage,
} from '../../support/browser/loginWindow.ts';
import { languagesSentTo } from '../../support/screen/languagesSentTo.ts';
import { markSession } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleMember } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const CALLBACKS = [
  ['line', '라인 로그인', null],
  ['naver', '네이버 로그인', '네이버 로그인 오류'],
  ['google', '구글 로그인', '구글 로그인 오류'],
  ['kakao', '카카오 로그인', '카카오 로그인 오류'],
  ['apple', '애플 로그인', '애플 로그인 오류'],
] as const;
const CODES = CALLBACKS.filter(([provider]) => provider !== 'apple');
const ANSWER = 'code=code-1&state=state-1';

const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
const alert = vi.fn();
const opener = { postMessage: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('alert', alert);
});
afterEach(() => {
  vi.stubGlobal('opener', null);
  sessionStorage.clear();
});

const openLoginWindow = () => vi.stubGlobal('opener', opener);
const page = () => within(screen.getByRole('main'));
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

/** The server accepts the token pair, and knows the member from then on. */
function expectSession() {
  mockEndpoint('GET /member/my-info', { data: sampleMember() });
  return mockEndpoint('POST /auth/session', () => {
    markSession();
    return {};
  });
}

describe.each(CODES)('the callback of %s', (provider, title) => {
  const key = `POST /member/${provider}/login` as Extract<ApiKey, `POST /member/${string}/login`>; // one of four

  it('GLB-04 GLB-05 GLB-06 GLB-07 AUTH-08 AUTH-09 AUTH-10 AUTH-11 AUTH-28 posts the code once, under a title and a spinner', async () => {
    openLoginWindow();
    let answer: (pair: typeof PAIR) => void = () => undefined;
    const posted = mockEndpoint(
      key,
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const { address } = await renderScreen(`/oauth/${provider}?${ANSWER}`);
    await heading(title);
    await screen.findByText('로그인 중입니다');
    screen.getByText('불러오는 중');
    expect(document.title).toContain(title);
    expect(address()).toBe(`/oauth/${provider}`);
    const name = provider === 'line' ? 'line_code' : 'code';
    await expect.poll(() => posted).toEqual([{ body: { [name]: 'code-1', state: 'state-1' } }]);
    await act(async () => answer(PAIR));
    await expect.poll(() => opener.postMessage.mock.calls).toHaveLength(1);
    act(() => postToPage({ taken: 'state-1' }));
    await expect.poll(() => close.mock.calls).toHaveLength(1);
    expect(posted).toHaveLength(1);
  });
});

describe('the token pair', () => {
  it('AUTH-14 AMB-34 is sent to the opener, to our own origin only, and the window closes afterwards', async () => {
    openLoginWindow();
    mockEndpoint('POST /member/line/login', PAIR);
    const swapped = expectSession();
    await renderScreen(`/oauth/line?${ANSWER}`);
    await expect.poll(() => opener.postMessage.mock.calls).toHaveLength(1);
    const [message, target] = opener.postMessage.mock.calls[0] ?? [];
    expect(message).toMatchObject({ ...PAIR, state: 'state-1' });
    expect(target).toBe(location.origin);
    expect(close).not.toHaveBeenCalled();
    const places = screen.getAllByRole('status');
    act(() => postToPage({ taken: 'state-1' }));
    await expect.poll(() => close.mock.calls).toHaveLength(1);
    // A browser that does not let it close says so, also to screen readers.
    const done = await screen.findByText('로그인 되었습니다');
    expect(places).toContain(done.closest('[role=status]'));
    page().getByRole('button', { name: '닫기' });
    expect(swapped).toHaveLength(0);
    expect(replace).not.toHaveBeenCalled();
  });

  it('AMB-35 is also sent over the channel, if a provider has cut the opener', async () => {
    mockEndpoint('POST /member/kakao/login', PAIR);
    const swapped = expectSession();
    const channel = listenToLogins();
    await renderScreen(`/oauth/kakao?${ANSWER}`);
    await expect.poll(() => channel.heard).toMatchObject([{ ...PAIR, state: 'state-1' }]);
    channel.say({ taken: 'state-1' });
    await expect.poll(() => close.mock.calls).toHaveLength(1);
    expect(swapped).toHaveLength(0);
  });

  it('AUTH-16 AMB-101 is used here if no page takes it, and the start page will say so', async () => {
    openLoginWindow();
    mockEndpoint('POST /member/google/login', PAIR);
    const swapped = expectSession();
    await renderScreen(`/oauth/google?${ANSWER}`);
    await expect.poll(() => opener.postMessage.mock.calls).toHaveLength(1);
    // None of these says that it was taken.
    postToPage({ taken: 'another' });
    postToPage({ taken: 'state-1' }, 'https://elsewhere.example');
    postToPage(pairMessage());
    postToPage(null);
    expect(swapped).toHaveLength(0);
    await expect.poll(() => replace.mock.calls, { timeout: 3_000 }).toEqual([['/']]);
    expect(swapped).toEqual([{ body: PAIR }]);
    expect(close).not.toHaveBeenCalled();
    expect(takeLoginArrival()).toBe(true);
  });

  it('AUTH-12 of Apple is in the address, and no login is called', async () => {
    openLoginWindow();
    const { address } = await renderScreen(
      '/oauth/apple?access_token=access-1&refresh_token=refresh-1&state=state-1',
    );
    await heading('애플 로그인');
    await expect.poll(() => opener.postMessage.mock.calls).toHaveLength(1);
    expect(opener.postMessage.mock.calls[0]?.[0]).toMatchObject({ ...PAIR, state: 'state-1' });
    expect(address()).toBe('/oauth/apple');
    act(() => postToPage({ taken: 'state-1' }));
    await expect.poll(() => close.mock.calls).toHaveLength(1);
  });
});

describe('a login in the same window', () => {
  it.each([
    ['/bookmark?lang=ja', 'ja'],
    ['/bookmark', 'ko'],
  ])('may create a member, who gets notices in the language of %s', async (path, language) => {
    keepLoginTrip({ path, isNewWindow: false });
    const spoken = languagesSentTo('/member/line/login');
    mockEndpoint('POST /member/line/login', PAIR);
    expectSession();
    await renderScreen(`/oauth/line?${ANSWER}`);
    await expect.poll(() => replace.mock.calls).toEqual([[path]]);
    expect(spoken).toEqual([language]);
  });

  it('AMB-39 goes back to where it began, at once and without a message', async () => {
    keepLoginTrip({ path: '/bookmark?tabId=event&lang=ja', isNewWindow: false });
    mockEndpoint('POST /member/line/login', PAIR);
    expectSession();
    const channel = listenToLogins();
    const { address } = await renderScreen(`/oauth/line?${ANSWER}`);
    await expect.poll(() => replace.mock.calls).toEqual([['/bookmark?tabId=event&lang=ja']]);
    expect(channel.heard).toHaveLength(0);
    expect(address()).toBe('/oauth/line?lang=ja');
    expect(sessionStorage).toHaveLength(1);
  });

  it('AMB-39 goes to the start page where it began at a foreign address', async () => {
    keepLoginTrip({ path: '//elsewhere.example/', isNewWindow: false });
    mockEndpoint('POST /member/line/login', PAIR);
    expectSession();
    await renderScreen(`/oauth/line?${ANSWER}`);
    await expect.poll(() => replace.mock.calls, { timeout: 3_000 }).toEqual([['/']]);
  });

  it('AUTH-16 says once, on the page it leads to, that the login was completed there', async () => {
    keepLoginTrip({ path: '/bookmark', isNewWindow: false });
    mockEndpoint('POST /member/line/login', PAIR);
    expectSession();
    const { unmount } = await renderScreen(`/oauth/line?${ANSWER}`);
    await expect.poll(() => replace.mock.calls).toEqual([['/bookmark']]);
    unmount();
    await renderScreen('/bookmark');
    await screen.findByText('새 브라우저에서 로그인 되었습니다');
    expect(takeLoginArrival()).toBe(false);
  });
});

describe('a login that fails', () => {
  beforeEach(() => expectConsole(/The login was not finished/));

  it.each(CALLBACKS)(
    'ERR-10 ERR-19 AUTH-22 AUTH-23 AUTH-24 AUTH-25 AUTH-26 AUTH-27 AMB-36 AMB-38 %s: a toast, an alert, a line in the log and a way out',
    async (provider, title, alertText) => {
      openLoginWindow();
      keepLoginTrip({ path: '/home', isNewWindow: true });
      const key = `POST /member/${provider}/login`;
      if (provider !== 'apple')
        mockEndpoint(key as 'POST /member/kakao/login', refusal('login_failed')); // one of four
      const channel = listenToLogins();
      await renderScreen(`/oauth/${provider}?${provider === 'apple' ? '' : ANSWER}`);
      await heading(title);
      await screen.findByText('회원 정보를 찾을 수 없습니다.');
      screen.getByText('로그인하지 못했어요. 다시 시도해주세요');
      expect(alert.mock.calls).toEqual(alertText === null ? [] : [[alertText]]);
      expect(screen.queryByText('로그인 중입니다')).toBeNull();
      expect(opener.postMessage).not.toHaveBeenCalled();
      expect(channel.heard).toHaveLength(0);
      expect(replace).not.toHaveBeenCalled();
      page().getByRole('button', { name: '닫기' }).click();
      expect(close).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ['', '회원 정보를 찾을 수 없습니다.', /이 브라우저에서 로그인하거나/],
    ['&lang=ja', '会員情報が見つかりません。', /このブラウザでログインし直すか/],
  ])('AUTH-22 LINE opened another browser: the page says so (%j)', async (language, toast, why) => {
    mockEndpoint('POST /member/line/login', refusal('login_failed'));
    await renderScreen(`/oauth/line?${ANSWER}${language}`);
    await screen.findByText(toast);
    page().getByText(why);
  });

  it('AUTH-22 without a code nothing is posted; in a full page the link leads to home', async () => {
    await renderScreen('/oauth/line?error=access_denied&state=state-1&lang=ja');
    await screen.findByText('会員情報が見つかりません。');
    expect(screen.getByRole('link', { name: 'ホームへ戻る' }).getAttribute('href')).toBe(
      '/home?lang=ja',
    );
    expect(page().queryByRole('button', { name: '閉じる' })).toBeNull();
  });

  it('AUTH-26 an incomplete pair is refused', async () => {
    openLoginWindow();
    await renderScreen('/oauth/apple?access_token=access-1');
    await expect.poll(() => alert.mock.calls).toEqual([['애플 로그인 오류']]);
    expect(opener.postMessage).not.toHaveBeenCalled();
  });

  it('AUTH-22 a pair that no page takes and the server refuses', async () => {
    keepLoginTrip({ path: '/bookmark?lang=ja', isNewWindow: false });
    const swapped = mockEndpoint('POST /auth/session', refusal('login_failed'));
    await renderScreen('/oauth/apple?access_token=a&refresh_token=b&state=s');
    await expect.poll(() => alert.mock.calls).toEqual([['Appleログインエラー']]);
    await screen.findByText('会員情報が見つかりません。');
    expect(replace).not.toHaveBeenCalled();
    // The address may be forged, but this browser must have been given these codes.
    expect(swapped).toEqual([{ body: { token: 'a', refreshToken: 'b', isFromUrl: true } }]);
  });
});

describe('the document of a callback, whose policy is narrower than that of other pages', () => {
  it.each([
    ['', '/bookmark'],
    ['&lang=ja', '/bookmark?lang=ja'],
  ])('is left by a page load (%j)', async (language, to) => {
    expectConsole(/The login was not finished/);
    const { user } = await renderScreen(`/oauth/line?error=access_denied&state=s${language}`);
    await screen.findByText(
      language ? '会員情報が見つかりません。' : '회원 정보를 찾을 수 없습니다.',
    );
    const bar = within(screen.getByRole('navigation', { name: /주 메뉴|メインメニュー/ }));
    await user.click(bar.getByRole('link', { name: language ? 'お気に入り' : '찜' }));
    await expect.poll(() => replace.mock.calls).toEqual([[to]]);
  });

  it('is left by a page load also without a link', async () => {
    expectConsole(/The login was not finished/);
    const { goTo } = await renderScreen('/oauth/line?error=access_denied&state=s');
    await screen.findByText('회원 정보를 찾을 수 없습니다.');
    await goTo('/search?text=%EB%B3%B4');
    await expect.poll(() => replace.mock.calls).toEqual([['/search?text=%EB%B3%B4']]);
  });

  it('other documents are left without a page load', async () => {
    const { goTo } = await renderScreen('/search');
    await goTo('/bookmark');
    await goTo('/oauth/facebook');
    await goTo('/search');
    expect(replace).not.toHaveBeenCalled();
  });
});

it('other addresses below /oauth are no callbacks', async () => {
  await renderScreen('/oauth/facebook?code=1');
  await screen.findByText('페이지를 찾을 수 없습니다');
});
