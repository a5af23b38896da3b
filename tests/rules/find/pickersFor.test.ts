import { describe, expect, it } from 'vitest';
import type { Filters } from '../../../contract/plain/filters.ts';
import { type PickerName, pickerFor } from '../../../src/domain/taxonomy/pickerFor.ts';

/** Every combination of filters in an address. */
const CASES: [requirement: string, expected: PickerName | null, filters: Filters][] = [
  ['BRW-11', 'treatment', { concernId: 'c' }],
  ['BRW-11', 'treatment', { concernId: 'c', partId: 'p' }],
  ['BRW-11', 'treatment', { concernId: 'c', specialtyId: 's' }],
  ['BRW-11', 'treatment', { concernId: 'c', partId: 'p', specialtyId: 's' }],
  ['BRW-12', 'concern', { partId: 'p' }],
  ['BRW-12', 'concern', { partId: 'p', specialtyId: 's' }],
  ['BRW-13', 'treatment', { specialtyId: 's' }],
  ['BRW-14', 'way', {}],
  ['BRW-15', null, { treatmentId: 't' }],
  ['BRW-15', null, { treatmentId: 't', specialtyId: 's' }],
  ['BRW-15', null, { treatmentId: 't', partId: 'p' }],
  ['BRW-15', null, { treatmentId: 't', partId: 'p', concernId: 'c' }],
];

describe('the plus button', () => {
  it.each(CASES)('%s opens %s', (_, expected, filters) => {
    expect(pickerFor(filters)).toBe(expected);
  });
});
