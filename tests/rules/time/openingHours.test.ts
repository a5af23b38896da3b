import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OpeningHours } from '../../../contract/clinicShape.ts';
import { isAllDay, todayAt } from '../../../src/domain/clinic/openingHours.ts';
import { koreanClock } from '../../../src/lib/date.ts';
import { isKoreanHoliday } from '../../../src/lib/koreanHolidays.ts';

const usual = { opensAt: '10:00', closesAt: '19:00', breakFrom: '13:00', breakTo: '14:00' };
const HOURS: OpeningHours = {
  days: {
    mon: usual,
    tue: usual,
    wed: { opensAt: '10:00', closesAt: '24:00' },
    thu: { opensAt: '00:00', closesAt: '24:00' },
    holiday: { opensAt: '11:00', closesAt: '15:00' },
  },
  closedOn: ['2026-11-24'],
};

/** A moment by the clock of Korea. */
const inKorea = (text: string) => new Date(`${text}:00+09:00`);
const at = (text: string, hours = HOURS) => {
  const clock = koreanClock(inKorea(text));
  return todayAt(hours, clock, isKoreanHoliday(clock.date));
};

describe('opening hours today', () => {
  it.each([
    ['before', '2026-11-23T09:59'],
    ['open', '2026-11-23T10:00'],
    ['open', '2026-11-23T12:59'],
    ['break', '2026-11-23T13:00'],
    ['break', '2026-11-23T13:59'],
    ['open', '2026-11-23T14:00'],
    ['open', '2026-11-23T18:59'],
    ['over', '2026-11-23T19:00'],
    ['over', '2026-11-23T23:59'],
  ])('%s at %s', (state, moment) => {
    expect(at(moment)).toEqual({ day: 'mon', times: usual, state });
  });

  it('a break may begin at the opening', () => {
    const mon = { ...usual, breakFrom: '10:00', breakTo: '11:00' };
    const hours = { days: { mon } };
    expect(at('2026-11-23T10:00', hours).state).toBe('break');
    expect(at('2026-11-23T11:00', hours).state).toBe('open');
  });

  it('a clinic that closes at 24:00 is open until midnight, and the next day has its own hours', () => {
    expect(at('2026-11-25T23:59')).toMatchObject({ day: 'wed', state: 'open' });
    expect(at('2026-11-26T00:00')).toMatchObject({ day: 'thu', state: 'open' });
    expect(at('2026-11-27T00:00')).toEqual({ day: 'fri', times: undefined, state: 'closed' });
  });

  it('from 00:00 to 24:00 is all day', () => {
    expect(isAllDay({ opensAt: '00:00', closesAt: '24:00' })).toBe(true);
    expect(isAllDay(usual)).toBe(false);
    expect(isAllDay({ opensAt: '00:00', closesAt: '19:00' })).toBe(false);
    expect(isAllDay({ opensAt: '10:00', closesAt: '24:00' })).toBe(false);
  });

  it('a day without hours is closed', () => {
    expect(at('2026-11-28T11:00')).toEqual({ day: 'sat', times: undefined, state: 'closed' });
  });

  it('a further closed day is closed, also when it is a public holiday with hours', () => {
    expect(at('2026-11-24T11:00')).toEqual({ day: 'tue', times: undefined, state: 'closed' });
    const closedOn = ['2026-12-25'];
    expect(at('2026-12-25T11:00', { ...HOURS, closedOn })).toMatchObject({ state: 'closed' });
  });

  it('a public holiday has its own hours, or is closed', () => {
    expect(at('2026-12-25T11:00')).toMatchObject({ day: 'holiday', state: 'open' });
    const { holiday: _, ...days } = HOURS.days;
    expect(at('2026-12-25T11:00', { days })).toMatchObject({ day: 'holiday', state: 'closed' });
  });
});

describe('the clock of Korea', () => {
  afterEach(() => void vi.stubEnv('TZ', 'Asia/Seoul'));

  // New York and London change their clocks on these days, Lord Howe by half an hour.
  const MOMENTS = [
    ['2026-03-08T06:59:00Z', '2026-03-08', '15:59'],
    ['2026-03-08T07:00:00Z', '2026-03-08', '16:00'],
    ['2026-11-01T05:30:00Z', '2026-11-01', '14:30'],
    ['2026-11-01T06:30:00Z', '2026-11-01', '15:30'],
    ['2026-10-24T23:59:00Z', '2026-10-25', '08:59'],
    ['2026-12-31T14:59:00Z', '2026-12-31', '23:59'],
    ['2026-12-31T15:00:00Z', '2027-01-01', '00:00'],
  ] as const;

  it.each([
    'Asia/Seoul',
    'America/New_York',
    'Europe/London',
    'Australia/Lord_Howe',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
  ])('is the same on a device in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    for (const [moment, date, time] of MOMENTS) {
      expect(koreanClock(new Date(moment))).toEqual({ date, time });
    }
  });

  it('a day begins at midnight in Korea, which is the day before in New York', () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(at('2026-11-25T00:00')).toMatchObject({ day: 'wed', state: 'before' });
    expect(at('2026-11-24T23:59')).toMatchObject({ day: 'tue', state: 'closed' });
  });
});

describe('public holidays of Korea', () => {
  const HOLIDAYS: Record<string, string> = {
    2025: '01-01 01-28 01-29 01-30 03-01 03-03 05-05 05-06 06-06 08-15 10-03 10-05 10-06 10-07 10-08 10-09 12-25',
    2026: '01-01 02-16 02-17 02-18 03-01 03-02 05-01 05-05 05-24 05-25 06-06 07-17 08-15 08-17 09-24 09-25 09-26 10-03 10-05 10-09 12-25',
    2027: '01-01 02-06 02-07 02-08 02-09 03-01 05-01 05-03 05-05 05-13 06-06 07-17 07-19 08-15 08-16 09-14 09-15 09-16 10-03 10-04 10-09 10-11 12-25 12-27',
    2028: '01-01 01-26 01-27 01-28 03-01 05-01 05-02 05-05 06-06 07-17 08-15 10-02 10-03 10-04 10-05 10-09 12-25',
  };

  it.each(Object.entries(HOLIDAYS))(
    'of %s, with those by the moon and the made-up ones',
    (year, days) => {
      const first = Date.parse(`${year}-01-01`);
      const all = Array.from({ length: 365 }, (_, index) =>
        new Date(first + index * 86_400_000).toISOString().slice(0, 10),
      );
      expect(all.filter(isKoreanHoliday).map((day) => day.slice(5))).toEqual(days.split(' '));
    },
  );

  it('a browser without the lunar calendar leaves its holidays out', () => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    spy.mockImplementation(function (this: Intl.DateTimeFormat) {
      return { ...resolvedOptions.call(this), calendar: 'gregory' };
    });
    expect(isKoreanHoliday('2026-09-25')).toBe(false);
    expect(isKoreanHoliday('2026-12-25')).toBe(true);
    spy.mockRestore();
  });
});
