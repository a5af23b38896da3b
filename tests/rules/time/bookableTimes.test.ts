import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '../../../contract/clinicShape.ts';
import { consultingHours } from '../../../contract/plain/consultingHours.ts';
import { bookableTimes, daysFrom } from '../../../src/domain/clinic/bookableTimes.ts';

const HOURS: OpeningHours = {
  days: {
    mon: { opensAt: '10:15', closesAt: '13:00' },
    tue: { opensAt: '10:00', closesAt: '15:00', breakFrom: '11:00', breakTo: '14:00' },
    holiday: { opensAt: '11:00', closesAt: '12:00' },
  },
  closedOn: ['2026-11-30'],
};

/** A moment by the clock of Korea. */
const inKorea = (text: string) => new Date(`${text}:00+09:00`);
const NOW = inKorea('2026-11-20T21:00');
const timesOn = (day: string, options: { isHoliday?: boolean; now?: Date } = {}) =>
  bookableTimes(day, { hours: HOURS, isHoliday: false, now: NOW, ...options });

describe('the half hours in which a clinic is open', () => {
  it('begin at or after the opening, and before the closing', () => {
    expect(timesOn('2026-11-23')).toEqual(['10:30', '11:00', '11:30', '12:00', '12:30']);
  });

  it('leave out the break', () => {
    expect(timesOn('2026-11-24')).toEqual(['10:00', '10:30', '14:00', '14:30']);
  });

  it.each([
    ['a day of the week without hours', '2026-11-25'],
    ['a further closed day', '2026-11-30'],
    ['a day that has passed', '2026-11-17'],
  ])('there are none on %s', (_, day) => {
    expect(timesOn(day)).toEqual([]);
  });

  it('a public holiday has its own hours', () => {
    expect(timesOn('2026-11-23', { isHoliday: true })).toEqual(['11:00', '11:30']);
  });

  it('today they lie ahead', () => {
    expect(timesOn('2026-11-23', { now: inKorea('2026-11-23T11:30') })).toEqual(['12:00', '12:30']);
  });

  it('a clinic without hours can be asked for any half hour of the day, until midnight if it says so', () => {
    const usual = bookableTimes('2026-11-25', { hours: null, isHoliday: false, now: NOW });
    expect([usual[0], usual.at(-1)]).toEqual(['09:00', '20:30']);
    const late = { days: { wed: { opensAt: '23:00', closesAt: '24:00' } } };
    expect(bookableTimes('2026-11-25', { hours: late, isHoliday: false, now: NOW })).toEqual([
      '23:00',
      '23:30',
    ]);
  });

  it('members wish within the consulting hours, if there are any, and never on a day that is closed', () => {
    expect(consultingHours({ openingHours: HOURS })).toBe(HOURS);
    expect(consultingHours({})).toBeNull();
    const { days } = { days: { mon: { opensAt: '15:00', closesAt: '16:00' } } };
    const hours = consultingHours({ openingHours: HOURS, consultingHours: { days } });
    const asked = { hours, isHoliday: false, now: NOW };
    expect(bookableTimes('2026-11-23', asked)).toEqual(['15:00', '15:30']);
    expect(bookableTimes('2026-11-30', asked)).toEqual([]);
  });

  it.each([
    [['2026-12-01'], ['2026-12-01', '2026-12-02'], ['2026-12-01', '2026-12-02']],
    [undefined, ['2026-12-02'], ['2026-12-02']],
    [['2026-12-01'], undefined, ['2026-12-01']],
    [undefined, undefined, []],
  ])(
    'a clinic that closes its consultations on %j and itself on %j takes none on %j',
    (own, whole, closedOn) => {
      const hours = { days: {}, ...(own && { closedOn: own }) };
      const openingHours = { days: {}, ...(whole && { closedOn: whole }) };
      expect(consultingHours({ openingHours, consultingHours: hours })).toEqual({
        days: {},
        closedOn,
      });
    },
  );

  it('consulting hours need no opening hours', () => {
    expect(consultingHours({ openingHours: null, consultingHours: HOURS })).toEqual(HOURS);
  });

  it('days begin with today in Korea', () => {
    expect(daysFrom(new Date('2026-12-30T15:30:00Z'), 3)).toEqual([
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ]);
  });
});
