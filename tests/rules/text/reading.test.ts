import { expect, it, test } from 'vitest';
import { nameReading } from '../../../contract/texts/nameReading.ts';
import { addressReading, needsReading } from '../../../src/domain/clinic/reading.ts';

test.each([
  ['모아피부과의원', 'モア皮膚科医院'],
  ['강남 나무성형외과', 'カンナム ナム美容外科'],
  ['파란지붕외과의원', 'パランジブン外科医院'],
  ['나비치과병원', 'ナビ歯科病院'],
  ['다온', 'タオン'],
  ['ABC의원', 'ABC医院'],
  ['대한의원', 'テハン医院'],
  ['대한한의원', 'テハン韓医院'],
  ['나무한의원', 'ナム韓医院'],
])('%s is read %s', (name, reading) => {
  expect(nameReading(name)).toBe(reading);
});

it('only a name in Hangul without a Japanese one needs a reading', () => {
  expect(needsReading({ name: '모아의원' })).toBe(true);
  expect(needsReading({ name: '모아의원', nameJa: '' })).toBe(true);
  expect(needsReading({ name: '모아의원', nameJa: 'モア医院' })).toBe(false);
  expect(needsReading({ name: 'MOA' })).toBe(false);
  expect(needsReading({ name: null })).toBe(false);
});

it('an address is read as staff wrote it, otherwise by its sound', () => {
  const address = '부산 중구 1';
  expect(addressReading({ address, addressJa: '釜山広域市 中区 1' })).toBe('釜山広域市 中区 1');
  expect(addressReading({ address, addressJa: null })).toBe('プサン チュング 1');
  expect(addressReading({})).toBe('');
});
