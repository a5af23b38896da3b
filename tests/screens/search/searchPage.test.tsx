import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressAtom } from '../../../src/state/addressAtom.ts';
import { fakeEnvironment } from '../../support/fakes/fakeEnvironment.ts';
import {
  findOption,
  match,
  ONE_OF_EACH,
  searchAnswer,
} from '../../support/fixtures/find/searchWorld.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../support/setup/console.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const many = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => match(`c${from + index}`, `모아 ${from + index}호`));
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('/search', () => {
  it('GLB-09 GEN-05 has a title, a field, and the recent searches', async () => {
    localStorage.setItem('recentSearches', '["눈"]');
    mockEndpoint('GET /public/search', ONE_OF_EACH);
    const { user } = await renderScreen('/search');
    screen.getByRole('heading', { name: '통합검색', level: 1 });
    expect(field().placeholder).toBe('검색어 입력');
    await user.click(screen.getByRole('button', { name: '눈' }));
    await findOption('모아의원');
  });

  it('AMB-01 searches the text of the address at once', async () => {
    const calls = mockEndpoint('GET /public/search', ONE_OF_EACH);
    await renderScreen('/search?q=모발');
    expect(field().value).toBe('모발');
    await findOption('모발이식');
    expect(calls.map(({ query }) => query.q)).toEqual(['모발']);
  });

  it('AMB-01 a typed text is stored in the address when the typing pauses', async () => {
    mockEndpoint('GET /public/search', ONE_OF_EACH);
    const { user, address } = await renderScreen('/search?lang=ko');
    await user.type(field(), ' 모발 ');
    await waitFor(() => expect(address()).toBe(`/search?${query({ lang: 'ko', q: '모발' })}`));
    expect(field().value).toBe(' 모발 ');
    await user.clear(field());
    await waitFor(() => expect(address()).toBe('/search?lang=ko'));
  });

  it('the address changes rarely enough for a browser that limits it', async () => {
    mockEndpoint('GET /public/search', ONE_OF_EACH);
    const { user, address, store } = await renderScreen('/search');
    let changes = 0;
    store.sub(addressAtom, () => {
      changes += 1;
    });
    await user.type(field(), '가나다라마바사아자차');
    await waitFor(() => expect(address()).toBe(`/search?${query({ q: '가나다라마바사아자차' })}`));
    expect(changes).toBeLessThanOrEqual(3);
  });

  it('AMB-01 Back from a match shows the text and the matches again', async () => {
    mockEndpoint('GET /public/search', ONE_OF_EACH);
    mockEndpoint('GET /public/clinics/:id', refusal('not_found'));
    const { user, goBack, address } = await renderScreen('/search');
    await user.type(field(), '모아');
    await waitFor(() => expect(address()).toContain('q='));
    await user.click(await findOption('모아의원'));
    await screen.findByText('페이지를 찾을 수 없습니다');
    await goBack();
    await findOption('모아의원');
    expect(field().value).toBe('모아');
  });

  it.each(['', '/liff'])(
    'below %j the form leads to the search page of the same app before the script has loaded',
    async (basename) => {
      await renderScreen('/search', { environment: fakeEnvironment({ basename }) });
      const form = screen.getByRole<HTMLFormElement>('search');
      expect(form.getAttribute('action')).toBe(`${basename}/search`);
    },
  );

  it.each([
    ['of a phone closes, so that it covers no match', true],
    ['stays usable where arrow keys choose a match', false],
  ])('after Enter the keyboard %s', async (_, isTouched) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isTouched } as MediaQueryList);
    mockEndpoint('GET /public/search', ONE_OF_EACH);
    const { user } = await renderScreen('/search');
    await user.type(field(), '모아{Enter}');
    await findOption('모아의원');
    expect(document.activeElement === field()).toBe(!isTouched);
  });

  it('another text in the address is used', async () => {
    mockEndpoint('GET /public/search', ({ query: { q } }) =>
      searchAnswer({ clinics: [match('c', `${q} 의원`)] }),
    );
    const { goTo } = await renderScreen('/search?q=가');
    await findOption('가 의원');
    await goTo('/search?q=나');
    await findOption('나 의원');
    expect(field().value).toBe('나');
  });

  it('AMB-01 all matches: twenty, then a hundred with each press', async () => {
    const calls = mockEndpoint('GET /public/search', ({ query: { offset, limit, kind } }) =>
      kind
        ? searchAnswer({ clinics: many(offset, limit) }, offset < 120 ? { clinics: 20 } : {})
        : searchAnswer({ clinics: many(0, 20) }, { clinics: 20 }),
    );
    const { user } = await renderScreen('/search?q=모아');
    await findOption('모아 19호');
    await user.click(screen.getByRole('option', { name: '더 보기' }));
    await findOption('모아 119호');
    await user.click(screen.getByRole('option', { name: '더 보기' }));
    await findOption('모아 219호');
    expect(options()).toEqual(many(0, 220).map(({ name }) => name));
    expect(
      calls.slice(1).map(({ query: { kind, offset, limit } }) => [kind, offset, limit]),
    ).toEqual([
      ['clinics', 20, 100],
      ['clinics', 120, 100],
    ]);
  });

  it('AMB-01 Back from a further match shows the further matches again', async () => {
    mockEndpoint('GET /public/search', ({ query: { kind } }) =>
      kind
        ? searchAnswer({ clinics: many(20, 30) })
        : searchAnswer({ clinics: many(0, 20) }, { clinics: 30 }),
    );
    mockEndpoint('GET /public/clinics/:id', refusal('not_found'));
    const { user, goBack } = await renderScreen('/search?q=모아');
    await user.click(await screen.findByRole('option', { name: '더 보기' }));
    await user.click(await findOption('모아 49호'));
    await screen.findByText('페이지를 찾을 수 없습니다');
    await goBack();
    expect(options()).toEqual(many(0, 50).map(({ name }) => name));
  });

  it('further matches that fail have a retry', async () => {
    expectConsole(/GET \/public\/search failed: too_many_requests/);
    mockEndpoint('GET /public/search', ({ query: { kind } }) =>
      kind ? refusal('too_many_requests') : searchAnswer({ clinics: many(0, 20) }, { clinics: 20 }),
    );
    const { user } = await renderScreen('/search?q=모아');
    await user.click(await screen.findByRole('option', { name: '더 보기' }));
    const retry = await screen.findByRole('option', { name: '다시 시도' });
    mockEndpoint('GET /public/search', searchAnswer({ clinics: many(20, 3) }));
    await user.click(retry);
    await findOption('모아 22호');
    expect(screen.queryByRole('option', { name: /더 보기|다시 시도/ })).toBeNull();
  });

  it('arrow keys reach the line for more, Enter presses it', async () => {
    mockEndpoint('GET /public/search', ({ query: { kind } }) =>
      kind
        ? searchAnswer({ clinics: many(20, 1) })
        : searchAnswer({ clinics: many(0, 20) }, { clinics: 20 }),
    );
    const { user } = await renderScreen('/search?q=모아');
    await findOption('모아 19호');
    await user.click(field());
    await user.keyboard('{ArrowUp}{Enter}');
    await findOption('모아 20호');
  });

  it('a text longer than the server allows is cut', async () => {
    const calls = mockEndpoint('GET /public/search', searchAnswer({}));
    await renderScreen(`/search?q=${'가'.repeat(250)}`);
    await screen.findByText('검색 결과가 없습니다');
    expect(calls.at(0)?.query.q).toHaveLength(200);
  });

  it('in Japanese', async () => {
    mockEndpoint('GET /public/search', searchAnswer({}));
    await renderScreen('/search?lang=ja&q=x');
    screen.getByRole('heading', { name: '総合検索', level: 1 });
    expect(field().placeholder).toBe('検索語を入力');
    await screen.findByText('検索結果がありません');
  });
});

const query = (parameters: Record<string, string>) => String(new URLSearchParams(parameters));
