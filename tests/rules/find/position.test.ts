import { expect, it } from 'vitest';
import { knownSearch } from '../../../src/layout/head/pageAddress.ts';
import { distanceKm } from '../../../src/lib/distance.ts';
import { readPosition, writePosition } from '../../../src/lib/position.ts';

const GANGNAM = { latitude: 37.4979, longitude: 127.0276 };

it('a position is written with two decimals', () => {
  expect(writePosition({ latitude: 37.497912345, longitude: 127.027634567 })).toBe('37.5,127.03');
  expect(readPosition('37.5,127.03')).toEqual({ latitude: 37.5, longitude: 127.03 });
  expect(readPosition('here')).toBeUndefined();
});

it('Gangnam and Myeongdong are eight kilometres apart', () => {
  const myeongdong = { latitude: 37.5609, longitude: 126.9863 };
  expect(distanceKm(GANGNAM, myeongdong)).toBeCloseTo(7.9, 1);
  expect(distanceKm(GANGNAM, GANGNAM)).toBe(0);
});

it('a rendered page does not contain the position, only that there is one', () => {
  const search = '?tabId=clinics&near=37.5,127.03&radius=3';
  expect(knownSearch('/contents', search)).toBe('?tabId=clinics&near=0%2C0&radius=3');
  expect(knownSearch('/contents', '?near=none')).toBe('?near=none');
});

it('facts that the address names several times are kept, as the lists read them', () => {
  expect(knownSearch('/contents', '?facts=night&facts=parking')).toBe('?facts=night%2Cparking');
});
