import { describe, expect, it, test } from 'vitest';
import { TERM_LENGTH } from '../../../contract/plain/limits.ts';
import { isOneKeyAway } from '../../../server/domain/search/spelling/typingErrors.ts';
import { findTerms } from '../../../server/domain/search/terms/findTerms.ts';
import {
  hasNoKoreanOrJapanese,
  nearestTerms,
} from '../../../server/domain/search/terms/nearestTerms.ts';
import { type Alias, keysFor, type Term } from '../../../server/domain/search/terms/termIndex.ts';
import {
  alias,
  found,
  indexOf,
  mistyped,
  place,
  term,
} from '../../support/fixtures/find/ownTerms.ts';

describe('the order of what a text means', () => {
  const index = indexOf(
    ['앞눈썹', '눈썹뒤', '코', '턱', '입술'],
    [alias('눈썹코', '코'), alias('내눈썹', '턱'), alias('눈', '입술')],
  );

  it('a name comes before another word for it, a beginning before the middle', () => {
    expect(found(index, '눈썹')).toEqual(['눈썹뒤', '코', '앞눈썹', '턱']);
  });

  it('one letter is no beginning of another word, but may be the whole of it', () => {
    expect(found(index, '눈')).toEqual(['입술', '눈썹뒤', '앞눈썹']);
    expect(found(index, '내')).toEqual([]);
  });

  it('two consonants are the whole of a term with two syllables, one is never the whole', () => {
    const all = indexOf(['새쌍수', '쌍수술', '쌍수', '싸']);
    expect(findTerms(all, 'ㅆㅅ')).toMatchObject([
      { term: { id: '쌍수' }, isExact: true },
      { term: { id: '쌍수술' }, isExact: false },
      { term: { id: '새쌍수' }, isExact: false },
    ]);
    expect(findTerms(all, 'ㅆ').map(({ isExact }) => isExact)).toEqual(Array(4).fill(false));
  });

  it('inside another word for it, consonants and three Latin letters mean nothing, four do', () => {
    const inside = indexOf(
      ['앞쌍수', term('코', 'xaga'), '턱', '입술'],
      [alias('내쌍수', '턱'), alias('yagapen', '턱'), alias('agaz', '입술')],
    );
    expect(found(inside, 'ㅆㅅ')).toEqual(['앞쌍수']);
    expect(found(inside, 'aga')).toEqual(['입술', '코']);
    expect(found(inside, 'gapen')).toEqual(['턱']);
    expect(found(inside, 'gape')).toEqual(['턱']);
  });

  it('a text that is itself a term is not taken apart', () => {
    const both = indexOf([place('강남'), '쌍수', '강남쌍수']);
    expect(found(both, '강남쌍수')).toEqual(['강남쌍수']);
    expect(found(indexOf([place('강남'), '쌍수']), '강남쌍수')).toEqual(['강남', '쌍수']);
  });

  it('terms with one spelling are all meant, each exactly', () => {
    const same = indexOf([term('가슴', '胸'), term('흉곽', '胸')]);
    expect(findTerms(same, '胸')).toMatchObject([
      { term: { id: '가슴' }, isExact: true },
      { term: { id: '흉곽' }, isExact: true },
    ]);
  });
});

it('a text longer than a term may be means nothing', () => {
  const [fits, long] = ['가'.repeat(TERM_LENGTH), '나'.repeat(TERM_LENGTH + 1)];
  const index = indexOf([fits, long]);
  expect([found(index, fits), found(index, long)]).toEqual([[fits], []]);
  const wrong = (text: string) => `${text.slice(0, -1)}다`;
  expect([mistyped(index, wrong(fits)), mistyped(index, wrong(long))]).toEqual([[fits], []]);
});

it('a short text is no wrong spelling of another: four keys, three Japanese letters', () => {
  const index = indexOf([term('문'), term('나라'), term('abc'), term('코', '鼻形成')]);
  expect(mistyped(index, '눈')).toEqual([]);
  expect(mistyped(index, '나러')).toEqual(['나라']);
  expect(mistyped(index, 'abd')).toEqual([]);
  expect(mistyped(index, '鼻形正')).toEqual(['코']);
  expect(mistyped(index, '鼻正')).toEqual([]);
});

