import { describe, expect, it } from 'vitest';
import { phoneAddress, phoneText, typedPhoneAddress } from '../../../src/lib/phone.ts';
import { routeLinks } from '../../../src/widgets/map/routeLinks.ts';

const ADDRESS = '서울특별시 중구 을지로 22';
const linksOf = (place: object, language: 'ko' | 'ja' = 'ko') =>
  Object.fromEntries(
    routeLinks({ address: ADDRESS, ...place }, language).map(({ service, href }) => [
      service,
      decodeURIComponent(href),
    ]),
  );

describe('the way to a clinic in other maps', () => {
  it('leads to its position, under its name where the service takes one', () => {
    const place = { name: '첫눈, 피부과', latitude: 37.56, longitude: 126.98 };
    expect(linksOf(place)).toEqual({
      naver: `https://map.naver.com/p/search/${ADDRESS}`,
      kakao: 'https://map.kakao.com/link/to/첫눈  피부과,37.56,126.98',
      google: 'https://www.google.com/maps/dir/?api=1&destination=37.56,126.98',
    });
  });

  it('leads to the address while the position is unknown', () => {
    expect(linksOf({ name: '첫눈피부과', latitude: null })).toEqual({
      naver: `https://map.naver.com/p/search/${ADDRESS}`,
      kakao: `https://map.kakao.com/link/search/${ADDRESS}`,
      google: `https://www.google.com/maps/dir/?api=1&destination=${ADDRESS}`,
    });
  });

  it('begins with the services that readers of the language know', () => {
    expect(Object.keys(linksOf({}))).toEqual(['naver', 'kakao', 'google']);
    expect(Object.keys(linksOf({}, 'ja'))).toEqual(['google', 'naver', 'kakao']);
  });

  it('a sign in an address stays part of the address', () => {
    const [{ href } = { href: '' }] = routeLinks({ address: 'a/b?c&d#e' }, 'ko');
    expect(href).toBe('https://map.naver.com/p/search/a%2Fb%3Fc%26d%23e');
  });
});

describe('the phone of a clinic', () => {
  it.each([
    ['02-123-4567', 'tel:+8221234567', '+82-2-123-4567'],
    ['1588-0000', 'tel:15880000', '1588-0000'],
    ['+82 2 123 4567', 'tel:+8221234567', '+82 2 123 4567'],
  ])('%s can be called from Korea and from abroad', (phone, address, inJapanese) => {
    expect(phoneAddress(phone)).toBe(address);
    expect(phoneText(phone, 'ko')).toBe(phone);
    expect(phoneText(phone, 'ja')).toBe(inJapanese);
  });
});

describe('the phone that a member typed', () => {
  it.each([
    [' 010-1234-5678 ', 'tel:01012345678'],
    ['+81 (90) 1234-5678', 'tel:+819012345678'],
    [' +81 90-1234-5678', 'tel:+819012345678'],
    ['090-1234-5678', 'tel:09012345678'],
    ['저녁 7시 010-1234-5678', null],
    ['010-1234-5678, 저녁 7시', null],
    ['나비', null],
  ])('%s is called as it was typed', (typed, address) => {
    expect(typedPhoneAddress(typed)).toBe(address);
  });
});
