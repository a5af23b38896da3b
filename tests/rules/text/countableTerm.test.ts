import { describe, expect, it } from 'vitest';
import { createSearchCounts } from '../../../server/domain/search/counts/searchCounts.ts';
import { countableTerm } from '../../../server/domain/search/terms/countableTerm.ts';

describe('which searches are counted', () => {
  it.each([
    ['쌍수', '쌍수'],
    ['  강남역   쌍수 ', '강남역 쌍수'],
    ['ﾎﾞﾄｯｸｽ', 'ボトックス'],
    ['BOTOX 50', 'botox 50'],
    ['３Ｄ鼻', '3d鼻'],
    ['이마 2025년', '이마 2025년'],
    ['가'.repeat(40), '가'.repeat(40)],
  ])('%s, as %s', (typed, term) => {
    expect(countableTerm(typed)).toBe(term);
  });

  it.each([
    ['a phone number', '010-1234-5678'],
    ['a phone number with words', '김나비 010 1234 5678'],
    ['a full-width phone number', '０９０１２３４５６７８'],
    ['a phone number in words', '공일공 일이삼사 오육칠팔'],
    ['a phone number in kanji', '〇九〇一二三四五六七八'],
    ['a date of birth', '900101 여'],
    ['a number of other digits', '쌍수 ١٢٣٤٥'],
    ['an e-mail address', 'nabi@example.com'],
    ['a web address', 'https://example.com'],
    ['a host name', 'blog.example.com 쌍수'],
    ['a user name', '@nabi_ps'],
    ['a syllable that is being typed', '쌍ㅅ'],
    ['initials', 'ㅂㅌㅅ'],
    ['one letter', '코'],
    ['digits alone', '2025'],
    ['signs alone', '!!'],
    ['a long text', '가'.repeat(41)],
    ['nothing', '   '],
  ])('never: %s', (_, typed) => {
    expect(countableTerm(typed)).toBeNull();
  });
});

describe('counted searches in memory', () => {
  const search = (term: string, found = true) => ({ day: '2026-11-23', term, searches: 1, found });

  it('are added up by day and term, with the newest result', () => {
    const counts = createSearchCounts();
    counts.add(search('쌍수', false));
    counts.add(search('쌍수', true));
    counts.add({ ...search('쌍수'), day: '2026-11-24' });
    expect(counts.take()).toEqual([
      { ...search('쌍수'), searches: 2 },
      { ...search('쌍수'), day: '2026-11-24' },
    ]);
    expect(counts.take()).toEqual([]);
  });

  it('are limited: a flood of terms is not counted, known terms are', () => {
    const counts = createSearchCounts(2);
    for (const term of ['a1', 'b2', 'c3', 'a1']) counts.add(search(term));
    expect(counts.take().map(({ term, searches }) => [term, searches])).toEqual([
      ['a1', 2],
      ['b2', 1],
    ]);
  });
});
