import { describe, expect, it } from 'vitest';
import {
  isPeriod,
  NEVER,
  RETENTION,
  RETENTION_KINDS,
  retentionRule,
} from '../../../contract/plain/retention.ts';
import {
  cutoffOf,
  isRetentionTime,
  retentionKind,
} from '../../../server/domain/retention/retentionRules.ts';

const seoul = (text: string) => new Date(`${text}+09:00`);

describe('the cutoff of a period', () => {
  it.each([
    ['2026-11-23T00:00', 12, 'month', '2025-11-23T00:00'],
    ['2026-11-23T23:59', 12, 'month', '2025-11-23T00:00'],
    // Still the day before in UTC.
    ['2026-11-23T08:59', 1, 'month', '2026-10-23T00:00'],
    ['2026-01-01T00:00', 1, 'month', '2025-12-01T00:00'],
    ['2026-03-31T10:00', 1, 'month', '2026-02-28T00:00'],
    ['2028-03-31T10:00', 1, 'month', '2028-02-29T00:00'],
    ['2028-02-29T10:00', 24, 'month', '2026-02-28T00:00'],
    ['2026-11-23T10:00', 1, 'day', '2026-11-22T00:00'],
    ['2026-03-01T00:30', 1, 'day', '2026-02-28T00:00'],
  ] as const)('at %s, %d %s back, is midnight in Seoul of %s', (now, period, unit, cutoff) => {
    expect(cutoffOf(period, unit, seoul(now))).toEqual(seoul(cutoff));
  });

  it('does not exist when data are kept for ever', () => {
    expect(cutoffOf(NEVER, 'month', new Date())).toBeNull();
  });
});

it('the daily work begins at ten in Seoul', () => {
  expect(isRetentionTime(seoul('2026-11-23T09:59'))).toBe(false);
  expect(isRetentionTime(seoul('2026-11-23T10:00'))).toBe(true);
  expect(isRetentionTime(seoul('2026-11-23T23:59'))).toBe(true);
  expect(isRetentionTime(seoul('2026-11-24T00:00'))).toBe(false);
});

describe('the periods that operators may set', () => {
  it('contain the default of each kind, and no member leaves by default', () => {
    for (const kind of RETENTION_KINDS) {
      expect(isPeriod(kind, retentionRule(kind).byDefault), kind).toBe(true);
    }
    expect(RETENTION.member.byDefault).toBe(NEVER);
  });

  it('follow the law: two years of the access record, three months of logins', () => {
    expect([isPeriod('access', 23), isPeriod('access', 24)]).toEqual([false, true]);
    expect([isPeriod('session', 2), isPeriod('session', 3)]).toEqual([false, true]);
    expect(isPeriod('access', NEVER)).toBe(false);
    expect(isPeriod('member', 12.5)).toBe(false);
  });

  it('are whole numbers within the limits of their kind', () => {
    for (const kind of RETENTION_KINDS) {
      const { least, greatest } = retentionRule(kind);
      const periods = [least - 1, least, greatest, greatest + 1, least + 0.5];
      const isAllowed = periods.map((period) => period !== NEVER && isPeriod(kind, period));
      expect(isAllowed, kind).toEqual([false, true, true, false, false]);
    }
  });

  it('keep sessions no longer than the shortest time after which a member leaves', () => {
    expect(RETENTION.session.greatest).toBeLessThanOrEqual(RETENTION.member.least);
  });
});

it('a kind in an address is found by its name', () => {
  expect([retentionKind('member'), retentionKind('access'), retentionKind('other')]).toEqual([
    'member',
    'access',
    undefined,
  ]);
});
