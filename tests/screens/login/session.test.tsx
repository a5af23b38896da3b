import { setTimeout as wait } from 'node:timers/promises';
import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { readFromDevice } from '../../../src/environment/deviceMemory.ts';
import { keepDraft, readDraft } from '../../../src/environment/drafts.ts';
import { agreeToKeep } from '../../../src/environment/keptAppointment.ts';
import { announceSession, countLogout } from '../../../src/environment/sessionChannel.ts';
import { removeSessionMark } from '../../../src/environment/sessionMark.ts';
import { sampleCounsel } from '../../support/fixtures/counsel/counselWorld.ts';
import { logIn, markSession } from '../../support/screen/logIn.ts';
import { mockEndpoint, mockServer, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleMember } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const gate = () => screen.queryByText('로그인이 필요한 페이지 입니다');
const page = () => screen.queryByRole('heading', { name: '찜 목록' });

describe('a page for members only', () => {
  it('MBR-08 MBR-09 shows a guest that a login is needed, without a call', async () => {
    const asked = mockEndpoint('GET /member/my-info', refusal('unauthenticated'));
    await renderScreen('/bookmark');
    await expect.poll(gate).not.toBeNull();
    expect(screen.getByRole('navigation', { name: '현재 위치' }).textContent).toBe('로그인');
    expect(asked).toHaveLength(0);
  });

  it('MBR-13 MBR-14 AUTH-19 waits until the session is known, and never flashes the login', async () => {
    markSession();
    let answer: (member: { data: ReturnType<typeof sampleMember> }) => void = () => undefined;
    const asked = mockEndpoint(
      'GET /member/my-info',
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await renderScreen('/bookmark');
    await screen.findByText('불러오는 중');
    await expect.poll(() => asked.length).toBe(1);
    expect(gate()).toBeNull();
    await act(async () => answer({ data: sampleMember() }));
    await expect.poll(page).not.toBeNull();
  });

  it('MBR-12 sends a member without a nickname to the page where they choose one', async () => {
    logIn({ nickname: null });
    const { address } = await renderScreen('/bookmark?lang=ja');
    await expect.poll(address).toBe('/reset-nickname?lang=ja');
    await screen.findByRole('heading', { name: 'ニックネーム変更' });
  });

  it('MBR-11 refuses tokens of another kind', async () => {
    markSession();
    const staff = { ...sampleMember(), token: { id: 'staff', type: 'STAFF' } };
    mockServer.use(http.get('/member/my-info', () => HttpResponse.json({ data: staff })));
    await renderScreen('/bookmark');
    await expect.poll(gate).not.toBeNull();
  });

  it('AMB-28 an expired session is renewed once, and the call is repeated', async () => {
    markSession();
    let hasRunOut = true;
    const asked = mockEndpoint('GET /member/my-info', () =>
      hasRunOut ? refusal('unauthenticated') : { data: sampleMember() },
    );
    const renewed = mockEndpoint('POST /auth/refresh', () => {
      hasRunOut = false;
      return {};
    });
    await renderScreen('/bookmark');
    await expect.poll(page).not.toBeNull();
    expect(asked).toHaveLength(2);
    expect(renewed).toHaveLength(1);
  });

  it('AMB-28 a session that cannot be renewed leaves a guest', async () => {
    markSession();
    mockEndpoint('GET /member/my-info', refusal('unauthenticated'));
    const renewed = mockEndpoint('POST /auth/refresh', refusal('unauthenticated'));
    await renderScreen('/bookmark');
    await expect.poll(gate).not.toBeNull();
    expect(renewed).toHaveLength(1);
  });

  it('a session that was ended elsewhere leaves no kept appointment on the device', async () => {
    logIn();
    await renderScreen('/bookmark');
    await expect.poll(page).not.toBeNull();
    // The simulated browser has no caches.
    const isRefused = expectConsole(/The appointment was not kept/);
    agreeToKeep(sampleMember().id);
    await expect.poll(isRefused).toBe(true);
    mockEndpoint('GET /member/my-info', refusal('unauthenticated'));
    mockEndpoint('POST /auth/refresh', refusal('unauthenticated'));
    announceSession();
    await expect.poll(gate).not.toBeNull();
    expect(readFromDevice('offlineAppointment')).toBeNull();
  });

  it('AUTH-15 no data of the former member stay when another one logs in in another tab', async () => {
    logIn();
    const { sourceId } = sampleCounsel();
    const counsels = { data: [sampleCounsel()], total: 1 };
    mockEndpoint('GET /member/counsels', { data: counsels });
    await renderScreen('/counsel');
    const theirs = () => screen.queryAllByRole('article');
    await expect.poll(theirs).toHaveLength(1);
    logIn({ id: sourceId, token: { id: sourceId, type: 'MEMBER' } });
    const asked = mockEndpoint('GET /member/counsels', () => new Promise(() => undefined));
    announceSession();
    await expect.poll(() => asked.length).toBe(1);
    await expect.poll(theirs).toEqual([]);
  });

  it('AUTH-21 follows a logout in another tab', async () => {
    logIn();
    await renderScreen('/bookmark');
    await expect.poll(page).not.toBeNull();
    removeSessionMark();
    announceSession();
    await expect.poll(gate).not.toBeNull();
  });

  it('AUTH-19 a page from the back-forward cache reads the session again', async () => {
    logIn();
    await renderScreen('/bookmark');
    await expect.poll(page).not.toBeNull();
    removeSessionMark();
    // As Back restores it: nothing is loaded, and messages of that time were missed.
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await expect.poll(gate).not.toBeNull();
  });

  it.each([
    ['after a logout in another tab removes what was typed', countLogout, null],
    ['after the session has expired keeps what was typed', () => undefined, '쓰던 글'],
  ])('AUTH-21 a page from the back-forward cache %s', async (_, end, kept) => {
    countLogout();
    logIn();
    await renderScreen('/bookmark');
    await expect.poll(page).not.toBeNull();
    keepDraft('review:x', { text: '쓰던 글', order: null });
    end();
    removeSessionMark();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await expect.poll(gate).not.toBeNull();
    await act(() => wait(50));
    expect(readDraft('review:x')?.text ?? null).toBe(kept);
  });

  it('AUTH-21 a page from the back-forward cache has no draft of the former member for the next one', async () => {
    logIn();
    await renderScreen('/bookmark');
    await expect.poll(page).not.toBeNull();
    keepDraft('review:x', { text: '쓰던 글', order: null });
    countLogout();
    const { sourceId } = sampleCounsel();
    const other = logIn({ id: sourceId, token: { id: sourceId, type: 'MEMBER' } });
    const asked = mockEndpoint('GET /member/my-info', { data: other });
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await expect.poll(() => readDraft('review:x')).toBeNull();
    await expect.poll(() => asked.length).toBe(1);
  });
});
