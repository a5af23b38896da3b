import { expect, it } from 'vitest';
import { prefersJapanese } from '../../../src/environment/languageChoice.ts';

it.each([
  [['ja'], true],
  [['ja-JP', 'ja', 'en-US'], true],
  [['en-US', 'ja', 'ko'], true],
  [['ko-KR', 'ja'], false],
  [['en-US', 'ko', 'ja'], false],
  [['en-US'], false],
  [['jam'], false],
  [[], false],
])('a browser that lists %j prefers Japanese to Korean: %s', (languages, expected) => {
  expect(prefersJapanese(languages)).toBe(expected);
});
