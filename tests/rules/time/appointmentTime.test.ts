import { describe, expect, it } from 'vitest';
import { appointmentTime } from '../../../src/domain/counsel/appointment.ts';

/** A moment by the clock of Korea. */
const inKorea = (text: string) => new Date(`${text}:00+09:00`);
const at = inKorea('2026-12-10T14:00').toISOString();

describe('an appointment seen from a moment', () => {
  it.each([
    ['2026-12-07T23:59', 'ahead', 3, false],
    ['2026-12-08T00:00', 'ahead', 2, false],
    ['2026-12-10T00:00', 'today', 0, false],
    ['2026-12-10T13:59', 'today', 0, false],
    ['2026-12-10T14:00', 'today', 0, true],
    ['2026-12-10T23:59', 'today', 0, true],
    ['2026-12-11T00:00', 'over', -1, true],
    ['2027-01-10T00:00', 'over', -31, true],
  ] as const)('counts days in Korea: at %s it is %s', (now, day, days, hasBegun) => {
    expect(appointmentTime(at, inKorea(now))).toEqual({ day, days, hasBegun });
  });
});
