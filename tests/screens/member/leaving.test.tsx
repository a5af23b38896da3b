import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LINE_TOKEN_HEADER } from '../../../contract/plain/headers.ts';
import { SESSION_LOST } from '../../../src/api/memberCall.ts';
import { keepDraft, readDraft } from '../../../src/environment/drafts.ts';
import { remembersInVisit } from '../../../src/environment/lineAppVisit.ts';
import { hasSessionMark } from '../../../src/environment/sessionMark.ts';
import { fakeEnvironment } from '../../support/fakes/fakeEnvironment.ts';
import { fakeProof } from '../../support/fakes/fakeProof.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, mockServer, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../support/setup/console.ts';

const PATH = '/my-page';
const button = (name: string) => screen.findByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('leaving the service', () => {
  it('asks first; cancel changes nothing', async () => {
    logIn();
    const left = mockEndpoint('DELETE /member/:id', {});
    const { user } = await renderScreen(PATH);
    await user.click(await button('회원 탈퇴'));
    const asked = within(await dialog('정말 탈퇴할까요?'));
    asked.getByText('탈퇴하면 찜, 상담, 리뷰가 모두 지워지고 되돌릴 수 없어요.');
    await user.click(asked.getByRole('button', { name: '취소' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(left).toHaveLength(0);
    await button('로그아웃');
  });

  it('deletes the member, logs out, says so and goes home', async () => {
    const member = logIn();
    const left = mockEndpoint('DELETE /member/:id', {});
    mockEndpoint('GET /public/reviews', { data: [], total: 0 });
    const { user, address } = await renderScreen(PATH);
    await user.click(await button('회원 탈퇴'));
    const asked = within(await dialog('정말 탈퇴할까요?'));
    await user.click(asked.getByRole('button', { name: '회원 탈퇴' }));
    await screen.findByText('탈퇴했어요');
    expect(left).toEqual([{ params: { id: member.token.id } }]);
    await waitFor(() => expect(address()).toBe('/home'));
    expect(hasSessionMark()).toBe(false);
    expect(screen.queryByText('로그아웃 되었습니다')).toBeNull();
  });

  it('removes what the device keeps, also if the session ends before the answer', async () => {
    logIn();
    keepDraft('cancel:1', { text: '쓰던 글', order: null });
    mockEndpoint('GET /public/reviews', { data: [], total: 0 });
    mockEndpoint('DELETE /member/:id', async () => {
      dispatchEvent(new Event(SESSION_LOST));
      await new Promise((resolve) => setTimeout(resolve, 50));
      return {};
    });
    const { user } = await renderScreen(PATH);
    await user.click(await button('회원 탈퇴'));
    const asked = within(await dialog('정말 탈퇴할까요?'));
    await user.click(asked.getByRole('button', { name: '회원 탈퇴' }));
    await screen.findByText('탈퇴했어요');
    expect(readDraft('cancel:1')).toBeNull();
  });

  it('whose answer was lost is told by the next press, and nothing stays on the device', async () => {
    expectConsole(/The write of a modal failed/);
    logIn();
    keepDraft('cancel:1', { text: '쓰던 글', order: null });
    mockEndpoint('GET /public/reviews', { data: [], total: 0 });
    mockEndpoint('DELETE /member/:id', refusal('internal'));
    const proof = fakeProof({ token: () => null });
    const environment = fakeEnvironment({ identityProof: () => proof });
    const { user, address } = await renderScreen(PATH, { environment });
    await user.click(await button('회원 탈퇴'));
    const asked = within(await dialog('정말 탈퇴할까요?'));
    await user.click(asked.getByRole('button', { name: '회원 탈퇴' }));
    await asked.findByText(/서버에 문제가 생겼어요/);
    mockEndpoint('DELETE /member/:id', refusal('unauthenticated'));
    mockEndpoint('POST /auth/refresh', refusal('unauthenticated'));
    await user.click(asked.getByRole('button', { name: '회원 탈퇴' }));
    await screen.findByText('탈퇴했어요');
    await waitFor(() => expect(address()).toBe('/home'));
    expect([readDraft('cancel:1'), hasSessionMark()]).toEqual([null, false]);
    // The LINE app must not join again by itself.
    expect([proof.isForgotten, remembersInVisit('logged out')]).toEqual([true, true]);
  });

  it('is not called done if the session had run out before', async () => {
    expectConsole(/The write of a modal failed/);
    logIn();
    mockEndpoint('DELETE /member/:id', refusal('unauthenticated'));
    mockEndpoint('POST /auth/refresh', refusal('unauthenticated'));
    const { user } = await renderScreen(PATH);
    await user.click(await button('회원 탈퇴'));
    const asked = within(await dialog('정말 탈퇴할까요?'));
    await user.click(asked.getByRole('button', { name: '회원 탈퇴' }));
    await asked.findByText(/로그인이 필요해요/);
    expect(screen.queryByText('탈퇴했어요')).toBeNull();
  });

  it('inside LINE says that the service tells LINE, and sends its token', async () => {
    logIn();
    mockEndpoint('DELETE /member/:id', {});
    mockEndpoint('GET /public/reviews', { data: [], total: 0 });
    const tokens: (string | null)[] = [];
    mockServer.events.on('request:start', ({ request }) => {
      if (request.method === 'DELETE') tokens.push(request.headers.get(LINE_TOKEN_HEADER));
    });
    onTestFinished(() => mockServer.events.removeAllListeners());
    const proof = fakeProof({ token: () => null });
    const environment = fakeEnvironment({ identityProof: () => proof });
    const { user } = await renderScreen(`${PATH}?lang=ja`, { environment });
    await user.click(await button('退会する'));
    const asked = within(await dialog('本当に退会しますか？'));
    asked.getByText(/LINEヤフー株式会社に通知され、LINEとの連携も解除されます。$/);
    await user.click(asked.getByRole('button', { name: '退会する' }));
    await waitFor(() => expect(tokens).toEqual(['access-token']));
  });

  it('a failure leaves everything as it was', async () => {
    expectConsole(/The write of a modal failed/);
    logIn();
    mockEndpoint('DELETE /member/:id', refusal('overloaded'));
    const { user } = await renderScreen(PATH);
    await user.click(await button('회원 탈퇴'));
    const asked = within(await dialog('정말 탈퇴할까요?'));
    await user.click(asked.getByRole('button', { name: '회원 탈퇴' }));
    await waitFor(() => expect(asked.getByRole('status').textContent).not.toBe(''));
    expect(hasSessionMark()).toBe(true);
  });
});
