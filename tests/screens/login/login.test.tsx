import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  listenToLogins,
  PAIR,
  pairMessage,
  postToPage,
} from '../../support/browser/loginWindow.ts';
import { fakeEnvironment } from '../../support/fakes/fakeEnvironment.ts';
import { languagesSentTo } from '../../support/screen/languagesSentTo.ts';
import { markSession } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleMember } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const ADDRESS = 'https://provider.example/authorize?client_id=1&state=state-1';
/** A page waits for the answer to this login as long as its window is open. */
const UNANSWERED = 'https://provider.example/authorize?client_id=1&state=state-0';

const button = (name: string) => screen.findByRole('button', { name });
const isBusy = async (name: string) => (await button(name)).getAttribute('aria-busy');
const buttons = async () => {
  await screen.findByText('로그인이 필요한 페이지 입니다');
  const found = within(screen.getByRole('main')).getAllByRole('button');
  return found.map(({ textContent }) => textContent);
};

/** The server accepts the token pair, and knows the member from then on. */
function expectSession() {
  mockEndpoint('GET /member/my-info', { data: sampleMember() });
  return mockEndpoint('POST /auth/session', () => {
    markSession();
    return {};
  });
}

/** A guest at the login page of the bookmarks, with a LINE login that has begun. */
async function beginLogin() {
  mockEndpoint('GET /member/line/url', { url: ADDRESS });
  const rendered = await renderScreen('/bookmark');
  await rendered.user.click(await button('라인으로 로그인'));
  await expect.poll(() => rendered.environment.logins).toEqual([ADDRESS]);
  return rendered;
}

const isMember = () => screen.queryByRole('heading', { name: '찜 목록' });

