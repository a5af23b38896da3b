import { describe, expect, it, test } from 'vitest';
import { meaningsOf, nearestTo } from '../../../server/domain/search/terms/meanings.ts';
import type { Term } from '../../../server/domain/search/terms/termIndex.ts';
import { alias, indexOf, term } from '../../support/fixtures/find/ownTerms.ts';

const seoul = { id: 'seoul', name: '서울', nameJa: 'ソウル' };
const dark: Term = { ...term('다크서클', 'クマ'), kind: 'CONCERN', partId: 'eye' };
const eyes: Term = { ...term('눈가', '目元'), kind: 'PART' };
const gangnam: Term = { ...term('강남구', '江南区'), kind: 'REGION', region: seoul };
const skin: Term = { ...term('피부과', '皮膚科'), kind: 'SPECIALTY' };
const botox: Term = { ...term('보톡스', 'ボトックス'), specialtyId: '피부과' };
const parking: Term = { ...term('주차', '駐車場'), kind: 'FACT' };
const laser = ['가레이저', '나레이저', '다레이저', '라레이저'];
const index = indexOf(
  [dark, eyes, gangnam, skin, botox, parking, ...laser],
  [
    { term: '판다', kind: 'CONCERN', targetId: '다크서클' },
    ...laser.map((id) => alias('광선', id)),
  ],
);
const topicOfDark = {
  kind: 'concern',
  id: '다크서클',
  name: '다크서클',
  nameJa: 'クマ',
  partId: 'eye',
};
const topicOfGangnam = {
  kind: 'region',
  id: '강남구',
  name: '강남구',
  nameJa: '江南区',
  region: seoul,
};
const none = { specialties: new Map(), treatments: new Map() };

describe('what a text means', () => {
  it('a concern is a row with its part of the body, and the text is its name', () => {
    expect(meaningsOf(index, '다크서클')).toEqual({
      terms: none,
      topics: [topicOfDark],
      isTopic: true,
    });
  });

  it('a row says by which other word it is found', () => {
    expect(meaningsOf(index, '판다')).toEqual({
      terms: none,
      topics: [{ ...topicOfDark, via: { kind: 'alias', term: '판다' } }],
      isTopic: true,
    });
  });

  it('the beginning of a name is not its name', () => {
    const meant = meaningsOf(index, '다크');
    expect(meant).toEqual({ terms: none, topics: [topicOfDark], isTopic: false });
  });

  it('a treatment and a specialty are no rows of their own', () => {
    expect(meaningsOf(index, '보톡스')).toEqual({
      terms: { specialties: new Map(), treatments: new Map([['보톡스', undefined]]) },
      topics: [],
      isTopic: false,
    });
    expect(meaningsOf(index, '피부과')).toEqual({
      terms: { specialties: new Map([['피부과', undefined]]), treatments: new Map() },
      topics: [],
      isTopic: false,
    });
  });
});

describe('a text with a typing error', () => {
  it('means the term, and says so', () => {
    const via = { kind: 'typo', term: '보톡스' };
    expect(meaningsOf(index, '보톡수').terms.treatments).toEqual(new Map([['보톡스', via]]));
    expect(meaningsOf(index, '다크서쿨')).toMatchObject({
      topics: [{ ...topicOfDark, via: { kind: 'typo', term: '다크서클' } }],
      isTopic: true,
    });
  });

  it('is the name of a row, also when it may mean a treatment, too', () => {
    const both = indexOf([term('다크서킬'), dark]);
    expect(meaningsOf(both, '다크서쿨')).toMatchObject({
      topics: [{ id: '다크서클' }],
      isTopic: true,
    });
  });

  it('means the term inside it, if it is none itself', () => {
    expect(meaningsOf(index, '김보톡스').terms.treatments).toEqual(
      new Map([['보톡스', undefined]]),
    );
  });

  it('means nothing when a name contains it', () => {
    for (const typed of ['보톡수', '김보톡스']) {
      expect(meaningsOf(index, typed, 'TEXT').terms).toEqual(none);
      expect(meaningsOf(index, typed, 'PART').terms).toEqual(none);
    }
  });
});

describe('a text of several terms', () => {
  test.each([
    ['강남구 보톡스', { kind: 'treatment', id: '보톡스', specialtyId: '피부과' }],
    ['강남구 피부과', { kind: 'specialty', id: '피부과' }],
    ['강남구 다크서클', { kind: 'concern', id: '다크서클', partId: 'eye' }],
    ['강남구 눈가', { kind: 'part', id: '눈가' }],
  ])('%s is one row of both', (typed, other) => {
    const [row] = meaningsOf(index, typed).topics;
    const { name, nameJa } = [dark, eyes, skin, botox].find(({ id }) => id === other.id) ?? skin;
    expect(row).toEqual({ ...topicOfGangnam, also: [{ name, nameJa, ...other }] });
    expect(meaningsOf(index, typed).isTopic).toBe(true);
  });

  it('conditions are one row, also with a treatment; one condition alone is not repeated', () => {
    expect(meaningsOf(index, '강남구 주차').topics).toMatchObject([
      { id: '강남구', also: [{ kind: 'fact', id: '주차' }] },
      { id: '강남구' },
      { id: '주차' },
    ]);
    expect(meaningsOf(index, '강남구 주차 보톡스').topics[0]).toMatchObject({
      id: '강남구',
      also: [{ id: '주차' }, { id: '보톡스' }],
    });
    expect(meaningsOf(index, '주차 가격').topics).toEqual([
      { kind: 'fact', id: '주차', name: '주차', nameJa: '駐車場' },
    ]);
  });

  it('has at most three rows for a word of more meanings', () => {
    const rows = meaningsOf(index, '강남구 광선').topics.filter(({ also }) => also);
    expect(rows.map(({ also }) => also?.[0]?.id)).toEqual(laser.slice(0, 3));
  });

  it('is what is meant, not a name that contains it, when it has spaces and only terms', () => {
    for (const typed of ['강남구 보톡스', '강남구   보톡스']) {
      expect(meaningsOf(index, typed, 'TEXT').isTopic).toBe(true);
    }
    expect(meaningsOf(index, ' 강남구보톡스 ', 'TEXT').isTopic).toBe(false);
    expect(meaningsOf(index, '강남구 보톡스 바람개비', 'TEXT').isTopic).toBe(false);
    expect(meaningsOf(index, ' 강남구보톡스 ', 'PART').isTopic).toBe(true);
  });

  it('is about its last word: 눈가보톡스 is about 보톡스', () => {
    expect(meaningsOf(index, '눈가보톡스').isTopic).toBe(false);
    expect(meaningsOf(index, '보톡스눈가').isTopic).toBe(true);
  });
});

describe('the nearest terms', () => {
  it('are none for words that say nothing', () => {
    const street = indexOf(['병원 추천길']);
    expect(nearestTo(street, '병원 추천')).toEqual({ nearest: [] });
    expect(nearestTo(street, '추천길가')).toEqual({ nearest: ['병원 추천길'] });
  });

  it('are Japanese ones, too, when the text has neither Korean nor Japanese letters', () => {
    expect(nearestTo(index, 'xq')).toEqual({ nearest: [], nearestJa: [] });
    const both = indexOf([term('PRP 침', 'PRP注射')]);
    expect(nearestTo(both, 'prpx')).toEqual({ nearest: ['PRP 침'], nearestJa: ['PRP注射'] });
  });
});
