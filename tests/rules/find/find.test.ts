import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findListParams } from '../../../contract/find.ts';
import {
  factsIn,
  inTab,
  readFind,
  readPrices,
  toggleFact,
  WITHOUT_FIND,
  withoutPlace,
  writeFind,
} from '../../../src/lib/find.ts';

const read = (search: string) => readFind(new URLSearchParams(search));
const write = (search: string, changes: Parameters<typeof writeFind>[1]) =>
  String(writeFind(new URLSearchParams(search), changes));

const ALL = {
  region: 'seoul-gangnam',
  station: 'gangnam',
  near: '37.5,127.03',
  radius: '3',
  priceMin: '100000',
  priceMax: '300000',
  facts: 'japanese,saturday',
  language: 'ja',
  minRating: '4.5',
  photos: 'true',
  writtenIn: 'ja',
  sort: '-price',
} as const;

describe('an address', () => {
  it('says all that the visitor finds by', () => {
    expect(read(`tabId=events&specialtyId=ent&${new URLSearchParams(ALL)}`)).toEqual(ALL);
  });

  it.each([
    'near=37.5,127.03&radius=1',
    'near=37.5,127.03&radius=50',
    'priceMin=0',
    'priceMax=2000000000',
    'writtenIn=ko',
  ])('with %s is taken at its word', (search) => {
    expect(read(search)).toEqual(Object.fromEntries(new URLSearchParams(search)));
  });

  it('with two regions means the first one', () => {
    expect(read('region=seoul&region=busan')).toEqual({ region: 'seoul' });
  });

  it('may have facts several times, and unknown ones among them', () => {
    expect(read('facts=saturday&facts=none,japanese').facts).toBe('japanese,saturday');
  });

  it('has a position that is rounded before anything uses it', () => {
    expect(read('near=37.497912,127.027631').near).toBe('37.5,127.03');
    expect(read('near=-33.86,151.21').near).toBe('-33.86,151.21');
  });

  it.each([
    'region=',
    'region=%3Cscript%3E',
    `station=${'x'.repeat(65)}`,
    'near=here',
    'near=37.5',
    'near=1e9,2',
    'near=37.5,127.03&radius=51',
    'near=37.5,127.03&radius=0',
    'priceMin=-1',
    'priceMin=1.5',
    'priceMax=99999999999',
    'priceMax=2000000001',
    'facts=none',
    'language=fr',
    'minRating=6',
    'minRating=5.1',
    'minRating=4.55',
    'photos=yes',
    'writtenIn=en',
    'sort=paid',
  ])('with %s sends nothing that the server would refuse', (search) => {
    const refused = search.split('&').at(-1)?.split('=')[0] ?? '';
    expect(read(search)).not.toHaveProperty(refused);
  });

  it('is read as the server reads it', () => {
    const server = z.object(findListParams(10));
    const { photos: _, writtenIn: __, ...shared } = ALL;
    expect(() => server.parse(read(String(new URLSearchParams(shared))))).not.toThrow();
    for (const minRating of ['1', '3', '4.5', '5', '5.0']) {
      expect(() => server.parse(read(`minRating=${minRating}`))).not.toThrow();
      expect(read(`minRating=${minRating}`)).toEqual({ minRating });
    }
  });

  it('without a position has neither a radius nor a sort by distance', () => {
    expect(read('radius=3&sort=near&station=gangnam')).toEqual({ station: 'gangnam' });
    expect(read('radius=3&sort=price')).toEqual({ sort: 'price' });
  });
});

describe('a choice', () => {
  it('changes its own parameters and keeps tab, filters, language and the rest', () => {
    expect(write('tabId=doctors&partId=eyes&lang=ja&utm=x&region=busan', { region: 'seoul' })).toBe(
      'tabId=doctors&partId=eyes&lang=ja&utm=x&region=seoul',
    );
  });

  it('leaves the others when it is removed', () => {
    const search = 'region=seoul&sort=price&facts=japanese';
    expect(write(search, { sort: undefined })).toBe('region=seoul&facts=japanese');
    expect(write(`tabId=events&partId=eyes&${search}`, WITHOUT_FIND)).toBe(
      'tabId=events&partId=eyes',
    );
  });

  it('of no place removes the sort by distance, and no other sort', () => {
    expect(withoutPlace({ near: '37.5,127.03', sort: 'near' }).sort).toBeUndefined();
    expect(withoutPlace({ region: 'seoul', sort: 'price' }).sort).toBe('price');
    const search = 'region=seoul&station=gangnam&near=37.5,127.03&radius=3&sort=price';
    expect(write(search, withoutPlace(read(search)))).toBe('sort=price');
  });

  it('of facts turns one on and off', () => {
    expect(toggleFact(undefined, 'saturday')).toBe('saturday');
    expect(factsIn(toggleFact('saturday', 'japanese'))).toEqual(['japanese', 'saturday']);
    expect(toggleFact('saturday', 'saturday')).toBeUndefined();
    expect(toggleFact('japanese,saturday', 'saturday')).toBe('japanese');
  });

  it('of photos and of the language of the text is for reviews alone', () => {
    const ofReviews = { photos: 'true', writtenIn: 'ja', region: 'seoul' } as const;
    expect(inTab('reviews', ofReviews)).toEqual(ofReviews);
    for (const tab of ['clinics', 'doctors', 'events']) {
      expect(inTab(tab, ofReviews)).toEqual({ region: 'seoul' });
    }
  });
});

describe('typed prices', () => {
  it.each([
    ['', '', undefined, undefined],
    ['100,000원', '', '100000', undefined],
    ['', ' 30만 ', undefined, '300000'],
    ['１００，０００', '３０００００円', '100000', '300000'],
    ['10万', '1.5만원', '15000', '100000'],
    ['1만 5,000', '만', '15000', undefined],
    ['1억', '1억 5천만', '100000000', '150000000'],
    ['1億5000万', '3천만', '30000000', '150000000'],
    ['500000', '100000', '100000', '500000'],
    ['0', '0', undefined, undefined],
    ['', '99999999999999', undefined, '2000000000'],
    ['9'.repeat(400), '', '2000000000', undefined],
    ['100000', '500000', '100000', '500000'],
  ])('%j and %j are %s to %s', (from, to, priceMin, priceMax) => {
    expect(readPrices(from, to)).toEqual({ priceMin, priceMax });
  });
});
