import { describe, expect, it } from 'vitest';
import {
  inAppBrowserOf,
  loginProvidersIn,
  outsideAddressOf,
} from '../../../src/environment/inAppBrowser.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

describe('AMB-35 the in-app browser is recognised by its name', () => {
  it.each([
    [`${IPHONE} Mobile/15E148 Safari Line/15.12.0`, 'line'],
    [`${ANDROID} Line/15.12.0/IAB`, 'line'],
    [`${ANDROID} Line/15.12.0 LIFF`, 'line'],
    [`${IPHONE} Mobile/15E148 KAKAOTALK 25.4.0`, 'kakaotalk'],
    [`${ANDROID};KAKAOTALK 2510400`, 'kakaotalk'],
    [`${IPHONE} Mobile/15E148 NAVER(inapp; search; 2000; 12.10.4; 16)`, 'naver'],
    [`${ANDROID} NAVER(inapp; search; 1500; 12.10.4)`, 'naver'],
    [`${IPHONE} Mobile/15E148 Instagram 380.0.0.28.104 (iPhone16,1; iOS 18_5)`, 'instagram'],
    [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/510.0.0.47.90;FBBV/1]`, 'facebook'],
    [`${ANDROID} [FB_IAB/FB4A;FBAV/510.0.0.47.90;]`, 'facebook'],
    [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, null],
    [`${IPHONE} CriOS/131.0 Mobile/15E148 Safari/604.1`, null],
    [ANDROID.replace(' Version/4.0', ''), null],
    [`${ANDROID} SamsungBrowser/27.0`, null],
    [`${DESKTOP} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, null],
    [`${DESKTOP} Chrome/131.0.0.0 Whale/4.29 Safari/537.36`, null],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0 Headline/2', null],
    ['', null],
  ])('%s: %s', (userAgent, browser) => {
    expect(inAppBrowserOf(userAgent)).toBe(browser);
  });
});

it('AUTH-02 the four logins have a fixed order; Google is left out where it refuses to work', () => {
  expect(loginProvidersIn(null)).toEqual(['line', 'google', 'kakao', 'apple']);
  expect(loginProvidersIn('naver')).toEqual(['line', 'kakao', 'apple']);
});

describe('AMB-35 the way out of an in-app browser', () => {
  const page = 'https://clinic.example/bookmark?tabId=event&lang=ja';

  it('is a parameter for LINE, unless it was tried already', () => {
    const outside = outsideAddressOf(page, 'line');
    expect(outside).toBe(`${page}&openExternalBrowser=1`);
    expect(outsideAddressOf(outside ?? '', 'line')).toBeNull();
  });

  it('is a special address for KakaoTalk', () => {
    expect(outsideAddressOf(page, 'kakaotalk')).toBe(
      `kakaotalk://web/openExternal?url=${encodeURIComponent(page)}`,
    );
  });

  it.each(['naver', 'instagram', 'facebook', null] as const)('is unknown for %s', (browser) => {
    expect(outsideAddressOf(page, browser)).toBeNull();
  });
});
