import { expect, it } from 'vitest';
import { isForeign, languageOfText } from '../../../contract/plain/languageOfText.ts';

it.each([
  ['안녕하세요', 'ko'],
  ['こんにちは', 'ja'],
  ['予約確認', 'ja'],
  ['강남역(カンナム) 2번 출구로 오세요', 'ko'],
  ['강남역の2番出口で待っています', 'ja'],
  ['OK 14:30', undefined],
  ['', undefined],
])('AMB-79 %s is known by its letters', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});

it('AMB-79 a text needs a translation for readers of the other language only', () => {
  const texts = ['안녕하세요', 'こんにちは', 'OK 14:30'];
  expect(texts.map((text) => isForeign(text, 'ja'))).toEqual([true, false, false]);
  expect(texts.map((text) => isForeign(text, 'ko'))).toEqual([false, true, false]);
});
