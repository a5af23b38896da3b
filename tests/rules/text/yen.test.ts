import { describe, expect, it } from 'vitest';
import { shownYen } from '../../../server/http/pages/shownYen.ts';
import { yenOf } from '../../../src/lib/yen.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';

describe('won in yen', () => {
  it.each([
    [4_100_000, '44', 'tenThousands'],
    [12_000_000, '130', 'tenThousands'],
    [250_000, '2.7', 'tenThousands'],
    [93_000, '1', 'tenThousands'],
    [92_000, '9,800', 'ones'],
    [1_000, '110', 'ones'],
    [10, '1.1', 'ones'],
    [934_000_000, '1', 'hundredMillions'],
    [2_000_000_000, '2.1', 'hundredMillions'],
  ])('%i are about %s %s', (won, n, unit) => {
    expect(yenOf(won, 0.107)).toEqual({ n, unit });
  });

  it('are left out below one yen', () => {
    expect(yenOf(0, 0.107)).toBeUndefined();
    expect(yenOf(9, 0.107)).toBeUndefined();
  });
});

describe('the rate of a page', () => {
  const yen = { rate: 0.107, on: '2026-11-28' };
  const real = { ...testClientConfig, isDemo: false, yen };
  const onDay = (time: string) => shownYen(real, new Date(time));

  it('is shown for thirty days in Korea, and not before its day', () => {
    expect(onDay('2026-11-28T00:00:00+09:00')).toEqual(yen);
    expect(onDay('2026-12-28T23:59:59+09:00')).toEqual(yen);
    expect(onDay('2026-12-29T00:00:00+09:00')).toBeNull();
    expect(onDay('2026-11-27T23:59:59+09:00')).toBeNull();
  });

  it('is missing where none is set; a demonstration has one of today', () => {
    const now = new Date('2027-03-01T08:00:00+09:00');
    expect(shownYen({ ...real, yen: null }, now)).toBeNull();
    expect(shownYen({ ...testClientConfig, yen: null }, now)?.on).toBe('2027-03-01');
    expect(shownYen({ ...testClientConfig, yen }, now)).toBeNull();
  });
});
