import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { operator, signIn } from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../../support/setup/console.ts';

/** SHA-256 of `demo-operator`, computed elsewhere. */
const DIGEST = '9437e87fae95c03d3778f2575bb18ce30e647e51d86a8c37963364e1fc4f374e';

const noDemo = () => mockEndpoint('GET /public/demo-staff', { data: [] });
const fill = async (user: Awaited<ReturnType<typeof renderScreen>>['user'], password: string) => {
  await user.type(await screen.findByRole('textbox', { name: '아이디' }), 'Operator');
  await user.type(screen.getByLabelText('비밀번호'), password);
  await user.click(screen.getByRole('button', { name: '로그인' }));
};
/** The page of the account with its answers: a call under way would reach the mocks of the next test. */
const account = async () => {
  for (const name of ['2단계 인증', '로그인한 기기']) {
    await within(await screen.findByRole('region', { name })).findByRole('list');
  }
};

describe('/login', () => {
  it('STF-01 STF-02 AMB-52 sends the digest of the password and goes on to the console', async () => {
    noDemo();
    signIn();
    const sent = mockEndpoint('POST /auth/login', { token: 'a-token' });
    const { user, address } = await renderScreen('/login?next=/console/account');
    await fill(user, 'demo-operator');
    await account();
    expect(sent).toEqual([{ body: { user_id: 'operator', password: DIGEST } }]);
    expect(address()).toBe('/console/account');
  });

  it('STF-02 an answer without a token opens nothing', async () => {
    noDemo();
    expectConsole(/POST \/auth\/login failed/);
    mockEndpoint('POST /auth/login', { token: '' });
    const { user, address } = await renderScreen('/login');
    await fill(user, 'demo-operator');
    expect((await screen.findByText(/서버에 문제/)).closest('[role=alert]')).not.toBeNull();
    expect(address()).toBe('/login');
  });

  it('STF-01 reports an error beside its field', async () => {
    noDemo();
    mockEndpoint('POST /auth/login', refusal('login_failed'));
    const { user } = await renderScreen('/login');
    await fill(user, 'wrong');
    await screen.findByText('아이디 또는 비밀번호가 맞지 않아요');
    expectConsole(/POST \/auth\/login failed/);
    mockEndpoint('POST /auth/login', refusal('too_many_requests'));
    await user.click(screen.getByRole('button', { name: '로그인' }));
    await screen.findByText('짧은 시간에 요청이 몰렸어요. 잠시 후 다시 시도해주세요');
  });

  it('AMB-51 leads only to the console', async () => {
    noDemo();
    signIn();
    mockEndpoint('POST /auth/login', { token: 'a-token' });
    // All calls of the console, so that none is running when the test ends.
    const counsels = mockEndpoint('GET /staff/counsels', { data: [], total: 0 });
    const clinics = mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
    const { user, address } = await renderScreen('/login?next=//elsewhere.example');
    await fill(user, 'demo-operator');
    await waitFor(() => expect(address()).toBe('/console/counsels'));
    await expect.poll(() => [counsels.length, clinics.length]).toEqual([1, 1]);
  });

  it('AMB-98 offers the accounts of the demonstration, and only there', async () => {
    signIn();
    const demo = { user_id: 'operator', password: 'demo-operator', clinic: null };
    mockEndpoint('GET /public/demo-staff', { data: [{ ...demo, role: 'OPERATOR' as const }] });
    const sent = mockEndpoint('POST /auth/login', { token: 'a-token' });
    const { user, unmount } = await renderScreen('/login?next=/console/account');
    const accounts = await screen.findByRole('region', { name: '체험용 계정' });
    await user.click(within(accounts).getByRole('button', { name: /operator/ }));
    await account();
    expect(sent[0]?.body.password).toBe(DIGEST);
    unmount();
    await renderScreen('/login', { config: { isDemo: false } });
    expect(screen.queryByText('체험용 계정')).toBeNull();
  });

  it("ROLE-04 AMB-51 is outside of the members' frame, in Japanese too", async () => {
    noDemo();
    await renderScreen('/login?lang=ja');
    await screen.findByRole('heading', { level: 1, name: 'スタッフログイン' });
    expect(screen.queryByRole('navigation', { name: 'メインメニュー' })).toBeNull();
    expect(document.title).toMatch(/^スタッフログイン/);
  });
});