describe('the login buttons', () => {
  it('AUTH-02 AUTH-29 MBR-10 ROLE-03 are shown in their order, without Naver', async () => {
    await renderScreen('/bookmark');
    expect(await buttons()).toEqual([
      '라인으로 로그인',
      '구글로 로그인',
      '카카오로 로그인',
      '애플로 로그인',
    ]);
  });

  it('AUTH-02 I18N-04 have Japanese names, too', async () => {
    await renderScreen('/bookmark?lang=ja');
    await screen.findByText('このページを見るにはログインが必要です');
    await button('LINEでログイン');
    await button('Appleでログイン');
  });

  it('AMB-35 are those that work in this browser, with a way to a browser where all work', async () => {
    const outside = 'https://clinic.example/bookmark?openExternalBrowser=1';
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const { user } = await renderScreen('/bookmark', {
      environment: fakeEnvironment({
        loginProviders: () => ['line', 'apple'],
        outsideAddress: () => outside,
      }),
    });
    const [line, apple, wayOut, ...more] = await buttons();
    expect([line, apple, wayOut, more]).toEqual([
      '라인으로 로그인',
      '애플로 로그인',
      '다른 브라우저에서 열기',
      [],
    ]);
    await user.click(await button('다른 브라우저에서 열기'));
    expect(assign).toHaveBeenCalledExactlyOnceWith(outside);
    assign.mockRestore();
  });

  it.each([
    ['AUTH-04', '라인으로 로그인', 'GET /member/line/url'],
    ['AUTH-05', '구글로 로그인', 'GET /member/google/url'],
    ['AUTH-06', '카카오로 로그인', 'GET /member/kakao/url'],
    ['AUTH-07', '애플로 로그인', 'GET /member/apple/url'],
  ] as const)('%s %s leads to the address of %s', async (_, name, call) => {
    mockEndpoint(call, { url: UNANSWERED });
    const { user, environment } = await renderScreen('/bookmark');
    await user.click(await button(name));
    await expect.poll(() => environment.logins).toEqual([UNANSWERED]);
  });

  it.each([
    ['', '라인으로 로그인', 'ko'],
    ['?lang=ja', 'LINEでログイン', 'ja'],
  ])('AMB-79 ask for a page in the language of ours (%s)', async (query, name, language) => {
    const spoken = languagesSentTo('/member/line/url');
    mockEndpoint('GET /member/line/url', { url: UNANSWERED });
    const { user, environment } = await renderScreen(`/bookmark${query}`);
    await user.click(await button(name));
    await expect.poll(() => environment.logins).toEqual([UNANSWERED]);
    expect(spoken).toEqual([language]);
  });

  it('are busy while the address loads, and ignore a second press', async () => {
    let answer: (address: { url: string }) => void = () => undefined;
    const asked = mockEndpoint(
      'GET /member/kakao/url',
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const { user, environment } = await renderScreen('/bookmark');
    await user.click(await button('카카오로 로그인'));
    await expect.poll(() => isBusy('카카오로 로그인')).toBe('true');
    expect(await isBusy('애플로 로그인')).toBe('false');
    await user.click(await button('카카오로 로그인'));
    await act(async () => answer({ url: UNANSWERED }));
    await expect.poll(() => isBusy('카카오로 로그인')).toBe('false');
    expect(environment.logins).toHaveLength(1);
    expect(asked).toHaveLength(1);
  });

  it('AUTH-22 ERR-10 ERR-19 a login address that does not load is reported as a failed login, with a retry', async () => {
    expectConsole(/The login failed/);
    mockEndpoint('GET /member/google/url', refusal('provider_unavailable'));
    const { user } = await renderScreen('/bookmark');
    await user.click(await button('구글로 로그인'));
    await screen.findByText('회원 정보를 찾을 수 없습니다.');
    expect(await isBusy('구글로 로그인')).toBe('false');
  });
});

describe('the end of a login in a window', () => {
  it('AUTH-15 AUTH-18 opens the session, loads the member and says so, on the same page', async () => {
    const swapped = expectSession();
    const { address } = await beginLogin();
    act(() => postToPage(pairMessage()));
    await expect.poll(isMember).not.toBeNull();
    await screen.findByText('로그인 되었습니다');
    expect(swapped).toEqual([{ body: PAIR }]);
    expect(address()).toBe('/bookmark');
  });

  it('AMB-35 comes over the channel if the opener was cut off, and is handled once', async () => {
    const swapped = expectSession();
    await beginLogin();
    const channel = listenToLogins();
    const message = pairMessage();
    channel.say(message);
    await expect.poll(isMember).not.toBeNull();
    expect(channel.heard).toEqual([{ taken: 'state-1' }]);
    act(() => postToPage(message));
    channel.say(message);
    await screen.findByText('로그인 되었습니다');
    expect(swapped).toHaveLength(1);
  });

  it('is handled even when the buttons are gone', async () => {
    const swapped = expectSession();
    const { goTo } = await beginLogin();
    await goTo('/my-page');
    act(() => postToPage(pairMessage()));
    await screen.findByText('로그인 되었습니다');
    expect(swapped).toHaveLength(1);
  });

  it('AMB-34 messages of other origins, of another login, too late or without a token pair are ignored', async () => {
    const swapped = expectSession();
    await beginLogin();
    const channel = listenToLogins();
    for (const forged of [
      null,
      'text',
      {},
      PAIR,
      { ...pairMessage(), token: 1 },
      { ...pairMessage(), refreshToken: undefined },
      pairMessage({ state: 'another' }),
      pairMessage({ state: null }),
      pairMessage({ state: 7 }),
      pairMessage({ until: Date.now() - 1 }),
      pairMessage({ until: 'tomorrow' }),
    ]) {
      postToPage(forged);
      channel.say(forged);
    }
    postToPage(pairMessage(), 'https://elsewhere.example');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(swapped).toHaveLength(0);
    expect(channel.heard).toHaveLength(0);
    // It was listening all the time.
    act(() => postToPage(pairMessage()));
    await expect.poll(isMember).not.toBeNull();
  });

  it('AMB-34 a page that has begun no login accepts none', async () => {
    const swapped = expectSession();
    await renderScreen('/bookmark');
    await button('라인으로 로그인');
    postToPage(pairMessage({ state: 'unknown' }));
    postToPage(pairMessage({ state: null }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(swapped).toHaveLength(0);
  });

  it('ERR-10 ERR-19 when the server refuses the pair, the visitor stays a guest and reads why', async () => {
    expectConsole(/The login failed/);
    mockEndpoint('POST /auth/session', refusal('login_failed'));
    await beginLogin();
    act(() => postToPage(pairMessage()));
    await screen.findByText('회원 정보를 찾을 수 없습니다.');
    await button('라인으로 로그인');
  });
});
