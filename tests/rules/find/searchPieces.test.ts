import { describe, expect, it, test } from 'vitest';
import { TERM_LENGTH } from '../../../contract/plain/limits.ts';
import { findContained } from '../../../server/domain/search/terms/guessTerms.ts';
import { meaningsOf } from '../../../server/domain/search/terms/meanings.ts';
import { wordsOfName } from '../../../server/domain/search/terms/splitText.ts';
import type { Alias, Term } from '../../../server/domain/search/terms/termIndex.ts';
import {
  alias,
  found,
  type Index,
  idsOf,
  indexOf,
  mistyped,
  place,
  term,
} from '../../support/fixtures/find/ownTerms.ts';

describe('what people add to a term', () => {
  const index = indexOf([place('강남'), '쌍수', '리프팅', '코']);

  test.each([
    ['쌍수후기', ['쌍수']],
    ['강남 쌍수후기', ['강남', '쌍수']],
    ['강남쌍수후기', ['강남', '쌍수']],
    ['강남 !! 쌍수', ['강남', '쌍수']],
    ['강남뷁뷁', []],
    ['코쌍수', []],
    ['후기', []],
    ['후기쌍수', ['쌍수']],
  ])('%s: %o', (typed, ids) => {
    expect(found(index, typed)).toEqual(ids);
  });

  test.each([
    ['리프텅', ['리프팅']],
    ['리프텅 가격', ['리프팅']],
    ['싼 리프텅', ['리프팅']],
    ['리프텅가격', ['리프팅']],
    ['가격', []],
  ])('a wrong spelling, %s: %o', (typed, ids) => {
    expect(mistyped(index, typed)).toEqual(ids);
  });
});

describe('words that are one term together', () => {
  test.each([
    ['피부 관리', ['피부관리']],
    ['강남 피부 관리 가격', ['강남', '피부관리']],
    ['피부 좋은 관리', ['피부']],
    ['피부 관리 뷁', ['피부관리']],
  ])('%s: %o', (typed, ids) => {
    expect(found(indexOf([place('강남'), '피부', '피부관리']), typed)).toEqual(ids);
  });

  it('of two treatments in one word, the last says what it is', () => {
    expect(found(indexOf(['레이저', '제모']), '레이저제모')).toEqual(['제모', '레이저']);
    expect(found(indexOf(['레이저', '제모']), '레이저 제모')).toEqual(['레이저', '제모']);
  });

  it('a word that may be a place comes first, also if a treatment has its name', () => {
    const index = indexOf([{ ...place('seoul-ipsul'), name: '입술' }, '입술', '보톡스']);
    expect(found(index, '입술보톡스')).toEqual(['seoul-ipsul', '보톡스', '입술']);
  });
});

describe('a term inside a text', () => {
  const contained = (index: Index, typed: string) => idsOf(findContained(index, typed));

  test.each([
    ['승모근보톡스', ['보톡스']],
    ['보톡스후리프팅', ['리프팅']],
    ['실리프팅보톡스', ['실리프팅']],
    ['보톡스', []],
    ['코가크다', []],
    ['lipoent', []],
    ['ent2', []],
    ['ent治療', ['ent']],
    ['治療ent', ['ent']],
    ['prp보톡스', ['보톡스']],
    ['xco2시술', ['co2시술']],
    ['시술co2x', ['시술co2']],
    ['', []],
    [`보톡스${'가'.repeat(TERM_LENGTH - 3)}`, ['보톡스']],
    [`보톡스${'가'.repeat(TERM_LENGTH)}`, []],
  ])('the longest one, else the last: %s, %o', (typed, ids) => {
    const latin = [term('ent', 'ent'), 'co2시술', '시술co2'];
    const index = indexOf(['보톡스', '리프팅', '실리프팅', '코', ...latin]);
    expect(contained(index, typed)).toEqual(ids);
    expect(findContained(index, typed).every(({ isExact }) => isExact)).toBe(true);
  });
});

describe('a text without spaces', () => {
  const index = indexOf([
    place('강남'),
    { ...place('seoul-jung'), name: '중구', nameJa: '明洞' },
    { ...term('여의사', '女医'), kind: 'FACT' },
    term('피부과', '皮膚科'),
    term('쌍수', '二重'),
    '이마축소',
    '이마',
  ]);

  test.each([
    ['강남쌍수여의사', ['강남', '여의사', '쌍수']],
    ['明洞皮膚科女医', ['seoul-jung', '여의사', '피부과']],
    ['강남에서쌍수', ['강남', '쌍수']],
    ['강남에서 쌍수', ['강남', '쌍수']],
    ['강남쪽 피부과', ['강남', '피부과']],
    ['강남에 있는 피부과', ['강남', '피부과']],
    ['明洞の皮膚科', ['seoul-jung', '피부과']],
    ['明洞で女医がいる皮膚科', ['seoul-jung', '여의사', '피부과']],
    ['明洞二重安い', ['seoul-jung', '쌍수']],
    ['강남이마 축소 후기', ['강남', '이마축소']],
    ['강남피부과뷁', []],
    ['뷁강남피부과', []],
  ])('is all the terms that it consists of: %s', (typed, ids) => {
    expect(found(index, typed)).toEqual(ids);
  });

  // To try every way would take 10 s; this takes some milliseconds.
  it('is read to its end, also if there are very many ways to read it', { timeout: 5_000 }, () => {
    const names = Array.from({ length: 20 }, (_, more) => '가'.repeat(2 + more));
    expect(found(indexOf(names), `${'가'.repeat(TERM_LENGTH - 1)}뷁`)).toEqual([]);
  });
});

