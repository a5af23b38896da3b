import { describe, expect, test } from 'vitest';
import { findNames } from '../../server/domain/search/findNames.ts';
import { initialOf, isInitial } from '../../server/domain/search/hangul.ts';
import { buildNameIndex } from '../../server/domain/search/nameIndex.ts';

const unit = (letter: string) => letter.charCodeAt(0);

describe('initial consonants', () => {
  test('AMB-04 every syllable of a consonant has its initial', () => {
    for (const [letter, first, last] of ['ㄱ가깋', 'ㄲ까낗', 'ㅁ마밓', 'ㅇ아잏', 'ㅎ하힣']) {
      expect(isInitial(unit(letter ?? ''))).toBe(true);
      expect(initialOf(unit(first ?? ''))).toBe(initialOf(unit(letter ?? '')));
      expect(initialOf(unit(last ?? ''))).toBe(initialOf(unit(letter ?? '')));
    }
  });

  test('other characters have none', () => {
    for (const letter of ['ㅏ', 'ㄳ', 'a', '美', 'モ', '\u1106']) {
      expect(isInitial(unit(letter))).toBe(false);
      expect(initialOf(unit(letter))).toBe(-1);
    }
    expect(initialOf(Number.NaN)).toBe(-1);
  });
});

describe('searching by initial consonants', () => {
  const names = ['모아의원', '미앤유', '강남 모아', '서울 성형외과', 'ㅋㅋ클리닉', '모델라인'];
  const index = buildNameIndex(names.map((name) => [name]));
  const find = (text: string) =>
    findNames(index, text, { offset: 0, limit: 10 }).items.map((item) => names[item]);

  test.each([
    ['AMB-04 ㅁㅇ finds 모아', 'ㅁㅇ', ['모아의원', '미앤유', '강남 모아']],
    ['a lone consonant', 'ㅋ', ['ㅋㅋ클리닉']],
    ['a letter that a name really has', 'ㅋㅋㅋ', ['ㅋㅋ클리닉']],
    ['syllables and consonants mixed', '모ㅇ', ['모아의원', '강남 모아']],
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
