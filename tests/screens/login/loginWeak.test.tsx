import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetVisit } from '../../../src/environment/lineAppVisit.ts';
import { keepLoginTrip } from '../../../src/environment/loginTrip.ts';
import { announceSession } from '../../../src/environment/sessionChannel.ts';
import { hasSessionMark, removeSessionMark } from '../../../src/environment/sessionMark.ts';
import { PAIR, pairMessage, postToPage } from '../../support/browser/loginWindow.ts';
import { fakeEnvironment } from '../../support/fakes/fakeEnvironment.ts';
import { type FakeProof, fakeProof } from '../../support/fakes/fakeProof.ts';
import { logIn, markSession } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleMember } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const shelf = () => screen.queryByRole('heading', { name: '찜 목록' });
const gate = () => screen.queryByText('로그인이 필요한 페이지 입니다');
const REFUSED = {
  ko: '이 브라우저가 쿠키를 막고 있어 로그인하지 못했어요. 쿠키를 허용한 뒤 다시 시도해주세요',
  ja: 'このブラウザがCookieをブロックしているため、ログインできませんでした。Cookieを許可してからもう一度お試しください',
};

afterEach(() => {
  forgetVisit();
  localStorage.clear();
});

describe('a browser that refuses cookies', () => {
  it.each([
    ['', '라인으로 로그인', REFUSED.ko],
    ['?lang=ja', 'LINEでログイン', REFUSED.ja],
  ])('is named as the reason where the login began (%j)', async (query, name, sentence) => {
    expectConsole(/The login failed/);
    mockEndpoint('GET /member/line/url', { url: 'https://provider.example/?state=state-1' });
    // The server sets a cookie, and the browser does not store it.
    const swapped = mockEndpoint('POST /auth/session', {});
    const { user, environment } = await renderScreen(`/bookmark${query}`);
    await user.click(await screen.findByRole('button', { name }));
    await expect.poll(() => environment.logins).toHaveLength(1);
    act(() => postToPage(pairMessage()));
    await expect.poll(() => swapped.length).toBe(1);
    await screen.findByText(sentence);
    expect(screen.queryByText(/로그인 되었습니다|ログインしました/)).toBeNull();
  });

  it.each([
    ['/bookmark', REFUSED.ko],
    ['/bookmark?lang=ja', REFUSED.ja],
  ])('is named in the window of a login that began at %s', async (path, sentence) => {
    expectConsole(/The login was not finished/);
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    keepLoginTrip({ path, isNewWindow: false });
    mockEndpoint('POST /member/line/login', PAIR);
    mockEndpoint('POST /auth/session', {});
    await renderScreen('/oauth/line?code=code-1&state=state-1');
    const said = await screen.findAllByText(sentence);
    expect(said.some((it) => screen.getByRole('main').contains(it))).toBe(true);
    expect(replace).not.toHaveBeenCalled();
    replace.mockRestore();
  });
});

it('a login whose member cannot be read at once is a success, and the page offers to try again', async () => {
  expectConsole(/GET \/member\/my-info failed|The session is not known/);
  mockEndpoint('GET /member/line/url', { url: 'https://provider.example/?state=state-1' });
  mockEndpoint('GET /member/my-info', refusal('invalid_input'));
  mockEndpoint('POST /auth/session', () => {
    markSession();
    return {};
  });
  const { user, environment } = await renderScreen('/bookmark');
  await user.click(await screen.findByRole('button', { name: '라인으로 로그인' }));
  await expect.poll(() => environment.logins).toHaveLength(1);
  act(() => postToPage(pairMessage()));
  await screen.findByText('로그인 되었습니다');
  expect(screen.queryByText('회원 정보를 찾을 수 없습니다.')).toBeNull();
  const retry = await screen.findByRole('button', { name: '다시 시도' }, { timeout: 12_000 });
  expect(gate()).toBeNull();
  mockEndpoint('GET /member/my-info', { data: sampleMember() });
  await user.click(retry);
  await expect.poll(shelf).not.toBeNull();
});

