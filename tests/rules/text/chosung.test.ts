import { describe, expect, test } from 'vitest';
import { findNames } from '../../../server/domain/search/names/findNames.ts';
import { nameIndexBuilder } from '../../../server/domain/search/names/nameIndex.ts';
import {
  initialsOf,
  initialsPattern,
  isInitial,
  looseInitialsPattern,
} from '../../../server/domain/search/spelling/hangul.ts';

const matches = (letter: string, text: string) =>
  new RegExp(`^${initialsPattern(letter)}$`).test(text);

describe('initial consonants', () => {
  test('AMB-04 a consonant matches itself and every syllable that begins with it', () => {
    for (const [letter = '', ...syllables] of [
      'ㄱ가깋ㄱ',
      'ㄲ까낗',
      'ㅁ마밓',
      'ㅇ아잏',
      'ㅎ하힣',
    ]) {
      expect(isInitial(letter)).toBe(true);
      for (const syllable of syllables) expect(matches(letter, syllable)).toBe(true);
    }
    expect(matches('ㄱ', '까')).toBe(false);
    expect(matches('ㅎ', '하'.repeat(2))).toBe(false);
  });

  test('the initials of a text have its length, and each consonant has its own letter', () => {
    expect(initialsOf('강남 A역1')).toBe('AC  L ');
    expect(initialsOf('\nㄱ깋\n美モ하힣')).toBe('\nAA\n  SS');
    expect(initialsOf('ㅏㄳ\u1106')).toBe('   ');
    expect(initialsOf('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ')).toBe('ABCDEFGHIJKLMNOPQRS');
  });

  test('read loosely, a plain consonant is its tense one, too, and no other', () => {
    const isLike = (letter: string, text: string) =>
      new RegExp(`^${looseInitialsPattern(letter)}$`).test(text);
    for (const [plain = '', own, tense, next] of [
      'ㄱ가까나',
      'ㄷ다따라',
      'ㅂ바빠사',
      'ㅅ사싸아',
      'ㅈ자짜차',
    ]) {
      expect([own, tense, next].map((each = '') => isLike(plain, each))).toEqual([
        true,
        true,
        false,
      ]);
    }
    expect(isLike('ㄲ', '나')).toBe(false);
    expect(isLike('ㅋ', '타')).toBe(false);
  });

  test('other characters match themselves alone', () => {
    for (const letter of ['ㅏ', 'ㄳ', 'a', '美', 'モ', '\u1106', '.', '-', '\\', ']']) {
      expect(isInitial(letter)).toBe(false);
      expect(matches(letter, letter)).toBe(true);
      expect(matches(letter, '하')).toBe(false);
    }
  });
});

describe('searching by initial consonants', () => {
  const names = [
    ...['모아의원', '미앤유', '강남 모아', '서울 성형외과', 'ㅋㅋ클리닉', '모델라인'],
    ...['라식 모델라식', '강남 2호점'],
  ];
  const builder = nameIndexBuilder();
  builder.add(names.map((name) => ({ id: name, names: [name] })));
  const index = builder.finish();
  const find = (text: string) => findNames(index, text, { offset: 0, limit: 10 }).ids;

  test.each([
    ['AMB-04 ㅁㅇ finds 모아', 'ㅁㅇ', ['모아의원', '미앤유', '강남 모아']],
    ['a lone consonant', 'ㅋ', ['ㅋㅋ클리닉']],
    ['a letter that a name really has', 'ㅋㅋㅋ', ['ㅋㅋ클리닉']],
    ['syllables and consonants mixed', '모ㅇ', ['모아의원', '강남 모아']],
    ['a syllable between consonants', 'ㅅ울ㅅ', ['서울 성형외과']],
    ['a consonant before the last syllable', 'ㅁ아', ['모아의원', '강남 모아']],
    ['a part that a name has twice', 'ㄷ라식', ['라식 모델라식']],
    ['a digit between consonants', 'ㄴ2ㅎ', ['강남 2호점']],
    ['a consonant that the name has elsewhere', 'ㅅ성형', []],
    ['a consonant after a space', 'ㅅㅇ ㅅ', ['서울 성형외과']],
    ['consonants that the input method joined', 'ㅅㅇ', ['서울 성형외과']],
    ['in the middle of the name', 'ㄴ ㅁㅇ', ['강남 모아']],
    ['the right initials in the wrong order', 'ㅇㅁ', []],
    ['never across two names', 'ㅇㅁㅇㅇ', []],
    ['a vowel stands for itself alone', 'ㅏ', []],
  ])('%s', (_name, text, found) => {
    expect(find(text)).toEqual(found);
  });
});