describe('a line is no LINE, and what one does oneself is no XERF', () => {
  const line: Term = { ...term('line', 'LINE相談'), kind: 'FACT' };
  const index = indexOf(
    [place('강남'), line, '쌍수', 'xerf'],
    [
      alias('セルフ', 'xerf'),
      ...['라인', 'ライン', '라인상담'].map(
        (word): Alias => ({ ...alias(word, 'line'), kind: 'FACT' }),
      ),
    ],
  );

  test.each([
    ['라인', ['line']],
    ['ライン', ['line']],
    ['강남 라인상담', ['강남', 'line']],
    ['쌍수라인', []],
    ['쌍수 라인', ['쌍수']],
    ['쌍수 ライン', ['쌍수']],
    ['セルフ', ['xerf']],
    ['쌍수 セルフ', ['쌍수']],
  ])('unless it is the whole text: %s', (typed, ids) => {
    expect(found(index, typed)).toEqual(ids);
    if (ids.length === 0) expect(idsOf(findContained(index, typed))).toEqual(['쌍수']);
  });
});

describe('a part of a name that says nothing alone', () => {
  const index = indexOf([term('가슴 거상·축소', '胸のリフト・縮小'), '턱']);

  test.each([
    ['축소', '가슴 거상·축소'],
    ['허벅지축소', undefined],
    ['太もも 縮小', undefined],
    ['턱 축소', '턱'],
  ])('is a term only as the whole text: %s', (typed, id) => {
    expect(found(index, typed)[0]).toBe(id);
    if (!id) expect(findContained(index, typed)).toEqual([]);
  });
});

describe('a place inside a text', () => {
  const gurye = { ...place('gurye'), name: '구례군', nameJa: '求礼郡' };
  const index = indexOf([place('양주'), gurye, '보톡스']);
  const contained = (typed: string) => idsOf(findContained(index, typed));

  test.each([
    ['양주에오세요', ['양주']],
    ['영양주사', []],
    ['クレジット', []],
    ['求礼みたい', ['gurye']],
    ['ヤンジュです', ['양주']],
  ])('counts at the beginning, and not by two kana: %s', (typed, ids) => {
    expect(contained(typed)).toEqual(ids);
  });
});

describe('a specialty that another word for it only contains', () => {
  const skin: Term = { ...term('피부과', '皮膚科'), kind: 'SPECIALTY' };
  const other = (word: string) => ({ ...alias(word, '피부과'), kind: 'SPECIALTY' as const });
  const index = indexOf(
    [skin, '색소', '거상'],
    [
      ...['눈썹문신', '입술문신', '문신샵', '화장법'].map(other),
      alias('문신', '색소'),
      alias('문신제거', '색소'),
      alias('눈썹거상', '거상'),
    ],
  );

  test.each([
    ['문신', ['색소']],
    ['눈썹문신', ['피부과']],
    ['눈썹', ['피부과', '거상']],
    ['장법', ['피부과']],
  ])('gives way to what has the name, %s: %o', (typed, ids) => {
    expect(found(index, typed)).toEqual(ids);
  });
});

describe('a typing error', () => {
  const index = indexOf([
    term('코', 'ハイコ'),
    term('하이푸', 'ハイフ'),
    '보톡스',
    term('하이푸 롱', 'ハイフアル'),
    '윤곽',
    { ...place('gunpo'), name: '군포시', nameJa: 'ン' },
  ]);

  test.each([
    ['ハイフー', ['하이푸']],
    ['ハイク', ['코', '하이푸']],
    ['보토', ['보톡스']],
    ['강남 보토', ['보톡스']],
    ['보토ㄱ', ['보톡스']],
    ['보토 후기', []],
    ['윤고', ['윤곽']],
    ['クーポン', []],
    ['クンポン', ['gunpo']],
    ['クーンポ', ['gunpo']],
    ['クーンポ 後記', ['gunpo']],
    ['クンパ', []],
  ])('equal keys, then a beginning, then one key away: %s', (typed, ids) => {
    expect(mistyped(index, typed)).toEqual(ids);
  });

  it('is not corrected when the text is the beginning of another term', () => {
    expect(mistyped(indexOf(['보도', '보톡스']), '보토')).toEqual(['보톡스']);
  });
});

describe('the words of a name', () => {
  const index = indexOf([place('강남'), '피부과', '쌍수']);

  test.each([
    ['첫눈피부과 명동점', ['첫눈', '명동점']],
    ['백태윤 원장', ['백태윤']],
    ['백태윤원장', ['백태윤']],
    ['ペク・テユン 先生', ['ぺくてゆん']],
    ['바람개비의원', ['바람개비']],
    ['강남 피부과', []],
    ['강남에 쌍수 후기', []],
    ['강남 ㅍ', []],
    ['강남 코', []],
    ['강남 피부과 잘하는 곳', []],
    ['명동점 코', ['명동점']],
    ['', []],
    ['가'.repeat(TERM_LENGTH), ['가'.repeat(TERM_LENGTH)]],
    ['가'.repeat(TERM_LENGTH + 1), []],
  ])('are none if all words are terms, %s: %o', (typed, words) => {
    expect(wordsOfName(index, typed)).toEqual(words);
  });

  it('mean nothing else if a clinic or a doctor has the name', () => {
    const meant = meaningsOf(index, '바람개비 강남', 'NAME');
    expect(meant).toMatchObject({ topics: [], isTopic: false });
    expect(meaningsOf(index, '바람개비 강남', 'TEXT').topics).toMatchObject([{ id: '강남' }]);
  });

  it('that are all terms are meant before a clinic with this name', () => {
    expect(meaningsOf(index, '강남 쌍수', 'TEXT')).toMatchObject({ isTopic: true });
    expect(meaningsOf(index, '강남쌍수', 'TEXT')).toMatchObject({ isTopic: false });
  });
});
