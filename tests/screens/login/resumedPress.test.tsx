import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepLoginTrip } from '../../../src/environment/loginTrip.ts';
import { pairMessage, postToPage } from '../../support/browser/loginWindow.ts';
import { logIn, markSession } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleClinic, sampleMember } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const PAGE = `/contents/clinic/${sampleClinic().id}`;
const MINUTE = 60_000;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function serve() {
  mockEndpoint('GET /public/clinics/:id', { data: sampleClinic() });
  mockEndpoint('GET /member/line/url', { url: 'https://provider.example/?state=state-1' });
  mockEndpoint('GET /member/my-info', { data: sampleMember() });
  mockEndpoint('POST /auth/session', () => {
    markSession();
    return {};
  });
  const bookmark = { bookmarkableId: sampleClinic().id, bookmarkableType: 'CLINIC' as const };
  return {
    booked: mockEndpoint('POST /member/counsels', () => new Promise(() => undefined)),
    added: mockEndpoint('POST /member/bookmarks', { data: { id: 'b-1', ...bookmark } }),
  };
}

type Rendered = Awaited<ReturnType<typeof renderScreen>>;

async function press({ user }: Rendered, name: string) {
  await user.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog', { name: '로그인' });
}

/** Presses the button of a provider, whose window answers later. */
async function beginLogin({ user, environment }: Rendered) {
  const before = environment.logins.length;
  await user.click(await screen.findByRole('button', { name: '라인으로 로그인' }));
  await expect.poll(() => environment.logins.length).toBe(before + 1);
}

const finishLogin = () => act(async () => postToPage(pairMessage()));
const modal = () => screen.queryByRole('dialog', { name: '상담 예약하기' });
const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

describe('the press that began a login', () => {
  it('AMB-39 opens the booking modal afterwards and sends nothing', async () => {
    const { booked } = serve();
    const rendered = await renderScreen(PAGE);
    await press(rendered, '상담 예약하기');
    await beginLogin(rendered);
    expect(rendered.address()).toBe(PAGE);
    await finishLogin();
    await expect.poll(modal).not.toBeNull();
    expect(screen.queryByRole('dialog', { name: '로그인' })).toBeNull();
    expect(rendered.address()).toBe(PAGE);
    await aMoment();
    expect(booked).toHaveLength(0);
  });

  it('AMB-39 adds the bookmark that was pressed', async () => {
    const { added } = serve();
    const rendered = await renderScreen(PAGE);
    await press(rendered, '찜하기');
    await beginLogin(rendered);
    await finishLogin();
    await expect
      .poll(() => added)
      .toEqual([{ body: { bookmarkableId: sampleClinic().id, bookmarkableType: 'CLINIC' } }]);
    await screen.findByText('찜이 추가되었습니다');
  });

  it('AMB-39 is not repeated if it took a bookmark away', async () => {
    const { added } = serve();
    logIn();
    const { id: bookmarkableId } = sampleClinic();
    const key = { id: 'b-1', bookmarkableId, bookmarkableType: 'CLINIC' as const };
    mockEndpoint('GET /member/bookmarks/keys', { data: [key] });
    mockEndpoint('GET /member/bookmarks/:type/:id', { data: [key] });
    mockEndpoint('DELETE /member/bookmarks/:id', refusal('unauthenticated'));
    mockEndpoint('POST /auth/refresh', refusal('unauthenticated'));
    expectConsole(/bookmark could not be changed/);
    const rendered = await renderScreen(PAGE);
    mockEndpoint('GET /member/my-info', refusal('unauthenticated'));
    await press(rendered, '찜 해제');
    mockEndpoint('GET /member/my-info', { data: sampleMember() });
    await beginLogin(rendered);
    await finishLogin();
    await screen.findByText('로그인 되었습니다');
    await aMoment();
    expect(added).toHaveLength(0);
  });

  it('AMB-39 is remembered when the login leaves the page and comes back, for one use', async () => {
    serve();
    const before = await renderScreen(PAGE);
    await press(before, '상담 예약하기');
    await beginLogin(before);
    before.unmount();
    markSession();
    const after = await renderScreen(PAGE);
    await expect.poll(modal).not.toBeNull();
    after.unmount();
    await renderScreen(PAGE);
    await screen.findByRole('button', { name: '상담 예약하기' });
    await aMoment();
    expect(modal()).toBeNull();
  });

  it('AMB-39 waits on the callback page, which leads back first', async () => {
    serve();
    const before = await renderScreen(PAGE);
    await press(before, '상담 예약하기');
    await beginLogin(before);
    before.unmount();
    vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    keepLoginTrip({ path: PAGE, isNewWindow: false });
    mockEndpoint('POST /member/line/login', { token: 'a', refreshToken: 'b' });
    const callback = await renderScreen('/oauth/line?code=1&state=state-1');
    await expect.poll(() => vi.mocked(location.replace).mock.calls).toEqual([[PAGE]]);
    expect(modal()).toBeNull();
    callback.unmount();
    await renderScreen(PAGE);
    await expect.poll(modal).not.toBeNull();
  });

  it('AMB-39 is forgotten after ten minutes', async () => {
    serve();
    const before = await renderScreen(PAGE);
    await press(before, '상담 예약하기');
    await beginLogin(before);
    before.unmount();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * MINUTE });
    markSession();
    await renderScreen(PAGE);
    await screen.findByRole('button', { name: '상담 예약하기' });
    await aMoment();
    expect(modal()).toBeNull();
  });

  it('AMB-39 belongs to its own login only', async () => {
    const { added } = serve();
    const rendered = await renderScreen(PAGE);
    await press(rendered, '찜하기');
    await rendered.goBack();
    await rendered.goTo('/bookmark');
    await beginLogin(rendered);
    await finishLogin();
    await screen.findByRole('heading', { name: '찜 목록' });
    await aMoment();
    expect(added).toHaveLength(0);
  });
});
