import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { BookmarkShelf } from '../../../contract/bookmark.ts';
import { createQueryClient } from '../../../src/api/queryClient.ts';
import { BookmarkButton } from '../../../src/domain/bookmark/BookmarkButton.tsx';
import { EnvironmentContext } from '../../../src/environment/environment.ts';
import { announceSession } from '../../../src/environment/sessionChannel.ts';
import { createAppStore } from '../../../src/state/appStore.ts';
import { toggleBookmarkAtom } from '../../../src/state/bookmarksAtom.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';
import { fakeEnvironment } from '../../support/fakes/fakeEnvironment.ts';
import {
  bookmarksOf,
  keepShelf,
  kept,
  NOTHING,
  other,
} from '../../support/fixtures/find/bookmarkWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleClinic } from '../../support/screen/sampleAnswers.ts';
import { testI18n } from '../../support/screen/testI18n.ts';
import { expectConsole } from '../../support/setup/console.ts';

const heart = (name: string) => screen.findByRole('button', { name: `${name} 찜하기` });

describe('the heart of a card', () => {
  const serveList = () =>
    mockEndpoint('GET /public/clinics', { data: [sampleClinic(), other], total: 2 });
  const pressed = async (name: string) => (await heart(name)).getAttribute('aria-pressed');

  it('AMB-101 BKM-04 one small call for all hearts reads what is bookmarked', async () => {
    logIn();
    serveList();
    const { keys } = keepShelf({ ...NOTHING, clinics: [other] });
    await renderScreen('/contents');
    await waitFor(async () => expect(await pressed('다온의원')).toBe('true'));
    expect(await pressed('모아피부과의원')).toBe('false');
    expect(keys).toHaveLength(1);
  });

  it('BKM-05 asks a guest to log in, leads nowhere and makes no call', async () => {
    serveList();
    const { keys } = keepShelf();
    const { user, address } = await renderScreen('/contents');
    await user.click(await heart('모아피부과의원'));
    await screen.findByRole('dialog', { name: '로그인' });
    expect(address()).toBe('/contents');
    expect(keys).toHaveLength(0);
  });

  it('BKM-08 BKM-13 adds, and every other heart of the same record turns with it', async () => {
    logIn();
    serveList();
    mockEndpoint('GET /public/clinics/:id', { data: sampleClinic() });
    let shelf = NOTHING;
    const keys = mockEndpoint('GET /member/bookmarks/keys', () => ({ data: bookmarksOf(shelf) }));
    const added = mockEndpoint('POST /member/bookmarks', ({ body }) => {
      shelf = { ...NOTHING, clinics: [kept(sampleClinic())] };
      return { data: { id: 'new', ...body } };
    });
    mockEndpoint('GET /member/bookmarks/:type/:id', ({ params }) => ({
      data: shelf.clinics.map(({ id }) => ({
        id: 'new',
        bookmarkableId: id,
        bookmarkableType: params.type.toUpperCase() as 'CLINIC', // only clinics are asked for here
      })),
    }));
    const { user, goTo } = await renderScreen('/contents');
    await waitFor(() => expect(keys).toHaveLength(1));
    await user.click(await heart('모아피부과의원'));
    await screen.findByText('찜이 추가되었습니다');
    expect(added).toEqual([
      { body: { bookmarkableId: sampleClinic().id, bookmarkableType: 'CLINIC' } },
    ]);
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(await pressed('모아피부과의원')).toBe('true');
    await goTo(`/contents/clinic/${sampleClinic().id}`);
    await screen.findByRole('button', { name: '찜 해제' });
  });

  describe('tapped again before the first answer', () => {
    /** A server that holds back its answer to the first tap. */
    function holdBackAdd() {
      logIn();
      serveList();
      let shelf: BookmarkShelf = NOTHING;
      mockEndpoint('GET /member/bookmarks/keys', () => ({ data: bookmarksOf(shelf) }));
      mockEndpoint('GET /member/bookmarks/:type/:id', () => ({
        data: bookmarksOf(shelf),
      }));
      let answer: (outcome: 'added' | 'failed') => void = () => undefined;
      const added = mockEndpoint('POST /member/bookmarks', async ({ body }) => {
        const outcome = await new Promise((resolve) => {
          answer = resolve;
        });
        if (outcome === 'failed') return refusal('internal');
        shelf = { ...NOTHING, clinics: [kept(sampleClinic())] };
        return { data: { id: `on-${sampleClinic().id}`, ...body } };
      });
      const removed = mockEndpoint('DELETE /member/bookmarks/:id', () => {
        shelf = NOTHING;
        return {};
      });
      return {
        added,
        removed,
        answer: (o: 'added' | 'failed') => act(async () => answer(o)),
      };
    }

    it('BKM-10 shows the last tap; the removal waits for the id of the new bookmark', async () => {
      const { added, removed, answer } = holdBackAdd();
      const { user } = await renderScreen('/contents');
      await user.click(await heart('모아피부과의원'));
      await waitFor(() => expect(added).toHaveLength(1));
      await user.click(await heart('모아피부과의원'));
      expect(await pressed('모아피부과의원')).toBe('false');
      expect(removed).toHaveLength(0);
      await answer('added');
      await screen.findByText('찜이 해제되었습니다');
      expect(removed).toEqual([{ params: { id: `on-${sampleClinic().id}` } }]);
      expect(added).toHaveLength(1);
      expect(screen.queryByText('찜이 추가되었습니다')).toBeNull();
      expect(await pressed('모아피부과의원')).toBe('false');
    });

    it('ERR-03 shows what the server has when the first tap fails', async () => {
      expectConsole(/The bookmark could not be changed/);
      const { added, removed, answer } = holdBackAdd();
      const { user } = await renderScreen('/contents');
      await user.click(await heart('모아피부과의원'));
      await waitFor(() => expect(added).toHaveLength(1));
      await user.click(await heart('모아피부과의원'));
      await answer('failed');
      await waitFor(async () => expect(await pressed('모아피부과의원')).toBe('false'));
      expect(removed).toHaveLength(0);
      expect(document.querySelector('.Toastify__toast')).toBeNull();
    });
  });

  it('AUTH-21 BKM-04 shows nothing of the former member when another one logs in', async () => {
    const first = logIn();
    serveList();
    keepShelf({ ...NOTHING, clinics: [other] });
    const { goTo, user } = await renderScreen('/contents');
    await waitFor(async () => expect(await pressed('다온의원')).toBe('true'));
    mockEndpoint('POST /auth/logout', {});
    await goTo('/my-page');
    await user.click(await screen.findByRole('button', { name: '로그아웃' }));
    await screen.findByText('로그아웃 되었습니다');
    const { keys } = keepShelf(NOTHING);
    await goTo('/contents');
    expect(await pressed('다온의원')).toBe('false');
    expect(keys).toHaveLength(0);

    logIn({ ...first, id: sampleClinic().id });
    await act(async () => announceSession());
    await waitFor(() => expect(keys).toHaveLength(1));
    expect(await pressed('다온의원')).toBe('false');
  });
});

