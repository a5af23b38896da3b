import { describe, expect, test } from 'vitest';
import { keysOf } from '../../../contract/plain/hangul.ts';
import { searchAliases } from '../../../server/db/seed/searchAliases.ts';
import { isOneKeyAway } from '../../../server/domain/search/spelling/typingErrors.ts';
import { findTerms } from '../../../server/domain/search/terms/findTerms.ts';
import { findMistyped } from '../../../server/domain/search/terms/guessTerms.ts';
import { meaningsOf, nearestTo } from '../../../server/domain/search/terms/meanings.ts';
import { nearestTerms } from '../../../server/domain/search/terms/nearestTerms.ts';
import { saysNothing } from '../../../server/domain/search/terms/splitText.ts';
import { nameOfMatch, pathOfTopic } from '../../../src/domain/search/matchGroups.ts';
import { WORDS, WRONG_SPELLINGS } from '../../support/fixtures/find/searchWords.ts';
import { seededIndex, seededTerms } from '../../support/fixtures/find/seededTerms.ts';

const index = seededIndex();
const idsOf = (matches: ReturnType<typeof findTerms>) =>
  matches.map(({ term }) => `${term.kind} ${term.id}`);

describe('a word that people use leads to what they mean', () => {
  test.each([
    ...WORDS,
    ['ﾘｼﾞｭﾗﾝ', 'TREATMENT skin-booster'],
    ['りじゅらん', 'TREATMENT skin-booster'],
    ['ＵＬＴＨＥＲＡ', 'TREATMENT hifu'],
    ['눈밑 지방 재배치', 'TREATMENT fat-repositioning'],
    ['쌍수 후기', 'TREATMENT double-eyelid-suture'],
    ['리쥬란가격', 'TREATMENT skin-booster'],
    ['ㅆㅅ', 'TREATMENT double-eyelid-suture'],
  ])('%s → %s', (typed, meant) => {
    expect(idsOf(findTerms(index, typed))[0]).toBe(meant);
  });

  test.each(WRONG_SPELLINGS)('a wrong spelling, %s → %s', (typed, meant) => {
    expect(findTerms(index, typed)).toEqual([]);
    const [first] = findMistyped(index, typed);
    expect(first?.via?.kind).toBe('typo');
    expect(idsOf(findMistyped(index, typed))[0]).toBe(meant);
  });

  test.each(['강남 쌍수', '강남쌍수'])('two terms at once: %s', (typed) => {
    expect(idsOf(findTerms(index, typed)).slice(0, 2)).toEqual([
      'REGION seoul-gangnam',
      'TREATMENT double-eyelid-suture',
    ]);
  });

  test('an alias says by which word, a name does not', () => {
    expect(findTerms(index, '지흡')[0]?.via).toEqual({ kind: 'alias', term: '지흡' });
    expect(findTerms(index, '다크서클')[0]).toMatchObject({ isExact: true });
    expect(findTerms(index, '다크서클')[0]?.via).toBeUndefined();
  });

  test('each term comes once', () => {
    for (const typed of ['이마', 'シミ', '보톡스', '눈']) {
      const ids = idsOf(findTerms(index, typed));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test.each(['gangnam dermatology', '강남 쌍수 쌍꺼풀', '강남 ワキガ'])(
    'a combination comes once, also when two words mean the same: %s',
    (typed) => {
      const rows = meaningsOf(index, typed).topics.filter(({ also }) => also);
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
    },
  );

  test.each(['', '  ', '뷁', '가'.repeat(200), '쌍커플 '.repeat(20)])(
    'nothing for "%s"',
    (typed) => {
      expect(findTerms(index, typed)).toEqual([]);
      expect(findMistyped(index, typed)).toEqual([]);
    },
  );
});

describe('a row for several terms', () => {
  test.each([
    ['강남 일본어 중국어', ['강남구 · 일본어 상담']],
    ['중국어 강남 영어 주차', ['강남구 · 중국어 상담 · 주차']],
    ['강남 주차 야간 주차장', ['강남구 · 주차 · 야간 진료']],
    ['부산 서면 일본어', ['부산진구 · 일본어 상담']],
    ['부산 중구 쌍수 주차', ['중구 · 주차 · 자연유착 쌍꺼풀', '중구 · 주차 · 절개 쌍꺼풀']],
    ['서울 강남구 압구정역 주차', ['압구정역 · 주차']],
    ['일본어 중국어', []],
    ['日本語通じる皮膚科', ['일본어 상담 · 피부과']],
    ['日本語話せる皮膚科', ['일본어 상담 · 피부과']],
    ['강남쌍수이벤트', ['강남구 · 자연유착 쌍꺼풀', '강남구 · 절개 쌍꺼풀']],
  ])('%s promises what its address filters by, and no more', (typed, names) => {
    const rows = meaningsOf(index, typed).topics.filter(({ also }) => also);
    expect(rows.map((row) => nameOfMatch(row).name)).toEqual(names);
    for (const row of rows) {
      const filters = new URLSearchParams(pathOfTopic(row).split('?')[1]);
      const values = [...filters.values()].flatMap((value) => value.split(','));
      for (const { id } of [row, ...(row.also ?? [])]) expect(values).toContain(id);
    }
  });
});

describe('a place whose name is in several cities', () => {
  test.each([
    ['부산 중구', ['busan-jung', 'seoul-jung', 'busan']],
    ['중구 부산', ['busan-jung', 'seoul-jung', 'busan']],
    ['광주 서구', ['gwangju-seo', 'incheon-seo', 'gwangju']],
    ['중구', ['seoul-jung', 'incheon-jung']],
    ['제주', ['jeju', 'jeju-jeju']],
  ])('%s is the one in the city that the text names', (typed, [first, ...others]) => {
    const ids = findTerms(index, typed).map(({ term }) => term.id);
    expect(ids[0]).toBe(first);
    expect(ids).toEqual(expect.arrayContaining(others));
  });
});

describe('what one word usually means, and another may mean, comes first', () => {
  test.each([
    ['성남 분당', 'gyeonggi-seongnam-bundang'],
    ['용인 수지', 'gyeonggi-yongin-suji'],
    ['안양 평촌', 'gyeonggi-anyang-dongan'],
    ['수원 인계동', 'gyeonggi-suwon-paldal'],
    ['천안 불당동', 'chungnam-cheonan-seobuk'],
    ['포항 북구', 'gyeongbuk-pohang-buk'],
    ['써마지리프팅', 'rf-lifting'],
    ['세르프 리프팅', 'rf-lifting'],
    ['ハイフリフト', 'hifu'],
    ['슈링크리프팅', 'hifu'],
    ['브이빔 레이저', 'vascular-laser'],
  ])('%s → %s', (typed, id) => {
    expect(findTerms(index, typed)[0]?.term.id).toBe(id);
  });
});

describe('a place is no part of another word', () => {
  test.each([
    ['광주', 'TREATMENT skin-booster'],
    ['언주', 'TREATMENT under-eye-filler'],
    ['미아', 'TREATMENT weight-medication'],
  ])('%s', (typed, other) => {
    expect(idsOf(findTerms(index, typed))).not.toContain(other);
  });

  test('but may begin it: クレ is a place, and the beginning of クレーター', () => {
    const ids = idsOf(findTerms(index, 'クレ'));
    expect(ids).toContain('REGION jeonnam-gurye');
    expect(ids).toContain('CONCERN acne-scar');
  });
});

describe('typing errors', () => {
  test.each([
    ['a wrong key', '쌍슈', '쌍수', true],
    ['a missing key', '울쎄', '울쎄라', false],
    ['a missing vowel', '쌍ㅅ', '쌍수', true],
    ['an added key', '지흡ㅂ', '지흡', true],
    ['exchanged keys', 'lasik', 'laisk', true],
    ['the beginning of a longer term', '스킨부스타', '스킨부스터주사', true],
    ['two wrong keys', '썅슈', '쌍수', false],
    ['another word', '지흡', '제모', false],
  ])('%s: %s for %s', (_name, typed, meant, isNear) => {
    expect(isOneKeyAway(keysOf(typed), keysOf(meant))).toBe(isNear);
  });

  test('a syllable is the keys that type it', () => {
    expect(keysOf('쌍꺼풀 과외값 リ')).toBe('ㅆㅏㅇㄲㅓㅍㅜㄹ ㄱㅗㅏㅇㅗㅣㄱㅏㅂㅅ リ');
  });
});

describe('words that mean nothing here', () => {
  test.each(['추천', '병원 추천', '추천 병원', '가격', '이벤트', 'クーポン'])('%s', (typed) => {
    expect(saysNothing(index, typed)).toBe(true);
    expect(findMistyped(index, typed)).toEqual([]);
    expect(nearestTo(index, typed)).toEqual({ nearest: [] });
  });

  test.each(['피부과', '강남 병원', '추천인'])('are not all of %s', (typed) => {
    expect(saysNothing(index, typed)).toBe(false);
  });
});

describe('nothing found', () => {
  test('the three nearest terms, each of another meaning, in the script of the text', () => {
    expect(nearestTerms(index, '스킨푸스트', 3)[0]).toBe('스킨부스터');
    expect(nearestTerms(index, 'ポテチ', 3)[0]).toContain('ポテン');
    for (const typed of ['제모기계', '보톡신']) {
      expect(new Set(nearestTerms(index, typed, 3)).size).toBe(3);
    }
  });

  test.each([
    '뷁',
    '뷁뷁뷁',
    '큐티쿠라',
    '커피',
    'hello',
    'ラーメン',
    '龘',
    'qqqq',
    '!!!',
    '123',
    '🙂',
  ])('no term is near %s', (typed) => {
    expect(nearestTerms(index, typed, 3)).toEqual([]);
    expect(nearestTerms(index, typed, 3, true)).toEqual([]);
  });
});

describe('the aliases of a new installation', () => {
  test('there are at least 250 terms, and each means something that is there', () => {
    expect(new Set(searchAliases.map(({ term }) => term)).size).toBeGreaterThan(250);
    const known = new Set(seededTerms.map(({ kind, id }) => `${kind} ${id}`));
    const unknown = searchAliases.filter(({ kind, targetId }) => !known.has(`${kind} ${targetId}`));
    expect(unknown).toEqual([]);
  });

  test('none is listed twice', () => {
    const keys = searchAliases.map(({ term, kind, targetId }) => `${term} ${kind} ${targetId}`);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });
});
