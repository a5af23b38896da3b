import { describe, expect, it } from 'vitest';
import {
  changedFields,
  missingFields,
  withoutEmpties,
} from '../../../server/domain/content/contentRules.ts';

describe('a sent form', () => {
  it('has no empty texts and no term twice', () => {
    const gallery = [{ url: 'a' }, { url: 'a' }];
    const form = { name: '', price: 0, terms: ['botox', 'filler', 'botox'], gallery, none: [] };
    expect(withoutEmpties(form)).toEqual({
      name: null,
      price: 0,
      terms: ['botox', 'filler'],
      gallery,
      none: [],
    });
  });
});

describe('the changed fields', () => {
  const changed = (before: unknown, sent: unknown) =>
    changedFields({ field: before }, { field: sent }).length > 0;

  it('are sent ones whose value is another', () => {
    expect(changedFields({ a: 1, b: 2, c: 3 }, { a: 1, b: 3, d: 4 })).toEqual(['b', 'd']);
  });

  it.each([
    ['a field that was empty and stays empty', undefined, null],
    ['terms by their ids', [{ id: 'botox', name: '보톡스' }], ['botox']],
    ['keys in another order', { a: 1, b: { d: 1, c: 2 } }, { b: { c: 2, d: 1 }, a: 1 }],
    ['a list of objects', [{ url: 'a', width: 1 }], [{ width: 1, url: 'a' }]],
    ['a list with nothing in it', [null, 1], [null, 1]],
  ])('%s is the same', (_, before, sent) => {
    expect(changed(before, sent)).toBe(false);
  });

  it.each([
    ['another term', [{ id: 'botox' }], ['filler']],
    ['the order of terms', [{ id: 'botox' }, { id: 'filler' }], ['filler', 'botox']],
    ['a part of an object', { a: { b: 1 } }, { a: { b: 2 } }],
    ['a missing part', { a: 1, b: 2 }, { a: 1 }],
    ['a number as a text', 1, '1'],
    ['an id that is no text', [{ id: 1, name: 'a' }], [{ id: 1, name: 'b' }]],
    ['a text that becomes empty', 'text', null],
  ])('%s is a change', (_, before, sent) => {
    expect(changed(before, sent)).toBe(true);
  });
});

describe('what is missing for publication', () => {
  it.each([undefined, null, '', ' \n', []].map((empty) => [empty]))('%j is empty', (empty) => {
    expect(missingFields(['name'], { name: empty })).toEqual(['name']);
  });

  it.each([0, false, 'a', [0], {}].map((value) => [value]))('%j is not', (value) => {
    expect(missingFields(['name'], { name: value })).toEqual([]);
  });

  it('only required fields are', () => {
    expect(missingFields(['name', 'price'], { price: 1, text: '' })).toEqual(['name']);
  });

  it.each([
    ['2026-11-24', '2026-11-23', ['endsOn']],
    ['2026-11-23', '2026-11-23', []],
    ['2026-11-22', '2026-11-23', []],
    [null, '2026-11-23', ['startsOn']],
    ['2026-11-23', null, ['endsOn']],
  ])('a period from %s to %s lacks %j', (startsOn, endsOn, missing) => {
    expect(missingFields(['startsOn', 'endsOn'], { startsOn, endsOn })).toEqual(missing);
  });
});
