import { describe, expect, it } from 'vitest';
import { api } from '../../../contract/api.ts';
import { staff as japanese } from '../../../src/i18n/ja/staff.ts';
import { staff as korean } from '../../../src/i18n/ko/staff.ts';
import { ko, slots, textsOf } from '../../support/fixtures/texts.ts';
import { testI18n } from '../../support/screen/testI18n.ts';

const SLICE = ['offset', 'limit', 'after'];

describe('the texts of the console', () => {
  it('I18N-05 exist in both languages, with the same placeholders', () => {
    const other = new Map(textsOf(japanese));
    expect([...other.keys()].toSorted()).toEqual(
      textsOf(korean)
        .map(([key]) => key)
        .toSorted(),
    );
    for (const [key, text] of textsOf(korean)) {
      expect(text, key).toMatch(/^[^\u3040-\u30ff!！]+$/);
      expect(other.get(key), key).toMatch(/^[^\p{Script=Hangul}!！]+$/u);
      expect(slots(other.get(key)), key).toEqual(slots(text));
    }
  });

  it.each([
    'GET /staff/counsels',
    'GET /staff/members',
    'GET /staff/reviews',
    'GET /staff/audit',
  ] as const)('the access record has a word for each filter of %s', (call) => {
    const filters = Object.keys(api[call].query.shape).filter((name) => !SLICE.includes(name));
    expect(Object.keys(korean.person.filterName)).toEqual(expect.arrayContaining(filters));
  });

  it('GEN-12 are not loaded by visitors', () => {
    expect(Object.keys(ko)).not.toContain('staff');
  });

  it('I18N-01 are in the requested language', () => {
    expect(testI18n('ko').t('counsel.total', { ns: 'staff', n: 3 })).toBe('3건');
    expect(testI18n('ja').t('counsel.total', { ns: 'staff', n: 3 })).toBe('3件');
  });
});