describe('the session of the staff', () => {
  it('STF-05 STF-08 ROLE-05 without a session the console leads to the login, once, and back', async () => {
    noDemo();
    const asked = mockEndpoint('GET /auth/my-info', refusal('unauthenticated'));
    const { address } = await renderScreen('/console/account');
    await screen.findByRole('heading', { level: 1, name: '직원 로그인' });
    expect(address()).toBe('/login?next=%2Fconsole%2Faccount');
    expect(asked).toHaveLength(1);
  });

  it('STF-08 the way back keeps the filters of a list, and the language once', async () => {
    noDemo();
    signIn();
    mockEndpoint('POST /auth/login', { token: 'a-token' });
    mockEndpoint('GET /staff/events', refusal('unauthenticated'));
    mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
    const list = '/console/contents?kind=event&status=DRAFT&q=a%3Fb%26c';
    const { address, user } = await renderScreen(`${list}&lang=ko`);
    await screen.findByRole('heading', { level: 1, name: '직원 로그인' });
    const login = new URLSearchParams(address().split('?')[1]);
    expect(login.get('next')).toBe(list);
    const events = mockEndpoint('GET /staff/events', { data: [], total: 0 });
    await fill(user, 'demo-operator');
    await waitFor(() => expect(address()).toBe(`${list}&lang=ko`));
    await waitFor(() => expect(events[0]?.query).toMatchObject({ status: 'DRAFT', q: 'a?b&c' }));
  });

  it('STF-05 any other failure leads there as well', async () => {
    noDemo();
    expectConsole(/GET \/auth\/my-info failed: forbidden/);
    mockEndpoint('GET /auth/my-info', refusal('forbidden'));
    await renderScreen('/console/account');
    await screen.findByRole('heading', { level: 1, name: '직원 로그인' });
  });

  it('STF-05 after a failure of the server a session that still lasts needs no password', async () => {
    noDemo();
    expectConsole(/GET \/auth\/my-info failed: too_many_requests/);
    mockEndpoint('GET /auth/my-info', refusal('too_many_requests'));
    const { user, address } = await renderScreen('/console/account?lang=ko');
    await screen.findByRole('heading', { level: 1, name: '직원 로그인' });
    signIn();
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    await account();
    expect(address()).toBe('/console/account?lang=ko');
  });

  it('without a session the login offers no other try', async () => {
    noDemo();
    mockEndpoint('GET /auth/my-info', refusal('unauthenticated'));
    await renderScreen('/console/account');
    await screen.findByRole('heading', { level: 1, name: '직원 로그인' });
    expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
  });

  it('STF-08 ERR-14 a 401 of any later call leads to the login', async () => {
    noDemo();
    signIn();
    mockEndpoint('POST /auth/reset-password', refusal('unauthenticated'));
    const { user, address } = await renderScreen('/console/account');
    await account();
    await changePassword(user);
    await screen.findByRole('heading', { level: 1, name: '직원 로그인' });
    expect(address()).toBe('/login?next=%2Fconsole%2Faccount');
  });

  it('STF-03 changes the own password, with the current one', async () => {
    signIn();
    const sent = mockEndpoint('POST /auth/reset-password', {});
    const { user } = await renderScreen('/console/account');
    await account();
    await changePassword(user);
    await screen.findByText('비밀번호가 변경되었습니다');
    expect(sent[0]?.body).toEqual({
      user_id: operator.user_id,
      new_password: expect.stringMatching(/^[0-9a-f]{64}$/),
      current_password: DIGEST,
      new_password_sha1: expect.stringMatching(/^[0-9a-f]{40}$/),
    });
  });

  it('STF-09 ERR-14 another failure is logged and shown where it happened', async () => {
    signIn();
    expectConsole(/POST \/auth\/reset-password failed: forbidden/);
    mockEndpoint('POST /auth/reset-password', refusal('forbidden'));
    const { user, address } = await renderScreen('/console/account');
    await account();
    await changePassword(user);
    await screen.findByText('현재 비밀번호가 맞지 않아요');
    expect(address()).toBe('/console/account');
  });

  it('STF-04 AMB-30 signs out', async () => {
    noDemo();
    signIn();
    const sent = mockEndpoint('POST /auth/logout', {});
    const { user } = await renderScreen('/console/account');
    await account();
    await user.click(screen.getByRole('button', { name: '로그아웃' }));
    await screen.findByRole('heading', { level: 1, name: '직원 로그인' });
    expect(sent).toHaveLength(1);
  });

  it('a session that has ended before is signed out, too', async () => {
    noDemo();
    signIn();
    expectConsole(/POST \/auth\/logout failed/);
    mockEndpoint('POST /auth/logout', refusal('unauthenticated'));
    const { user } = await renderScreen('/console/account');
    await account();
    await user.click(screen.getByRole('button', { name: '로그아웃' }));
    await screen.findByRole('heading', { level: 1, name: '직원 로그인' });
  });

  it('stays when the sign-out does not reach the server, and says so', async () => {
    noDemo();
    signIn();
    expectConsole(/POST \/auth\/logout failed/);
    mockEndpoint('POST /auth/logout', refusal('internal'));
    const { user, address } = await renderScreen('/console/account');
    await account();
    await user.click(screen.getByRole('button', { name: '로그아웃' }));
    await screen.findByText('로그아웃하지 못했어요. 잠시 후 다시 눌러주세요');
    expect(address()).toBe('/console/account');
    mockEndpoint('POST /auth/logout', {});
    await user.click(screen.getByRole('button', { name: '로그아웃' }));
    await screen.findByRole('heading', { level: 1, name: '직원 로그인' });
  });
});

async function changePassword(user: Awaited<ReturnType<typeof renderScreen>>['user']) {
  await user.type(screen.getByLabelText('현재 비밀번호'), 'demo-operator');
  await user.type(screen.getByLabelText('새 비밀번호'), 'new-password');
  await user.type(screen.getByLabelText('새 비밀번호 확인'), 'new-password');
  await user.click(screen.getByRole('button', { name: '비밀번호 재설정' }));
}
