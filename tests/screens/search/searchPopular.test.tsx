import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockTaxonomy } from '../../support/fixtures/find/browseWorld.ts';
import { mockPlaces } from '../../support/fixtures/find/findScreen.ts';
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

  it.each([
    ['', '지역으로 찾기', '강남구 1,000+'],
    ['?lang=ja', 'エリアから探す', '江南区 1,000+'],
  ])('the districts with the most clinics lead to the list: "%s"', async (query, title, name) => {
    const terms = { terms: ['쌍수'], isCounted: true };
    const places = [{ id: 'seoul-gangnam', name: '강남구', nameJa: '江南区', count: 1_001 }];
    mockEndpoint('GET /public/popular-searches', { data: { ...terms, places } });
    await renderScreen(`/search${query}`);
    const link = (await chips(title)).getByRole('link', { name });
    expect(link.getAttribute('href')).toContain('/contents?tabId=clinics&region=seoul-gangnam');
  });

  it('a district in the modal takes its history entry', async () => {
    const places = [{ id: 'seoul-gangnam', name: '강남구', count: 3 }];
    mockEndpoint('GET /public/popular-searches', { data: { terms: [], isCounted: true, places } });
    mockEndpoint('GET /public/clinics', { data: [], total: 0 });
    mockPlaces();
    const { user, address, goBack } = await openSearch();
    await user.click((await chips('지역으로 찾기')).getByRole('link', { name: '강남구 3' }));
    await expect.poll(address).toBe('/contents?tabId=clinics&region=seoul-gangnam');
    await goBack();
    await expect.poll(address).toBe('/home');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('nothing is shown in their place while they cannot be loaded', async () => {
    expectConsole(/GET \/public\/popular-searches failed/);
    const asked = mockEndpoint('GET /public/popular-searches', refusal('too_many_requests'));
    await renderScreen('/search');
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    screen.getByText('의원, 시술, 고민, 지역으로 찾아보세요');
    expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
    expect(screen.queryByRole('region', { name: '지역으로 찾기' })).toBeNull();
  });
});

describe('when nothing is found', () => {
  it.each([
    ['', '검색 결과가 없습니다', '고민으로 찾기', '무쌍·속쌍'],
    ['?lang=ja', '検索結果がありません', 'お悩みから探す', '一重・奥二重'],
  ])('the list of concerns leads on: "%s"', async (query, sentence, name, concern) => {
    mockTaxonomy();
    mockEndpoint('GET /public/clinics', { data: [], total: 0 });
    mockEndpoint('GET /public/search', searchAnswer({}));
    const { user, field, address, goBack } = await openSearch(query);
    const home = address();
    await user.type(field, '뷁뷁뷁');
    await screen.findByText(sentence);
    await user.click(screen.getByRole('link', { name }));
    await user.click(await screen.findByRole('button', { name: concern }));
    await expect.poll(address).toContain('concernId=single-eyelid');
    await goBack();
    await expect.poll(address).toBe(home);
  });

  it('on the page of the search the list of the concern is without the text', async () => {
    mockTaxonomy();
    mockEndpoint('GET /public/clinics', { data: [], total: 0 });
    mockEndpoint('GET /public/search', searchAnswer({}));
    const { user, address } = await renderScreen('/search?q=뷁뷁뷁');
    await user.click(await screen.findByRole('link', { name: '고민으로 찾기' }));
    await user.click(await screen.findByRole('button', { name: '무쌍·속쌍' }));
    await expect.poll(address).toBe('/contents?concernId=single-eyelid');
  });
});

describe('before typing, the list of concerns', () => {
  it('is whole, also after a part was chosen on the browse page', async () => {
    mockTaxonomy();
    mockEndpoint('GET /public/clinics', { data: [], total: 0 });
    mockEndpoint('GET /public/reviews', { data: [], total: 0 });
    const { user, address } = await renderScreen('/contents?partId=teeth');
    await user.click(await screen.findByRole('link', { name: '홈' }));
    await expect.poll(address).toBe('/home');
    await user.click(screen.getByRole('link', { name: '통합검색 열기' }));
    await user.click(await screen.findByRole('link', { name: '고민으로 찾기' }));
    await user.click(await screen.findByRole('button', { name: '무쌍·속쌍' }));
    await expect.poll(address).toBe('/contents?concernId=single-eyelid');
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
