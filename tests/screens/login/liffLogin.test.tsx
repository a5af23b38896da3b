import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startLineLoginAtom } from '../../../src/domain/session/lineLogin.ts';
import { keepDraft, readDraft } from '../../../src/environment/drafts.ts';
import { keepLineAccount } from '../../../src/environment/lineAccount.ts';
import { forgetVisit, rememberInVisit } from '../../../src/environment/lineAppVisit.ts';
import { keptSearches, rememberSearch } from '../../../src/environment/recentSearches.ts';
import { countedLogouts, watchSession } from '../../../src/environment/sessionChannel.ts';
import { keepLoginPress, takeLoginPress } from '../../../src/state/loginPress.ts';
import { keepSentCounsel, sentCounselOf } from '../../../src/state/sentCounsel.ts';
import { fakeEnvironment } from '../../support/fakes/fakeEnvironment.ts';
import { type FakeProof, fakeProof } from '../../support/fakes/fakeProof.ts';
import { logIn, markSession } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleMember } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const TOAST = '라인 앱에서 로그인 되었습니다.';
const PAIR = { token: 'a', refreshToken: 'b' };

afterEach(forgetVisit);

/** Back from the page of LINE: the browser shows this page as it was. */
const comeBack = () =>
  act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

const besideLine = (proof: FakeProof) =>
  fakeEnvironment({ identityProof: () => proof, loginProviders: () => ['line'] });

/** A server that accepts the token. */
function believe() {
  const exchanges = mockEndpoint('POST /member/line/liff-login', PAIR);
  mockEndpoint('POST /auth/session', () => {
    markSession();
    return {};
  });
  mockEndpoint('GET /member/my-info', { data: sampleMember() });
  return exchanges;
}

describe('the start inside LINE', () => {
  it('AUTH-17 AMB-37 exchanges the ID token for a session, says so, and stays on the page', async () => {
    const exchanges = believe();
    const { address } = await renderScreen('/bookmark', { environment: besideLine(fakeProof()) });
    await screen.findByText(TOAST);
    await screen.findByRole('heading', { name: '찜 목록' });
    expect(exchanges).toEqual([{ body: { id_token: 'id-token' } }]);
    expect(address()).toBe('/bookmark');
  });

  it('AUTH-17 exchanges it once, however often the app is rendered', async () => {
    const exchanges = believe();
    const environment = besideLine(fakeProof());
    const { unmount } = await renderScreen('/search', { environment });
    await screen.findByText(TOAST);
    unmount();
    await renderScreen('/search', { environment });
    await screen.findByRole('heading', { name: '통합검색' });
    expect(exchanges).toHaveLength(1);
  });

  it('AUTH-17 keeps an existing session', async () => {
    const exchanges = believe();
    logIn();
    await renderScreen('/bookmark', { environment: besideLine(fakeProof()) });
    await screen.findByRole('heading', { name: '찜 목록' });
    expect(exchanges).toHaveLength(0);
  });

  it('AUTH-21 AMB-37 with another LINE account shows and keeps nothing of the former member, in any tab', async () => {
    const accountOf = (sub: string) =>
      fakeProof({ token: () => `x.${btoa(`{"sub":"${sub}"}`)}.x` });
    logIn();
    keepLineAccount(accountOf('former'));
    const memberId = sampleMember().id;
    rememberSearch('모발이식');
    keepSentCounsel({ memberId, counselId: 'c' });
    keepLoginPress({ does: 'report', reviewId: 'r' });
    keepDraft('counsel', { text: '상담', order: null });
    const logouts = countedLogouts();
    const told = vi.fn();
    onTestFinished(watchSession(told));
    mockEndpoint('POST /member/line/liff-login', refusal('too_many_requests'));
    expectConsole(/The LINE login failed/);
    await renderScreen('/bookmark', { environment: besideLine(accountOf('present')) });
    await screen.findByText('로그인이 필요한 페이지 입니다');
    expect([keptSearches(), sentCounselOf(memberId)]).toEqual([null, null]);
    expect([takeLoginPress(), readDraft('counsel')]).toEqual([null, null]);
    expect(countedLogouts()).toBe(logouts + 1);
    await expect.poll(() => told.mock.calls.length).toBe(1);
  });

  it('AUTH-15 names an ordinary login outside of the LINE app', async () => {
    believe();
    await renderScreen('/search', { environment: besideLine(fakeProof({ by: 'line-login' })) });
    await screen.findByText('로그인 되었습니다');
    expect(screen.queryByText(TOAST)).toBeNull();
  });

  it('a failure leaves a guest, who can use the public pages', async () => {
    expectConsole(/The LINE login failed/);
    mockEndpoint('POST /member/line/liff-login', refusal('too_many_requests'));
    const proof = fakeProof();
    await renderScreen('/bookmark', { environment: besideLine(proof) });
    await screen.findByText('로그인이 필요한 페이지 입니다');
    expect(proof.renewals).toBe(0);
  });

  it('a refused token is renewed once for each visit', async () => {
    mockEndpoint('POST /member/line/liff-login', refusal('login_failed'));
    const proof = fakeProof();
    const { unmount } = await renderScreen('/search', { environment: besideLine(proof) });
    await expect.poll(() => proof.renewals).toBe(1);
    unmount();

    expectConsole(/The LINE login failed/);
    const environment = besideLine(proof);
    const { store } = await renderScreen('/search', { environment });
    expect(await store.set(startLineLoginAtom, environment)).toBe(false);
    expect(proof.renewals).toBe(1);
  });
});

