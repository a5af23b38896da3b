import { describe, expect, it } from 'vitest';
import type { FieldKind } from '../../../src/staff/content/contentFields.ts';
import {
  fieldValue,
  hoursOf,
  jsonText,
  textOf,
  wordsOf,
} from '../../../src/staff/content/edits/fieldText.ts';

const DAY = { opensAt: '10:00', closesAt: '19:00' };

describe('a value of a record as a text of the editor', () => {
  it.each([
    [null, ''],
    [undefined, ''],
    ['글', '글'],
    [0, '0'],
    [37.5, '37.5'],
    [['ko', 'ja'], 'ko,ja'],
    [[], ''],
    [
      { b: 1, a: { d: [2, { f: 3, e: 4 }], c: null } },
      '{"a":{"c":null,"d":[2,{"e":4,"f":3}]},"b":1}',
    ],
    [[{ b: 1, a: 2 }], '[{"a":2,"b":1}]'],
    [{ a: 1, b: 2 }, '{"a":1,"b":2}'],
    [['a', { b: 1 }], '["a",{"b":1}]'],
  ])('%j is %j', (value, text) => {
    expect(textOf(value)).toBe(text);
  });
});

describe('a text of the editor as the server takes it', () => {
  it.each<[FieldKind, string, unknown]>([
    ['line', ' 모아 ', '모아'],
    ['price', ' 1000 ', 1000],
    ['price', ' ', null],
    ['decimal', '37.5', 37.5],
    ['number', ' 7 ', 7],
    ['number', '', 0],
    ['languages', 'ko,ja', ['ko', 'ja']],
    ['facts', '', []],
    ['hours', '', null],
    ['priceMenu', '', []],
  ])('%s: %j is %j', (kind, text, value) => {
    expect(fieldValue(kind, text)).toEqual(value);
  });

  it('has the days with both times, and breaks with both times', () => {
    const days = {
      mon: DAY,
      tue: { ...DAY, breakFrom: '13:00', breakTo: '14:00' },
      wed: { ...DAY, breakFrom: '13:00' },
      thu: { ...DAY, breakTo: '14:00' },
      fri: { opensAt: '10:00' },
      sat: { closesAt: '19:00' },
      sun: {},
    };
    const typed = JSON.stringify({ days, closedOn: ['2026-11-24'] });
    expect(fieldValue('hours', typed)).toEqual({
      days: { mon: DAY, tue: days.tue, wed: DAY, thu: DAY },
      closedOn: ['2026-11-24'],
    });
    const without = JSON.stringify({ days: { fri: days.fri }, closedOn: ['2026-11-24'] });
    expect(fieldValue('hours', without)).toBeNull();
  });

  it('has the lines of a price list that have a price', () => {
    const line = { treatmentId: 'botox', priceFrom: 1_000, priceTo: null, vatIncluded: true };
    const menu = [line, { ...line, priceFrom: null }];
    expect(fieldValue('priceMenu', JSON.stringify(menu))).toEqual([line]);
  });
});

it('a price list without lines is an empty text', () => {
  expect([jsonText([]), jsonText([1])]).toEqual(['', '[1]']);
});

it('the editor begins without hours and words', () => {
  expect(hoursOf('')).toEqual({ days: {} });
  expect(hoursOf('{"days":{"mon":{}}}')).toEqual({ days: { mon: {} } });
  expect([wordsOf(''), wordsOf('ko,ja')]).toEqual([[], ['ko', 'ja']]);
});
