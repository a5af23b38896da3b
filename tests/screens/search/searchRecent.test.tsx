import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { findOption, ONE_OF_EACH, openSearch } from '../../support/fixtures/find/searchWorld.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';

beforeEach(() => localStorage.clear());

describe('recent searches', () => {
  const keep = (texts: unknown) => localStorage.setItem('recentSearches', JSON.stringify(texts));
  const recent = () =>
    within(screen.getByRole('region', { name: '최근 검색어' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('a search is remembered if it led to a match, the newest first', async () => {
    keep(['코', '눈']);
    mockEndpoint('GET /public/search', ONE_OF_EACH);
    const { user, field } = await openSearch();
    expect(recent()).toEqual(['코', '눈']);
    await user.type(field, ' 눈 {Enter}');
    await screen.findByRole('heading', { name: '통합검색', level: 1 });
    await user.clear(screen.getByRole('combobox'));
    expect(recent()).toEqual(['눈', '코']);
  });

  it('a press searches for it again, with the focus in the field', async () => {
    keep(['모아']);
    mockEndpoint('GET /public/search', ONE_OF_EACH);
    const { user, field } = await openSearch();
    await user.click(screen.getByRole('button', { name: '모아' }));
    expect(field.value).toBe('모아');
    expect(document.activeElement).toBe(field);
    await findOption('모아의원');
  });

  it('one or all of them can be deleted', async () => {
    keep(['코', '눈', '입']);
    const { user } = await openSearch();
    await user.click(screen.getByRole('button', { name: '눈 삭제' }));
    expect(recent()).toEqual(['코', '입']);
    await user.click(screen.getByRole('button', { name: '전체 삭제' }));
    screen.getByText('의원, 시술, 고민, 지역으로 찾아보세요');
    expect(localStorage.getItem('recentSearches')).toBeNull();
  });

  it.each(['눈 삭제', '전체 삭제'])(
    'after the last one is deleted by %s, the focus is still in their section',
    async (name) => {
      keep(['눈']);
      const { user } = await openSearch();
      screen.getByRole('button', { name }).focus();
      await user.keyboard('{Enter}');
      await screen.findByText('의원, 시술, 고민, 지역으로 찾아보세요');
      expect(document.activeElement?.getAttribute('aria-label')).toBe('최근 검색어');
    },
  );

  it.each(['{', '"text"', '{"0":"a"}', '[1,null,{"a":1},"",["x"]]'])(
    'other values in the storage (%s) are ignored',
    async (kept) => {
      localStorage.setItem('recentSearches', kept);
      await openSearch();
      screen.getByText('의원, 시술, 고민, 지역으로 찾아보세요');
    },
  );
});