describe('a logout while the server is slow to answer the session', () => {
  const slowAnswer = () => {
    let answer: () => void = () => undefined;
    const asked = mockEndpoint(
      'GET /member/my-info',
      () => new Promise((resolve) => (answer = () => resolve({ data: sampleMember() }))),
    );
    return { asked, answer: () => act(async () => answer()) };
  };
  const returnToPage = () =>
    act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

  it('AUTH-21 is final: the late answer does not log in', async () => {
    logIn();
    mockEndpoint('POST /auth/logout', {});
    const { user, goTo } = await renderScreen('/my-page');
    const button = await screen.findByRole('button', { name: '로그아웃' });
    const slow = slowAnswer();
    await returnToPage();
    await expect.poll(() => slow.asked.length).toBe(1);
    await user.click(button);
    await screen.findByText('로그아웃 되었습니다');
    await slow.answer();
    await aMoment();
    await goTo('/bookmark');
    expect(shelf()).toBeNull();
    expect(gate()).not.toBeNull();
  });

  it('AUTH-21 in another tab is final, too', async () => {
    logIn();
    await renderScreen('/bookmark');
    await expect.poll(shelf).not.toBeNull();
    const slow = slowAnswer();
    await returnToPage();
    await expect.poll(() => slow.asked.length).toBe(1);
    removeSessionMark();
    announceSession();
    await expect.poll(gate).not.toBeNull();
    await slow.answer();
    await aMoment();
    expect(gate()).not.toBeNull();
  });
});

describe('another account of LINE on the phone', () => {
  /** An ID token of that account, as far as the page reads it. */
  const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub }))}.x`;
  const inLine = (token: string, changes: Partial<FakeProof> = {}) =>
    fakeEnvironment({ identityProof: () => fakeProof({ token: () => token, ...changes }) });

  function believe(nickname: string) {
    const exchanges = mockEndpoint('POST /member/line/liff-login', PAIR);
    mockEndpoint('POST /auth/session', () => {
      markSession();
      return {};
    });
    mockEndpoint('GET /member/my-info', { data: sampleMember({ id: nickname, nickname }) });
    return exchanges;
  }

  it('AMB-37 is another member: the session of the former one is replaced', async () => {
    believe('첫째');
    const first = await renderScreen('/my-page', { environment: inLine(tokenOf('line-1')) });
    await screen.findByText('첫째');
    first.unmount();
    const exchanges = believe('둘째');
    await renderScreen('/my-page', { environment: inLine(tokenOf('line-2')) });
    await screen.findByText('둘째');
    expect(exchanges).toEqual([{ body: { id_token: tokenOf('line-2') } }]);
  });

  it('AMB-37 the same account keeps its session', async () => {
    believe('첫째');
    const first = await renderScreen('/my-page', { environment: inLine(tokenOf('line-1')) });
    await screen.findByText('첫째');
    first.unmount();
    const exchanges = believe('첫째');
    await renderScreen('/my-page', { environment: inLine(tokenOf('line-1')) });
    await screen.findByText('첫째');
    expect(exchanges).toHaveLength(0);
  });

  it('AMB-37 sees no data of the former member if the exchange fails', async () => {
    expectConsole(/The LINE login failed/);
    logIn({ nickname: '첫째' });
    mockEndpoint('POST /member/line/liff-login', refusal('too_many_requests'));
    await renderScreen('/bookmark', { environment: inLine(tokenOf('line-2')) });
    await expect.poll(gate).not.toBeNull();
    expect(hasSessionMark()).toBe(false);
  });

  it('AMB-37 in an ordinary browser keeps a session that another login has opened', async () => {
    logIn({ nickname: '첫째' });
    const exchanges = mockEndpoint('POST /member/line/liff-login', PAIR);
    await renderScreen('/my-page', {
      environment: inLine(tokenOf('line-2'), { by: 'line-login' }),
    });
    await screen.findByText('첫째');
    expect(exchanges).toHaveLength(0);
  });
});
