import { describe, expect, it } from 'vitest';
import { counselCodeOf } from '../../../server/demo/generate/counsel/counselCode.ts';
import { dateOf, inOfficeHours } from '../../../server/demo/generate/lib/clock.ts';
import { fill } from '../../../server/demo/generate/lib/fill.ts';
import { createRandom } from '../../../server/demo/generate/lib/random.ts';
import { seedId } from '../../../server/demo/generate/lib/seedId.ts';
import { dealOut, longTail, share } from '../../../server/demo/generate/plan/shares.ts';

describe('pieces of the seed', () => {
  it.each([
    ['{x|을/를}', '앞트임', '앞트임을'],
    ['{x|을/를}', '코 필러', '코 필러를'],
    ['{x|은/는} 좋다', '광치료(IPL)', '광치료(IPL)는 좋다'],
    ['{x|이/가}', '치아 교정(브라켓)', '치아 교정(브라켓)이'],
    ['{x|으로/로}', '서울', '서울로'],
    ['{x|으로/로}', '부산', '부산으로'],
    ['{x|으로/로}', '제주', '제주로'],
    ['{x|과/와}', 'IPL', 'IPL과'],
    ['{x|과/와}', '3', '3과'],
    ['{x|과/와}', '2', '2와'],
  ])('%s takes the particle that fits %s', (template, x, expected) => {
    expect(fill(template, { x })).toBe(expected);
  });

  it('a missing value is an error, not an empty place', () => {
    expect(() => fill('{clinic|은/는} {nothing}', { clinic: '의원' })).toThrow('{nothing}');
  });

  it('a random stream is the same each time and differs by its name', () => {
    const draw = (name: string) => {
      const random = createRandom(name);
      return [random.int(0, 1e9), random.next(), random.shuffled([1, 2, 3, 4, 5]).join('')];
    };
    expect(draw('one')).toEqual(draw('one'));
    expect(draw('one')).not.toEqual(draw('two'));
  });

  it('choices are spread evenly, weighted ones by weight', () => {
    const random = createRandom('spread');
    const drawn = Array.from({ length: 8_000 }, () => random.int(1, 4));
    for (const value of [1, 2, 3, 4]) {
      expect(Math.abs(drawn.filter((it) => it === value).length - 2_000)).toBeLessThan(150);
    }
    const heavy = Array.from({ length: 4_000 }, () =>
      random.weighted(['a', 'b'], (it) => (it === 'a' ? 3 : 1)),
    ).filter((it) => it === 'a').length;
    expect(heavy).toBeGreaterThan(2_850);
    expect(heavy).toBeLessThan(3_150);
  });

  it('the order of ids is the order of age', () => {
    const random = createRandom('ids');
    const times = Array.from({ length: 200 }, (_, i) => Date.UTC(2024, 5, 1) + i * 12_345_678);
    const ids = times.map((time) => seedId(time, random));
    expect([...ids].sort()).toEqual(ids);
    for (const id of ids) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
  });

  it('shares add up', () => {
    expect(share(60, [34, 32, 10, 7, 5, 3, 6, 3]).reduce((a, b) => a + b)).toBe(60);
    expect(dealOut(4, { a: 3, b: 1 }, ['a', 'b'])).toEqual(['a', 'a', 'a', 'b']);
    const tail = Array.from({ length: 90 }, (_, rank) => longTail(450, 90, 0.6, rank));
    expect(tail.reduce((a, b) => a + b)).toBe(450);
    expect(tail[0]).toBeGreaterThan(20);
  });

  it('counsel codes are six clear characters, different for every number', () => {
    const codes = Array.from({ length: 20_000 }, (_, number) => counselCodeOf(number));
    expect(new Set(codes).size).toBe(20_000);
    expect(codes.filter((code) => !/^[34679ACDEFGHJKMNPQRTUVWXY]{6}$/.test(code))).toEqual([]);
  });

  it('days and office hours are in Korean time', () => {
    expect(dateOf(Date.parse('2026-10-31T16:00:00Z'))).toBe('2026-11-01');
    const early = Date.parse('2026-11-01T03:20:00+09:00');
    const late = Date.parse('2026-11-01T22:20:00+09:00');
    expect(inOfficeHours(early)).toBe(Date.parse('2026-11-01T09:20:00+09:00'));
    expect(inOfficeHours(late)).toBe(Date.parse('2026-11-02T09:20:00+09:00'));
  });
});
