import { describe, expect, test } from 'vitest';
import { keysOf, syllableParts } from '../../../contract/plain/hangul.ts';
import { syllablesOf } from '../../../server/domain/search/spelling/hangul.ts';
import { typedOtherwise } from '../../../server/domain/search/spelling/otherKeyboard.ts';
import { hiraganaOf } from '../../../server/domain/search/spelling/romaji.ts';

describe('what was meant with the other keyboard', () => {
  test.each([
    ['Tkdtn', ['쌍수']],
    ['rkdskadur', ['강남역']],
    ['RKDSKADUR', ['강남역']],
    ['Rhrdlqslek', ['꼭입니다']],
    ['rhkdeo 2', ['광대 2']],
    ['zhtnt', ['코숫']],
    ['Tkdt', ['쌍ㅅ']],
    ['ㅠㅐㅅㅐㅌ', ['botox']],
    ['솓금ㅎㄷ', ['thermage']],
    ['ㅑㅡㅔㅣ뭇', ['ㅑㅡㅔㅣ무ㅅ', 'implant']],
    ['ㅗ먁', ['ㅗ먀ㄱ', 'hair']],
    ['futae', ['ふたえ']],
    ['리쥴', ['리쥬ㄹ']],
    ['강남 코숫', ['강남 코수ㅅ']],
    ['앉', ['안ㅈ']],
    ['쌍꺾', ['쌍꺼ㄲ']],
    ['과', []],
    ['filler', []],
    ['쌍수', []],
    ['二重', []],
    ['12', []],
    ['', []],
  ])('%s: %o', (typed, others) => {
    expect(typedOtherwise(typed)).toEqual(others);
  });

  test('syllables are the opposite of keys', () => {
    for (const text of ['값을 꺾은 쌍꺼풀', '의외 과외 웨 뷁', '앉아 닭이 삶']) {
      expect(syllablesOf(keysOf(text))).toBe(text);
    }
  });
});

describe('Japanese in Latin letters', () => {
  test.each([
    ['kumatori', 'くまとり'],
    ['botokkusu', 'ぼとっくす'],
    ['matcha', 'まっちゃ'],
    ['ryouago', 'りょうあご'],
    ['kannamu', 'かんなむ'],
    ['shimi', 'しみ'],
    ['potentsa', 'ぽてんつぁ'],
    ['jubea', 'じゅべあ'],
    ['kye', null],
    ['filler', null],
    ['lasik', null],
  ])('%s: %s', (romaji, hiragana) => {
    expect(hiraganaOf(romaji)).toBe(hiragana);
  });
});

test('a syllable has its parts from the first to the last one; other letters have none', () => {
  expect(syllableParts('가')).toEqual({ initial: 0, medial: 0, final: 0 });
  expect(syllableParts('힣')).toEqual({ initial: 18, medial: 20, final: 27 });
  expect(['\uabff', '\ud7a4', 'ㄱ', 'ア', 'a'].map(syllableParts)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
