import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS } from '../../../src/constants.ts';
import { LazyScreen, loadScreen } from '../../../src/layout/routing/lazyScreen.tsx';
import { ScreenBoundary } from '../../../src/layout/routing/ScreenBoundary.tsx';
import { ErrorBoundary } from '../../../src/layout/trouble/ErrorBoundary.tsx';
import { modals } from '../../../src/modals.ts';
import type { Screen, ScreenModule } from '../../../src/screen.ts';
import { fakeEnvironment } from '../../support/fakes/fakeEnvironment.ts';
import { mockEndpoint, mockServer } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { renderWidget } from '../../support/screen/renderWidget.tsx';
import { sampleClinic, sampleReview } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const screenThat = (load: Screen['load']): Screen => ({ path: '/x', chunk: 'x', load });
const ArrivedPage = () => <h1>다 왔어요</h1>;
const never = () => new Promise<ScreenModule>(() => undefined);

describe('a screen whose script does not load', () => {
  it('ERR-15 CONST-18 counts as failed after two minutes, not before', async () => {
    vi.useFakeTimers();
    const outcome = vi.fn();
    loadScreen(screenThat(never), async () => undefined).catch(outcome);
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome.mock.calls[0]?.[0]).toMatchObject({ name: 'ChunkLoadError' });
  });

  it('ERR-16 ERR-19 AMB-93 shows the generic error screen, and is logged', async () => {
    expectConsole(/the script is gone/);
    expectConsole(/A screen could not be rendered/);
    const load = vi.fn(() => Promise.reject(new Error('the script is gone')));
    const broken = screenThat(load);
    await act(async () =>
      renderWidget(
        <ErrorBoundary>
          <Suspense>
            <LazyScreen screen={broken} />
          </Suspense>
        </ErrorBoundary>,
      ),
    );
    await screen.findByRole('heading', { name: 'Unexpected Application Error!' });
    expect(load).toHaveBeenCalledOnce();
    screen.getByRole('button', { name: '다시 시도' });
    expect(screen.getByRole('link', { name: '홈으로 가기' }).getAttribute('href')).toBe('/home');
  });
});

describe('a screen that is opened without a connection', () => {
  it('waits for a connection inside the frame, and opens when there is one', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expectConsole(/The screen needs a connection/);
    const load = vi.fn<Screen['load']>();
    load.mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'));
    load.mockResolvedValueOnce({ Page: ArrivedPage, head: () => ({ title: '' }) });
    await act(async () =>
      renderWidget(
        <ScreenBoundary hasOwnFrame={false}>
          <Suspense>
            <LazyScreen screen={screenThat(load)} />
          </Suspense>
        </ScreenBoundary>,
      ),
    );
    await screen.findByRole('heading', { name: '인터넷에 연결되어 있지 않아요' });
    expect(load).toHaveBeenCalledOnce();
    isOnline.mockReturnValue(true);
    await act(async () => void dispatchEvent(new Event('online')));
    await screen.findByRole('heading', { name: '다 왔어요' });
  });
});

describe('a screen that cannot be rendered', () => {
  it.each([
    ['', '화면을 보여주는 중에 문제가 생겼어요. 잠시 후 다시 시도해주세요.'],
    ['?lang=ja', '画面の表示中に問題が起きました。しばらくしてからもう一度お試しください。'],
  ])(
    'GLB-13 ERR-16 %s shows the one error screen, its title in English',
    async (query, sentence) => {
      expectConsole(/Cannot read properties/);
      expectConsole(/A screen could not be rendered/);
      const nonsense = { data: { id: 'x', name: '이름' } };
      mockServer.use(http.get('/public/clinics/:id', () => HttpResponse.json(nonsense)));
      await renderScreen(`/contents/clinic/x${query}`);
      await screen.findByRole('heading', { name: 'Unexpected Application Error!', level: 1 });
      screen.getByText(sentence);
    },
  );

  it.each([
    ['', '/liff', '/liff/home'],
    ['?lang=ja', '', '/home?lang=ja'],
    ['?lang=ja', '/liff', '/liff/home?lang=ja'],
  ])(
    'AMB-79 the link to home of the error screen at %j below %j is %s',
    async (query, basename, home) => {
      expectConsole(/Cannot read properties/);
      expectConsole(/A screen could not be rendered/);
      const nonsense = { data: { id: 'x', name: '이름' } };
      mockServer.use(http.get('/public/clinics/:id', () => HttpResponse.json(nonsense)));
      const environment = fakeEnvironment({ basename });
      await renderScreen(`/contents/clinic/x${query}`, { environment });
      await screen.findByRole('heading', { name: 'Unexpected Application Error!', level: 1 });
      const link = screen.getByRole('link', { name: /홈으로 가기|ホームへ戻る/ });
      expect(link.getAttribute('href')).toBe(home);
    },
  );

  it('the error screen ends when the visitor goes Back', async () => {
    expectConsole(/Cannot read properties/);
    expectConsole(/A screen could not be rendered/);
    mockEndpoint('GET /public/reviews', { data: [sampleReview()], total: 1 });
    const nonsense = { data: { id: 'x', name: '이름' } };
    mockServer.use(http.get('/public/clinics/:id', () => HttpResponse.json(nonsense)));
    const { goTo, goBack } = await renderScreen('/home');
    await goTo('/contents/clinic/x');
    await screen.findByRole('heading', { name: 'Unexpected Application Error!', level: 1 });
    await goBack();
    await screen.findByRole('link', { name: '자연스럽게 잘 되었어요' });
    expect(screen.queryByRole('heading', { name: 'Unexpected Application Error!' })).toBeNull();
  });

  it('ERR-19 a modal that does not load is logged and reported, and the page continues', async () => {
    expectConsole(/The modal search could not be loaded/);
    mockEndpoint('GET /public/reviews', { data: [sampleReview()], total: 1 });
    vi.spyOn(modals, 'search').mockRejectedValue(new Error('no connection'));
    const { user } = await renderScreen('/home');
    await user.click(screen.getByRole('link', { name: '통합검색 열기' }));
    await expect.poll(() => vi.mocked(modals.search).mock.calls.length).toBeGreaterThan(0);
    await screen.findByRole('link', { name: '자연스럽게 잘 되었어요' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByText('불러오지 못했어요');
  });

  it.each([
    [false, '인터넷에 연결되어 있지 않아요'],
    [true, '불러오지 못했어요'],
  ])(
    'a guest who asks for a counsel is told if the login cannot be loaded (online: %s)',
    async (isOnline, sentence) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      expectConsole(/The modal login could not be loaded/);
      mockEndpoint('GET /public/clinics/:id', { data: sampleClinic() });
      vi.spyOn(modals, 'login').mockRejectedValue(new Error('no connection'));
      const { user, address } = await renderScreen(`/contents/clinic/${sampleClinic().id}`);
      await user.click(await screen.findByRole('button', { name: '상담 예약하기' }));
      expect((await screen.findByRole('alert')).textContent).toBe(sentence);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(address()).toBe(`/contents/clinic/${sampleClinic().id}`);
    },
  );
});
