import { describe, expect, it } from 'vitest';
import { plainAddress } from '../../../src/environment/lineAddress.ts';

const SITE = 'https://clinics.example';
const plain = (address: string) => plainAddress(SITE + address);
const state = (inside: string) => `liff.state=${encodeURIComponent(inside)}`;

describe('the address that a link into LINE leads to', () => {
  it.each([
    ['the app itself', '/liff/', '/liff/home/'],
    ['the app itself without a slash', '/liff', '/liff/home/'],
    ['a page', '/liff/contents?tabId=events', '/liff/contents?tabId=events'],
    [
      'a page that LINE has not opened yet',
      `/liff/?${state('/search?q=모')}`,
      '/liff/search?q=%EB%AA%A8',
    ],
    ['one without a slash', `/liff/?${state('search')}`, '/liff/search'],
    ['a query only', `/liff/?${state('?lang=ja')}`, '/liff/home/?lang=ja'],
    [
      'a page of an app whose address has a query',
      `/liff/?lang=ja&${state('/search')}`,
      '/liff/search?lang=ja',
    ],
    [
      'a query that counts more than that of the app',
      `/liff/?lang=ja&${state('/?lang=ko')}`,
      '/liff/home/?lang=ko',
    ],
    [
      'the same after LINE has opened it',
      '/liff/search?lang=ja&q=a&lang=ko',
      '/liff/search?lang=ko&q=a',
    ],
  ])('%s', (_, address, meant) => {
    expect(plain(address)).toBe(meant);
  });

  it.each([
    ['tokens', '/liff/home#access_token=a&id_token=b'],
    ['the answer to a login', '/liff/home?code=a&state=b&liffClientId=c&liffRedirectUri=d'],
    ['a login that was declined', '/liff/home?error=a&error_description=b&liffOAuth2Error=true'],
    ['whether a friend was added', '/liff/home?friendship_status_changed=true'],
    [
      'the way LINE opened it',
      '/liff/home?liff.hback=2&liff.referrer=x&is_liff_external_open_window=true',
    ],
  ])('has no %s', (_, address) => {
    expect(plain(address)).toBe('/liff/home');
  });

  it('never leads to another site, or out of the app', () => {
    expect(plain(`/liff/?${state('//evil.example/a')}`)).toBe('/liff//evil.example/a');
    expect(plain(`/liff/?${state('https://evil.example/a')}`)).toBe('/liff/https://evil.example/a');
    expect(plain(`/liff/?${state('/../../home')}`)).toBe('/liff/home/');
  });
});