describe('the bookmark button of a detail page', () => {
  const target = { type: 'CLINIC', id: sampleClinic().id } as const;
  const draw = (store: ReturnType<typeof createAppStore>) => (
    <MemoryRouter>
      <I18nextProvider i18n={testI18n()}>
        <EnvironmentContext value={fakeEnvironment()}>
          <Provider store={store}>
            <BookmarkButton target={target} isDisabled={false} />
          </Provider>
        </EnvironmentContext>
      </I18nextProvider>
    </MemoryRouter>
  );
  const aStore = (client = createQueryClient()) =>
    createAppStore({ config: testClientConfig, answers: null }, client);

  // React logs an error if the two differ.
  it('is hydrated without a difference while a press from before the login is repeated', async () => {
    const member = logIn();
    mockEndpoint('GET /member/bookmarks/:type/:id', { data: [] });
    const container = document.createElement('div');
    container.innerHTML = renderToString(draw(aStore()));
    const button = container.querySelector('button');
    document.body.append(container);

    const client = createQueryClient();
    const store = aStore(client);
    client.setQueryData(['GET /member/my-info', {}], member);
    mockEndpoint('POST /member/bookmarks', () => new Promise(() => undefined));
    const press = { memberId: member.id, target, isBookmarked: false, onChanged: () => undefined };
    void store.set(toggleBookmarkAtom, press);
    render(draw(store), { container, hydrate: true });
    expect(await screen.findByRole('button', { name: '찜 해제', pressed: true })).toBe(button);
  });
});