describe('the spellings of a term', () => {
  it('are its names and the parts of its names, without empty ones', () => {
    const index = indexOf([term('눈밑 지방·다크서클', '(株)クマ、くすみ')]);
    const bare = index.spellings.map((each) => each.bare);
    expect(bare).toEqual([
      '눈밑지방다크서클',
      '눈밑지방',
      '다크서클',
      '株くまくすみ',
      '株',
      'くま',
      'くすみ',
    ]);
    expect(findTerms(index, '다크서클')[0]?.via).toBeUndefined();
  });

  it('are the words of staff for it; words for what is not there are left out', () => {
    const index = indexOf([term('코', '鼻')], [alias('콧대', '코'), alias('없음', '없는것')]);
    expect(index.spellings.map((each) => [each.bare, each.isAlias])).toEqual([
      ['코', false],
      ['鼻', false],
      ['콧대', true],
    ]);
    expect(findTerms(index, '콧대')).toMatchObject([{ via: { kind: 'alias', term: '콧대' } }]);
  });
});

describe('the spellings of a place', () => {
  const station: Term = { kind: 'STATION', id: 'yeok-sam', name: '역삼역', nameJa: '駅三駅' };
  const district: Term = {
    kind: 'REGION',
    id: 'gyeonggi-seongnam-bundang',
    name: '성남시 분당구',
    nameJa: '城南市 盆唐区',
  };
  const short: Term = { kind: 'REGION', id: 'seoul-jung', name: '중구', nameJa: '中区' };
  const hall: Term = {
    kind: 'STATION',
    id: 'hall',
    name: '시청역(대전)',
    nameJa: '市庁駅（大田）',
  };
  const index = indexOf([station, district, short, hall]);

  test.each([
    ['역삼', ['yeok-sam']],
    ['駅三', ['yeok-sam']],
    ['ヨクサム', ['yeok-sam']],
    ['ヨクサム駅', ['yeok-sam']],
    ['yeok sam', ['yeok-sam']],
    ['YeokSam Station', ['yeok-sam']],
    ['분당', ['gyeonggi-seongnam-bundang']],
    ['성남', ['gyeonggi-seongnam-bundang']],
    ['盆唐', ['gyeonggi-seongnam-bundang']],
    ['bundang', ['gyeonggi-seongnam-bundang']],
    ['jung', ['seoul-jung']],
    ['中', ['seoul-jung']],
    ['대전', []],
    ['seoul', []],
  ])('%s: %o', (typed, ids) => {
    expect(found(index, typed)).toEqual(ids);
  });

  it('are its name without brackets, its short name, how it sounds, and its id', () => {
    const bare = (each: Term) => indexOf([each]).spellings.map(({ bare }) => bare);
    expect(bare(hall)).toEqual([
      ...['시청역', '市庁駅', '시청', '市庁', 'しちょん', 'しちょん駅'],
      ...['hall', 'hallstation'],
    ]);
    expect(bare(short)).toEqual(['중구', '中区', 'jung']);
    expect(bare(district)).toEqual([
      ...['성남시분당구', '城南市盆唐区', '성남', '분당', '城南', '盆唐'],
      ...['そんなむ', 'ぷんだん', 'bundang'],
    ]);
    expect(bare({ ...short, name: '시흥시', nameJa: '市興市' }).slice(2, 4)).toEqual([
      '시흥',
      '市興',
    ]);
    const shown = indexOf([station]).spellings.map((each) => each.shown);
    expect(shown.slice(-2)).toEqual(['yeok sam', 'yeok sam station']);
    const flags = (each: Term) => indexOf([each]).spellings.map(({ isAlias }) => isAlias);
    expect(flags(hall)).toEqual([false, false, false, false, true, true, true, true]);
    const id = (each: Partial<Term>) =>
      bare({ ...short, name: 'ㅇ', nameJa: 'ア', ...each }).at(-1);
    expect(id({ kind: 'FACT', id: 'late-night' })).toBe('latenight');
    expect(id({ kind: 'LANGUAGE', id: 'japanese' })).toBe('あ');
    expect(id({ kind: 'FACT', id: 'ab' })).toBe('あ');
    expect(id({ kind: 'FACT', id: 'Ab-cd' })).toBe('あ');
    expect(id({ kind: 'FACT', id: 'abc-D' })).toBe('あ');
    expect(bare({ ...short, kind: 'FACT', id: 'abc', name: 'abc' })).toEqual(['abc', '中区']);
    expect(bare({ ...short, kind: 'FACT', id: 'x', name: '!', nameJa: '주차' })).toEqual(['주차']);
  });

  test.each([
    ['상수역', ['seoul-mapo']],
    ['상역수', []],
    ['섬역', []],
    ['코끝역', []],
    ['상수동 코', ['seoul-mapo', '코']],
    ['상수역코끝', ['seoul-mapo', '코끝']],
    ['sangsu-dong', ['seoul-mapo']],
    ['sangsu station', ['seoul-mapo']],
    ['역', []],
    ['코역', []],
  ])('may have an ending that no list has, %s: %o', (typed, ids) => {
    const mapo = { ...short, id: 'seoul-mapo', name: '마포구', nameJa: '麻浦区' };
    const words = ['상수', 'sangsu', '섬'].map(
      (word): Alias => ({ term: word, kind: 'REGION', targetId: 'seoul-mapo' }),
    );
    expect(found(indexOf([mapo, '코', '코끝'], words), typed)).toEqual(ids);
  });

  it('come after what staff say that they mean', () => {
    const other = indexOf(
      [station, short],
      [{ term: '역삼', kind: 'REGION', targetId: 'seoul-jung' }],
    );
    expect(found(other, '역삼')).toEqual(['seoul-jung', 'yeok-sam']);
  });
});

