import { expect, it } from 'vitest';
import { inAppLanguage } from '../../../src/environment/lineAddress.ts';

it.each([
  ['/liff/home', ['ja', 'ja'], '/liff/home?lang=ja'],
  ['/liff/search?q=a', ['ja-JP'], '/liff/search?q=a&lang=ja'],
  ['/liff/home?lang=ko', ['ja', 'ja'], '/liff/home?lang=ko'],
  ['/liff/home?lang=ja', ['ko'], '/liff/home?lang=ja'],
  ['/liff/home', ['ko-KR', 'ja'], '/liff/home'],
  ['/liff/home', ['ja', 'ko'], '/liff/home'],
  ['/liff/home', ['en-US', 'en'], '/liff/home?lang=ja'],
  ['/liff/home', ['kok'], '/liff/home?lang=ja'],
])('AMB-79 %s where device and LINE say %j is %s', (address, languages, expected) => {
  expect(inAppLanguage(address, languages)).toBe(expected);
});
