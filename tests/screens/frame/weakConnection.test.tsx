import { act, screen, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followNewBuilds } from '../../../src/api/newBuild.ts';
import { createQueryClient } from '../../../src/api/queryClient.ts';
import { RecordSlice } from '../../../src/domain/record/list/RecordSlice.tsx';
import { clinicCard, mockTaxonomy, whole } from '../../support/fixtures/find/browseWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, mockServer, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { renderWidget } from '../../support/screen/renderWidget.tsx';
import { sampleReview } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

afterEach(() => vi.restoreAllMocks());

const comeOnline = () =>
  act(async () => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
  });
const FAILED = /^(불러오지 못했어요|読み込めませんでした)$/;

describe('a part of a list that does not load', () => {
  function renderWindow(address: string) {
    const store = createStore();
    const client = createQueryClient();
    client.mount();
    store.set(queryClientAtom, client);
    let isBroken = true;
    const queryFn = vi.fn(async () => {
      if (isBroken) throw Object.assign(new Error('no'), { code: 'too_many_requests' });
      return { data: ['마흔', '마흔하나'], total: 60 };
    });
    const rendered = renderWidget(
      <Provider store={store}>
        <ul>
          <RecordSlice
            query={{ queryKey: ['window'], queryFn }}
            offset={40}
            rows={[40, 41].map((index) => ({ index, gap: 0 }))}
            count={60}
            rowHeight={100}
            renderCard={(name: string) => <p>{name}</p>}
            skeleton={<p>…</p>}
          />
        </ul>
      </Provider>,
      address,
    );
    return { ...rendered, queryFn, mend: () => (isBroken = false) };
  }

  it.each([
    ['/contents', '다시 시도'],
    ['/contents?lang=ja', 'もう一度試す'],
  ])('ERR-01 ERR-02 says so in each of its rows at %s, with a retry', async (address, retry) => {
    expectConsole(/window failed: too_many_requests/);
    const { user, queryFn, mend } = renderWindow(address);
    expect(await screen.findAllByText(FAILED)).toHaveLength(2);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
    mend();
    const [, second] = screen.getAllByRole('button', { name: retry });
    if (second) await user.click(second);
    await screen.findByText('마흔하나');
    expect(screen.queryByText(FAILED)).toBeNull();
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  it('loads by itself when the connection is back', async () => {
    expectConsole(/window failed: too_many_requests/);
    const { mend } = renderWindow('/contents');
    await screen.findAllByText(FAILED);
    mend();
    await comeOnline();
    await screen.findByText('마흔');
  });
});

describe('a page in the background', () => {
  const setVisibility = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    dispatchEvent(new Event('visibilitychange'));
  };

  it('STATE-03 repeats a call that failed there when the visitor comes back', async () => {
    const member = logIn();
    let isBroken = true;
    const asked = mockEndpoint('GET /member/my-info', () =>
      isBroken ? refusal('overloaded') : { data: member },
    );
    setVisibility('hidden');
    await renderScreen('/bookmark');
    await expect.poll(() => asked.length).toBe(1);
    // The first repetition is due after a second.
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
    expect(asked.length).toBe(1);
    isBroken = false;
    await act(async () => setVisibility('visible'));
    await screen.findByRole('heading', { name: '찜 목록' });
  });
});

describe('a list that did not load', () => {
  it('loads when the connection is back', async () => {
    expectConsole(/GET \/public\/clinics failed: too_many_requests/);
    mockTaxonomy();
    mockEndpoint('GET /public/clinics', refusal('too_many_requests'));
    await renderScreen('/contents');
    await screen.findByText(FAILED);
    mockEndpoint('GET /public/clinics', whole([clinicCard()]));
    await comeOnline();
    await screen.findByRole('link', { name: '모아피부과의원' });
  });

  it('continues when the connection is back, from the missing page of reviews', async () => {
    expectConsole(/GET \/public\/reviews failed: too_many_requests/);
    let isBroken = true;
    const calls = mockEndpoint('GET /public/reviews', ({ query: { offset = 0 } }) => {
      if (offset > 0 && isBroken) return refusal('too_many_requests');
      const data = offset === 0 ? [sampleReview()] : [];
      return { data, total: 1 };
    });
    await renderScreen('/contents?tabId=reviews');
    const line = await screen.findByText(FAILED);
    expect(line.closest('[role="alert"]')).toBeNull();
    isBroken = false;
    await comeOnline();
    await expect.poll(() => calls.map(({ query }) => query.offset)).toEqual([0, 10, 10]);
    await expect.poll(() => screen.queryByText(FAILED)).toBeNull();
  });
});

describe('a network that answers with its own login page', () => {
  const portal = () => new HttpResponse('<html>Sign in to the network</html>', { headers: HTML });
  const HTML = { 'Content-Type': 'text/html' };
  const bar = () => within(screen.getByRole('navigation', { name: '주 메뉴' }));

  it('breaks only the requested list, and nothing that is shown', async () => {
    expectConsole(/GET \/public\/clinics failed: internal/);
    logIn();
    mockTaxonomy();
    mockServer.use(http.get('/public/clinics', portal));
    const { user, address } = await renderScreen('/contents');
    await screen.findByText(FAILED, undefined, { timeout: 10_000 });
    await user.click(bar().getByRole('link', { name: '찜' }));
    await screen.findByRole('heading', { name: '찜 목록' });
    expect(address()).toBe('/bookmark');
  });

  it('a broken screen leaves the frame and the other screens', async () => {
    expectConsole(/Cannot read properties/);
    expectConsole(/A screen could not be rendered/);
    logIn();
    const nonsense = { data: { id: 'x', name: '이름' } };
    mockServer.use(http.get('/public/clinics/:id', () => HttpResponse.json(nonsense)));
    const { user } = await renderScreen('/contents/clinic/x');
    await screen.findByRole('heading', { name: 'Unexpected Application Error!', level: 1 });
    await user.click(bar().getByRole('link', { name: '찜' }));
    await screen.findByRole('heading', { name: '찜 목록' });
    expect(screen.queryByRole('heading', { name: 'Unexpected Application Error!' })).toBeNull();
  });

  it('does not look like a new build: the page is not reloaded', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const answers = [
      portal(),
      new HttpResponse('<script id="boot">{}</script>', { headers: HTML }),
    ];
    let asked = 0;
    mockServer.use(
      http.get(location.href, () => {
        asked += 1;
        return answers.shift() ?? portal();
      }),
    );
    followNewBuilds();
    dispatchEvent(new Event('vite:preloadError'));
    await expect.poll(() => asked).toBe(1);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(reload).not.toHaveBeenCalled();
    dispatchEvent(new Event('vite:preloadError'));
    await expect.poll(() => reload.mock.calls.length).toBe(1);
  });
});
