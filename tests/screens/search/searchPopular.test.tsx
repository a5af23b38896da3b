import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  findOption,
  match,
  openSearch,
  searchAnswer,
} from '../../support/fixtures/find/searchWorld.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../support/setup/console.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

const chips = async (name: string) => within(await screen.findByRole('region', { name }));

describe('before typing', () => {
  it('popular searches are offered beside recent ones, and a press searches', async () => {
    mockEndpoint('GET /public/popular-searches', {
      data: { terms: ['쌍수', '리쥬란'], isCounted: true },
    });
    const asked = mockEndpoint(
      'GET /public/search',
      searchAnswer({ clinics: [match('c', '쌍수 잘하는 의원')] }),
    );
    const { user, field } = await openSearch();
    await user.click((await chips('많이 찾는 검색어')).getByRole('button', { name: '쌍수' }));
    expect(field.value).toBe('쌍수');
    await findOption('쌍수 잘하는 의원');
    expect(asked[0]?.query.q).toBe('쌍수');
    expect(screen.queryByRole('region', { name: '많이 찾는 검색어' })).toBeNull();
  });

  it('suggestions are not called popular, and come in the language of the page', async () => {
    const asked = mockEndpoint('GET /public/popular-searches', {
      data: { terms: ['エラボトックス'], isCounted: false },
    });
    await renderScreen('/search?lang=ja');
    (await chips('おすすめのワード')).getByRole('button', { name: 'エラボトックス' });
    expect(asked[0]?.query).toEqual({ lang: 'ja' });
  });

  it('nothing is shown in their place while they cannot be loaded', async () => {
    expectConsole(/GET \/public\/popular-searches failed/);
    const asked = mockEndpoint('GET /public/popular-searches', refusal('too_many_requests'));
    await renderScreen('/search');
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    screen.getByText('의원, 의사, 시술 이름으로 찾아보세요');
    expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
  });
});

describe('a finished search is counted', () => {
  it('when it leads to a choice, once', async () => {
    mockEndpoint('GET /public/search', searchAnswer({ clinics: [match('c', '모아의원')] }));
    const counted = mockEndpoint('POST /public/search-terms', {});
    const opened = mockEndpoint('GET /public/clinics/:id', refusal('not_found'));
    const { user, field } = await openSearch();
    await user.type(field, '모아');
    const option = await findOption('모아의원');
    expect(counted).toEqual([]);
    await user.click(option);
    await waitFor(() => expect(counted).toEqual([{ body: { text: '모아' } }]));
    await waitFor(() => expect(opened).toHaveLength(1));
  });

  it('when the text stays, also without a result; not while it is typed', async () => {
    mockEndpoint('GET /public/search', searchAnswer({}));
    const counted = mockEndpoint('POST /public/search-terms', {});
    const { user, field } = await openSearch();
    await user.type(field, '없는 시술');
    await screen.findByText('검색 결과가 없습니다');
    expect(counted).toEqual([]);
    await waitFor(() => expect(counted).toEqual([{ body: { text: '없는 시술' } }]), {
      timeout: 4_000,
    });
  });

  it('a search that cannot be counted shows no failure', async () => {
    mockEndpoint('GET /public/search', searchAnswer({ clinics: [match('c', '모아의원')] }));
    const counted = mockEndpoint('POST /public/search-terms', refusal('too_many_requests'));
    const { user, field } = await openSearch();
    await user.type(field, '모아{Enter}');
    await waitFor(() => expect(counted).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