describe('the LINE button inside LINE', () => {
  const press = async (name: string) => {
    const main = within(screen.getByRole('main'));
    return main.findByRole('button', { name });
  };

  it('AUTH-17 logs in without a window and goes to the start page', async () => {
    rememberInVisit('logged out');
    believe();
    mockEndpoint('GET /public/reviews', { data: [], total: 0 });
    const environment = besideLine(fakeProof());
    const { user, address } = await renderScreen('/bookmark?lang=ja', { environment });
    await user.click(await press('LINEでログイン'));
    await screen.findByText('LINEアプリでログインしました。');
    await expect.poll(address).toBe('/home/?lang=ja');
    // The start page loads its reviews last.
    await screen.findByText('登録された口コミがありません');
    expect(environment.logins).toEqual([]);
  });

  it('asks LINE if there is no token yet', async () => {
    const proof = fakeProof({ by: 'line-login', token: () => null });
    const { user } = await renderScreen('/bookmark', { environment: besideLine(proof) });
    await user.click(await press('라인으로 로그인'));
    await expect.poll(() => proof.renewals).toBe(1);
  });

  it('can be pressed again after Back from LINE, and no toast tells of a login', async () => {
    const proof = fakeProof({ by: 'line-login', token: () => null });
    const { user } = await renderScreen('/bookmark', { environment: besideLine(proof) });
    const button = await press('라인으로 로그인');
    await user.click(button);
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
    await comeBack();
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('false');
    await user.click(button);
    await expect.poll(() => proof.renewals).toBe(2);
    expect([screen.queryByRole('alert'), screen.queryByText('로그인 되었습니다')]).toEqual([
      null,
      null,
    ]);
  });

  it('ERR-10 ERR-19 says so if it does not work', async () => {
    expectConsole(/The login failed/);
    rememberInVisit('logged out');
    mockEndpoint('POST /member/line/liff-login', refusal('too_many_requests'));
    const { user } = await renderScreen('/bookmark', { environment: besideLine(fakeProof()) });
    await user.click(await press('라인으로 로그인'));
    await screen.findByRole('alert');
  });
});

describe('a logout inside LINE', () => {
  it('AUTH-21 lasts for the visit, and leaves no token behind', async () => {
    logIn();
    mockEndpoint('POST /auth/logout', {});
    const exchanges = believe();
    const proof = fakeProof();
    const { user, unmount } = await renderScreen('/my-page', { environment: besideLine(proof) });
    await user.click(await screen.findByRole('button', { name: '로그아웃' }));
    await screen.findByText('로그아웃 되었습니다');
    expect(proof.isForgotten).toBe(true);
    unmount();
    // As if the app were loaded again in the same window.
    await renderScreen('/bookmark', { environment: besideLine(fakeProof()) });
    await screen.findByText('로그인이 필요한 페이지 입니다');
    expect(exchanges).toHaveLength(0);
  });

  it('AUTH-21 lasts also if LINE has given a new token, until the member presses the button', async () => {
    rememberInVisit('logged out');
    // The start of the SDK remembers this before it asks LINE for a new token.
    rememberInVisit('renewed');
    const exchanges = believe();
    const { unmount } = await renderScreen('/bookmark', { environment: besideLine(fakeProof()) });
    await screen.findByText('로그인이 필요한 페이지 입니다');
    expect(exchanges).toHaveLength(0);
    unmount();

    const proof = fakeProof({ token: () => null });
    const { user, unmount: leave } = await renderScreen('/bookmark', {
      environment: besideLine(proof),
    });
    const main = within(screen.getByRole('main'));
    await user.click(await main.findByRole('button', { name: '라인으로 로그인' }));
    await expect.poll(() => proof.renewals).toBe(1);
    leave();
    // LINE loads the page again, now with a token.
    await renderScreen('/bookmark', { environment: besideLine(fakeProof()) });
    await screen.findByText(TOAST);
    expect(exchanges).toHaveLength(1);
  });
});