it('long vowels, small kana and plain consonants for tense ones are small errors', () => {
  const index = indexOf([term('쌍꺼풀', 'スキンブースター')]);
  expect(mistyped(index, 'すきんぶすた')).toEqual(['쌍꺼풀']);
  expect(keysFor('ぽてんつぁー')).toBe('ぽてんつあ');
  expect(mistyped(index, 'ㅅㄲㅍ')).toEqual(['쌍꺼풀']);
  expect(mistyped(index, 'ㅅㅋㅍ')).toEqual([]);
  expect(mistyped(indexOf(['쌍']), 'ㅅ')).toEqual([]);
});

describe('one key away', () => {
  test.each([
    ['the same', 'abcd', 'abcd', true],
    ['the first key wrong', 'xbcdef', 'abcdef', true],
    ['the first key missing', 'bcdef', 'abcdef', true],
    ['a key before the first', 'xabcdef', 'abcdef', true],
    ['the first two exchanged', 'bacdef', 'abcdef', true],
    ['the first two wrong', 'xycdef', 'abcdef', false],
    ['a key in the middle wrong', 'abxd', 'abcd', true],
    ['two keys added', 'abxycd', 'abcd', false],
    ['one added, one wrong', 'abxce', 'abcd', false],
    ['one missing, one wrong', 'abe', 'abcd', false],
    ['two missing', 'ab', 'abcd', false],
    ['exchanged, and one wrong', 'abdcx', 'abcdy', false],
    ['half an exchange, the second key wrong', 'abdxe', 'abcde', false],
    ['half an exchange, the first key wrong', 'abxce', 'abcde', false],
    ['six keys of a longer term', 'abcdef', 'abcdefgh', false],
    ['seven keys of a longer term', 'abcdefg', 'abcdefghi', true],
    ['seven keys of a longer term, one missing', 'abdefgh', 'abcdefghijk', true],
    ['seven keys of a longer term, one added', 'abxcdef', 'abcdefghijk', true],
    ['seven keys of a longer term, two wrong', 'abxdyfg', 'abcdefghijk', false],
    ['a longer text than the term', 'abcdefghij', 'abcdefgh', false],
  ])('%s: %s for %s', (_name, typed, meant, isNear) => {
    expect(isOneKeyAway(typed, meant)).toBe(isNear);
  });
});

describe('the nearest terms', () => {
  const index = indexOf([
    term('필러 시술', 'フィラー注射'),
    term('필러', 'フィラー'),
    term('보톡스', 'ボトックス'),
    term('필러 주사', 'フィラー'),
  ]);

  it('are those that share most, as many as are asked for, each name once', () => {
    expect(nearestTerms(index, '필러요', 2)).toEqual(['필러', '필러 주사']);
    expect(nearestTerms(index, '필러요', 9)).toEqual(['필러', '필러 주사', '필러 시술']);
    expect(nearestTerms(index, 'フィラ', 9)).toEqual(['フィラー', 'フィラー注射']);
  });

  it('are in the script that is asked for', () => {
    const both = indexOf([term('PRP 침', 'PRP注射')]);
    expect(nearestTerms(both, 'prpx', 9)).toEqual(['PRP 침']);
    expect(nearestTerms(both, 'prpx', 9, true)).toEqual(['PRP注射']);
  });

  it('are none when no term shares a key', () => {
    expect(nearestTerms(index, 'xyz', 9)).toEqual([]);
    expect(nearestTerms(index, 'xyz', 9, true)).toEqual([]);
  });

  test.each([
    ['xyz 12', true],
    ['가', false],
    ['ㄱ', false],
    ['ㅣ', false],
    ['ア', false],
    ['美', false],
  ])('%s is in neither script: %o', (text, isInNeither) => {
    expect(hasNoKoreanOrJapanese(text)).toBe(isInNeither);
  });
});
