import { describe, expect, it } from 'vitest';
import { clearFilters, filtersIn, withFilter } from '../../../src/lib/filters.ts';

const ALL = 'specialtyId=s&partId=p&concernId=c&treatmentId=t';

const chosen = (
  search: string,
  ...choice: Parameters<typeof withFilter> extends [unknown, ...infer R] ? R : never
) => Object.fromEntries(withFilter(new URLSearchParams(search), ...choice));

describe('choosing', () => {
  it('BRW-18 BRW-19 a part clears the concern and the treatment, and keeps the specialty', () => {
    expect(chosen(ALL, 'partId', 'eyes')).toEqual({ specialtyId: 's', partId: 'eyes' });
  });

  it('BRW-20 a concern clears the treatment, and keeps the part', () => {
    expect(chosen(ALL, 'concernId', 'acne')).toEqual({
      specialtyId: 's',
      partId: 'p',
      concernId: 'acne',
    });
  });

  it('BRW-21 a specialty clears the part, the concern and the treatment', () => {
    expect(chosen(ALL, 'specialtyId', 'ent')).toEqual({ specialtyId: 'ent' });
  });

  it('BRW-22 a treatment changes nothing else', () => {
    expect(chosen(ALL, 'treatmentId', 'ipl')).toEqual({
      specialtyId: 's',
      partId: 'p',
      concernId: 'c',
      treatmentId: 'ipl',
    });
  });

  it.each(['specialtyId', 'partId', 'concernId', 'treatmentId'] as const)(
    'BRW-23 %s keeps the tab, the language and the other parameters of the address',
    (name) => {
      const kept = { tabId: 'doctors', lang: 'ja', utm: 'x y' };
      const search = `${new URLSearchParams(kept)}&${ALL}`;
      expect(chosen(search, name, 'new')).toMatchObject({ ...kept, [name]: 'new' });
    },
  );

  it('does not change the address that it starts from', () => {
    const search = new URLSearchParams(ALL);
    withFilter(search, 'specialtyId', 'ent');
    expect(String(search)).toBe(ALL);
  });

  it('AMB-06 clearing removes all four and keeps the rest', () => {
    const search = new URLSearchParams(`tabId=events&${ALL}&lang=ja`);
    expect(String(clearFilters(search))).toBe('tabId=events&lang=ja');
  });
});

describe('filters in an address', () => {
  const read = (search: string) => filtersIn(new URLSearchParams(search));

  it('BRW-04 are the four filters by their names', () => {
    expect(read(`tabId=doctors&${ALL}&lang=ja`)).toEqual({
      specialtyId: 's',
      treatmentId: 't',
      partId: 'p',
      concernId: 'c',
    });
  });

  it('BRW-05 do not include tabId', () => {
    expect(read('tabId=clinics')).toEqual({});
  });

  it.each([
    'specialtyId=',
    'partId=%3Cscript%3E',
    'concernId=a%00b',
    `treatmentId=${'x'.repeat(65)}`,
  ])('do not include a value that cannot be an id: %s', (search) => {
    expect(read(search)).toEqual({});
  });
});
