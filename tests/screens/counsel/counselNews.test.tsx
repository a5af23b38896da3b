import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announceSession } from '../../../src/environment/sessionChannel.ts';
import { removeSessionMark } from '../../../src/environment/sessionMark.ts';
import { sampleCounsel } from '../../support/fixtures/counsel/counselWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';

const tab = () =>
  within(screen.getByRole('navigation', { name: '주 메뉴' })).getByRole('link', { name: /상담/ });
const isMarked = () => tab().textContent?.includes('새 소식이 있어요');
const list = (changed: boolean) => ({ data: { data: [sampleCounsel({ changed })], total: 1 } });

describe('the dot of the counsel tab', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('CSL-01 shows while a counsel has news, on any page, and disappears when it is opened', async () => {
    logIn();
    let isSeen = false;
    mockEndpoint('GET /member/counsels', () => list(!isSeen));
    mockEndpoint('GET /member/counsels/:id', () => {
      isSeen = true;
      return { data: sampleCounsel({ changed: true }) };
    });
    const { goTo } = await renderScreen('/search');
    await expect.poll(isMarked).toBe(true);
    await goTo(`/counsel/${sampleCounsel().id}`);
    await screen.findByText(sampleCounsel().code);
    await expect.poll(isMarked).toBe(false);
  });

  it('AMB-101 shows while a counsel that is not loaded yet has news', async () => {
    logIn();
    const answer = list(false);
    mockEndpoint('GET /member/counsels', { data: { ...answer.data, hasNews: true } });
    await renderScreen('/search');
    await expect.poll(isMarked).toBe(true);
  });

  it('CSL-01 does not show without news', async () => {
    logIn();
    const asked = mockEndpoint('GET /member/counsels', list(false));
    await renderScreen('/search');
    await expect.poll(() => asked.length).toBe(1);
    expect(isMarked()).toBe(false);
  });

  it('CSL-20 makes no call for a guest', async () => {
    const asked = mockEndpoint('GET /member/counsels', list(true));
    const { goTo } = await renderScreen('/counsel');
    await screen.findByText('로그인이 필요한 페이지 입니다');
    await goTo('/search');
    await screen.findByRole('heading', { name: '통합검색' });
    expect(asked).toHaveLength(0);
  });

  it('AMB-106 makes no call for a member without a nickname, on this page or that of a counsel', async () => {
    logIn({ nickname: null });
    const asked = mockEndpoint('GET /member/counsels', list(true));
    const opened = mockEndpoint('GET /member/counsels/:id', { data: sampleCounsel() });
    const { goTo, address } = await renderScreen('/search');
    await expect.poll(isMarked).toBe(false);
    for (const path of ['/counsel', `/counsel/${sampleCounsel().id}`, '/review/editor/1']) {
      await goTo(path);
      await expect.poll(address).toBe('/reset-nickname');
    }
    expect([asked, opened]).toEqual([[], []]);
  });

  it('AUTH-21 disappears at the logout', async () => {
    logIn();
    mockEndpoint('GET /member/counsels', list(true));
    await renderScreen('/search');
    await expect.poll(isMarked).toBe(true);
    removeSessionMark();
    announceSession();
    await expect.poll(isMarked).toBe(false);
  });

  it('CSL-01 is updated when the visitor comes back, and at most every minute', async () => {
    logIn();
    let changed = false;
    const asked = mockEndpoint('GET /member/counsels', () => list(changed));
    await renderScreen('/search');
    await expect.poll(() => asked.length).toBe(1);
    changed = true;
    const comeBack = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await comeBack();
    expect(asked).toHaveLength(1);

    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
    await comeBack();
    await expect.poll(() => asked.length).toBe(2);
    await expect.poll(isMarked).toBe(true);
  });
});
