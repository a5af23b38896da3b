import { expect, it } from 'vitest';
import { inAppLanguage } from '../../liff/address.ts';

it.each([
  ['/liff/home', 'ja', '/liff/home?lang=ja'],
  ['/liff/search?q=a', 'ja-JP', '/liff/search?q=a&lang=ja'],
  ['/liff/home?lang=ko', 'ja', '/liff/home?lang=ko'],
  ['/liff/home', 'ko', '/liff/home'],
  ['/liff/home', 'en', '/liff/home'],
  ['/liff/home', '', '/liff/home'],
])('I18N-01 %s in a LINE app with the language "%s" is %s', (address, language, expected) => {
  expect(inAppLanguage(address, language)).toBe(expected);
});
