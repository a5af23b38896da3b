import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keptSearches, rememberSearch } from '../../../src/environment/recentSearches.ts';
import { hasSessionMark } from '../../../src/environment/sessionMark.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../support/setup/console.ts';

const PATH = '/my-page';
const button = (name: string) => screen.findByRole('button', { name });
const gate = () => screen.findByText('로그인이 필요한 페이지 입니다');

afterEach(() => {
  vi.restoreAllMocks();
});

describe('/my-page', () => {
  it('MBR-02 MBR-15 is a menu: nickname, written reviews, logout', async () => {
    logIn();
    await renderScreen(PATH);
    const nickname = await screen.findByRole('link', { name: '나비' });
    expect(nickname.getAttribute('href')).toBe('/reset-nickname');
    const menu = within(screen.getByRole('navigation', { name: '내 메뉴' }));
    const reviews = menu.getByRole('link', { name: '내가 작성한 리뷰' });
    expect(reviews.getAttribute('href')).toBe('/my-page/reviews');
    const consents = menu.getByRole('link', { name: /^동의 내역/ });
    expect(consents.getAttribute('href')).toBe('/my-page/consents');
    const devices = menu.getByRole('link', { name: '로그인한 기기' });
    expect(devices.getAttribute('href')).toBe('/my-page/sessions');
    menu.getByRole('button', { name: '로그아웃' });
    menu.getByRole('link', { name: '日本語' });
  });

  it('leads to customer service and terms, as far as they are configured', async () => {
    logIn();
    const { company } = testClientConfig;
    const { unmount } = await renderScreen(PATH, { config: { company } });
    await button('로그아웃');
    expect(screen.queryByRole('navigation', { name: '고객센터와 약관' })).toBeNull();
    unmount();
    const some = { phone: '02-000-0000', privacyUrl: 'https://example.com/privacy' };
    await renderScreen(PATH, { config: { company: { ...company, ...some } } });
    const help = within(await screen.findByRole('navigation', { name: '고객센터와 약관' }));
    const links = help
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['고객센터에 전화하기02-000-0000', 'tel:02-000-0000'],
      ['개인정보처리방침', 'https://example.com/privacy'],
    ]);
  });

  it('AUTH-20 AUTH-21 logs out by one call without a body, says so and shows the login page', async () => {
    logIn();
    const out = mockEndpoint('POST /auth/logout', {});
    const { user } = await renderScreen(PATH);
    await user.click(await button('로그아웃'));
    await screen.findByText('로그아웃 되었습니다');
    await gate();
    expect(out).toEqual([{}]);
    expect(hasSessionMark()).toBe(false);
  });

  it('AMB-40 a logout deletes the searches of this phone', async () => {
    logIn();
    rememberSearch('모발이식');
    mockEndpoint('POST /auth/logout', {});
    const { user } = await renderScreen(PATH);
    await user.click(await button('로그아웃'));
    await gate();
    expect(keptSearches()).toBeNull();
  });

  it('AUTH-20 AMB-28 a logout also ends a session whose access has expired', async () => {
    logIn();
    let hasRunOut = true;
    const out = mockEndpoint('POST /auth/logout', () =>
      hasRunOut ? refusal('unauthenticated') : {},
    );
    mockEndpoint('POST /auth/refresh', () => {
      hasRunOut = false;
      return {};
    });
    const { user } = await renderScreen(PATH);
    await user.click(await button('로그아웃'));
    await screen.findByText('로그아웃 되었습니다');
    await gate();
    expect(out).toHaveLength(2);
    expect(hasSessionMark()).toBe(false);
  });

  it('AMB-40 ERR-06 the member is logged out also if the call fails', async () => {
    expectConsole(/POST \/auth\/logout failed/);
    logIn();
    mockEndpoint('POST /auth/logout', refusal('internal'));
    const { user } = await renderScreen(PATH);
    await user.click(await button('로그아웃'));
    await screen.findByText('로그아웃 되었습니다');
    await gate();
    expect(hasSessionMark()).toBe(false);
  });

  it('AMB-40 a logout without an answer is busy, sends one call, and ends after five seconds', async () => {
    logIn();
    const out = mockEndpoint('POST /auth/logout', () => new Promise(() => undefined));
    const { user } = await renderScreen(PATH);
    const logout = await button('로그아웃');
    await user.click(logout);
    await expect.poll(() => logout.getAttribute('aria-busy')).toBe('true');
    await user.click(logout);
    await expect.poll(() => hasSessionMark(), { timeout: 7_000 }).toBe(false);
    await screen.findByText('로그아웃 되었습니다');
    await gate();
    expect(out).toHaveLength(1);
  }, 12_000);
});

describe("the member's own data", () => {
  it("come as a file, named after the day at the member's place", async () => {
    // In Seoul the next day has begun.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T19:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    logIn();
    mockEndpoint('GET /member/export', { data: { nickname: '나비' } });
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:export';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = await renderScreen(PATH);
    await user.click(await button('내 정보 내려받기 찜, 상담, 리뷰를 파일 하나로 받아요'));
    await screen.findByText('내 정보를 내려받았어요');
    expect(names).toEqual(['nabi-2026-11-22.json']);
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({ nickname: '나비' });
  });

  describe('in the browser of another app, which downloads nothing,', () => {
    const inKakaoTalk = async (sheet: object) => {
      vi.stubGlobal('navigator', Object.assign(Object.create(navigator), sheet));
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 KAKAOTALK 25.1.0');
      onTestFinished(() => {
        vi.restoreAllMocks();
        vi.unstubAllGlobals();
      });
      logIn();
      mockEndpoint('GET /member/export', { data: { nickname: '나비' } });
      const { user } = await renderScreen(PATH);
      await user.click(await button('내 정보 내려받기 찜, 상담, 리뷰를 파일 하나로 받아요'));
    };

    it('are handed to the share sheet', async () => {
      const share = vi.fn(async (_: ShareData) => undefined);
      await inKakaoTalk({ canShare: () => true, share });
      await screen.findByText('내 정보를 내려받았어요');
      expect(await share.mock.calls[0]?.[0].files?.[0]?.text()).toContain('나비');
    });

    it('are not called saved where there is no share sheet', async () => {
      await inKakaoTalk({ canShare: undefined });
      await screen.findByText(/이 앱에서는 파일을 저장할 수 없어요/);
      expect(screen.queryByText('내 정보를 내려받았어요')).toBeNull();
    });
  });

  it('are being fetched, which the row shows from the press on', async () => {
    logIn();
    const [arrival, arrive] = createDeferred();
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:export');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    mockEndpoint('GET /member/export', () => arrival.then(() => ({ data: {} })));
    const { user } = await renderScreen(PATH);
    const row = await button('내 정보 내려받기 찜, 상담, 리뷰를 파일 하나로 받아요');
    const turning = () => row.querySelector('.animate-spin');
    expect(turning()).toBeNull();
    await user.click(row);
    await waitFor(() => expect(turning()).not.toBeNull());
    arrive();
    await screen.findByText('내 정보를 내려받았어요');
    await waitFor(() => expect(turning()).toBeNull());
  });

  it('a failure is reported', async () => {
    expectConsole(/The export did not come/);
    logIn();
    mockEndpoint('GET /member/export', refusal('overloaded'));
    const { user } = await renderScreen(PATH);
    await user.click(await button('내 정보 내려받기 찜, 상담, 리뷰를 파일 하나로 받아요'));
    await screen.findByRole('alert');
  });
});
