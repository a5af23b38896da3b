import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  asInSeoul,
  formatCardDay,
  formatDate,
  formatDateTime,
  formatDay,
  formatDeadline,
  formatFileDay,
  formatWholeDay,
  isKoreanTimeHere,
  readKoreanTime,
} from '../../../src/lib/date.ts';
import {
  formatAppointment,
  formatKoreanDay,
  formatMonth,
  formatMonthDay,
  formatShortDay,
  formatShortTime,
  formatWeekday,
} from '../../../src/lib/dateInWords.ts';

vi.stubEnv('TZ', 'Asia/Seoul');

describe('dates', () => {
  it("ENT-23 CONST-16 REV-05 a date is written 'YY-MM-DD with its apostrophe", () => {
    expect(formatDate('2025-03-09T05:06:07.000Z')).toBe("'25-03-09");
  });

  it("ENT-23 CONST-16 REV-17 a date with time is written 'YY-MM-DD HH:mm in 24 hours", () => {
    expect(formatDateTime('2025-03-09T05:06:07.000Z')).toBe("'25-03-09 14:06");
    expect(formatDateTime('2025-12-31T15:00:00.000Z')).toBe("'26-01-01 00:00");
  });

  it('ENT-23 AMB-59 each use of a date has its form, in Korean and Japanese', () => {
    const at = '2025-03-09T05:06:07.000Z';
    expect(formatDate(at)).toBe("'25-03-09");
    expect(formatDateTime(at)).toBe("'25-03-09 14:06");
    const korean = formatAppointment(at, 'ko');
    expect(korean.day).toBe('2025년 3월 9일 일요일 ');
    // Newer engines write PM in Korean, too.
    expect(korean.time).toMatch(/^(오후|PM) 2:06$/);
    expect(formatAppointment(at, 'ja')).toEqual({ day: '2025年3月9日(日) ', time: '14:06' });
    expect(formatDeadline(at)).toBe("'25-03-09");
    expect(formatFileDay(at)).toBe('2025-03-09');
    expect(formatDay('2026-12-05')).toBe("'26-12-05");
    expect(formatWholeDay('2026-12-05')).toBe('2026-12-05');
    expect(formatKoreanDay('2026-12-24', 'ko')).toBe('2026년 12월 24일(목)');
    expect(formatKoreanDay('2026-12-24', 'ja')).toBe('2026年12月24日(木)');
    expect(formatShortDay('2026-12-24', 'ko')).toBe('12월 24일(목)');
    expect(formatShortDay('2026-12-24', 'ja')).toBe('12月24日(木)');
    expect(formatWeekday('2026-12-24', 'ko')).toBe('목');
    expect(formatWeekday('2026-12-24', 'ja')).toBe('木');
    expect(formatMonth('2026-12', 'ko')).toBe('2026년 12월');
    expect(formatMonth('2026-02', 'ja')).toBe('2026年2月');
    expect(formatMonthDay('2026-12-24T15:00:00.000Z', 'ko')).toBe('12월 25일');
    expect(formatMonthDay('2026-12-24T15:00:00.000Z', 'ja')).toBe('12月25日');
    expect(formatShortTime(at, 'ko')).toMatch(/^3월 9일\(일\) (오후|PM) 2:06$/);
    expect(formatShortTime(at, 'ja')).toBe('3月9日(日) 14:06');
  });

  it('the card of an event names the year of its last day when it is not this year in Korea', () => {
    expect(formatCardDay('2026-12-05', new Date('2026-11-28'))).toBe('12.5');
    expect(formatCardDay('2027-05-31', new Date('2026-12-31T14:59:59Z'))).toBe("'27.5.31");
    expect(formatCardDay('2027-05-31', new Date('2026-12-31T15:00:00Z'))).toBe('5.31');
  });

  it('AMB-59 an invalid date is an empty text', () => {
    for (const moment of [null, undefined, '', 'soon', Number.NaN, new Date('x')]) {
      expect(formatDate(moment)).toBe('');
      expect(formatDateTime(moment)).toBe('');
      expect(formatAppointment(moment, 'ko')).toEqual({ day: '', time: '' });
      expect(formatFileDay(moment)).toBe('');
      expect(formatShortTime(moment, 'ko')).toBe('');
      expect(formatMonthDay(moment, 'ko')).toBe('');
      expect(asInSeoul(moment)).toBeUndefined();
    }
  });

  it('AMB-59 timestamps are in the time of the device, deadlines in Korean time', () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(formatDateTime('2025-03-09T05:06:07.000Z')).toBe("'25-03-09 00:06");
    expect(formatDeadline('2025-03-09T20:06:07.000Z')).toBe("'25-03-10");
    expect(formatDay('2025-03-10')).toBe("'25-03-10");
    expect(formatWholeDay('2025-03-10')).toBe('2025-03-10');
    expect(formatCardDay('2025-03-10', new Date('2025-01-01'))).toBe('3.10');
    vi.stubEnv('TZ', 'Asia/Seoul');
  });

  it('reads the same in Seoul wherever the device is', () => {
    const moment = '2025-07-09T20:06:07.000Z';
    for (const zone of ['Asia/Seoul', 'America/New_York', 'UTC', 'Pacific/Apia']) {
      vi.stubEnv('TZ', zone);
      expect(formatDateTime(asInSeoul(moment)), zone).toBe("'25-07-10 05:06");
    }
    vi.stubEnv('TZ', 'Asia/Seoul');
  });

  it('AMB-59 appointments and deadlines are in Korean time while American clocks change', () => {
    vi.stubEnv('TZ', 'America/New_York');
    const changes = ['2026-03-08T07:00:00.000Z', '2026-11-01T06:00:00.000Z'].map(Date.parse);
    for (const change of changes) {
      for (let hour = -24; hour <= 24; hour += 1) {
        const moment = new Date(change + hour * 3_600_000);
        const korean = new Date(moment.getTime() + 9 * 3_600_000).toISOString();
        expect(formatAppointment(moment, 'ja').time).toBe(korean.slice(11, 16));
        expect(formatDeadline(moment)).toBe(`'${korean.slice(2, 10)}`);
        expect(readKoreanTime(korean.slice(0, 16))).toEqual(moment);
      }
    }
    vi.stubEnv('TZ', 'Asia/Seoul');
  });

  it('tells whether the device has Korean time, now or at a given moment', () => {
    const winter = '2025-01-09T20:06:07.000Z';
    for (const zone of ['Asia/Seoul', 'Asia/Tokyo']) {
      vi.stubEnv('TZ', zone);
      expect([isKoreanTimeHere(winter), isKoreanTimeHere(null)], zone).toEqual([true, true]);
    }
    for (const zone of ['America/New_York', 'UTC']) {
      vi.stubEnv('TZ', zone);
      expect([isKoreanTimeHere(winter), isKoreanTimeHere(null)], zone).toEqual([false, false]);
    }
    // Korea had another time before 1961.
    vi.stubEnv('TZ', 'Asia/Seoul');
    expect(isKoreanTimeHere('1958-01-01T00:00:00.000Z')).toBe(false);
  });

  it('reads the value of a field for day and time as Korean time', () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(readKoreanTime('2026-12-24T15:30').toISOString()).toBe('2026-12-24T06:30:00.000Z');
    vi.stubEnv('TZ', 'Asia/Seoul');
  });

  it('CONST-16 are written by the clock of the device, in every time zone', () => {
    const years = { min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true };
    const two = (number: number) => String(number % 100).padStart(2, '0');
    for (const zone of ['Asia/Seoul', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia']) {
      vi.stubEnv('TZ', zone);
      fc.assert(
        fc.property(fc.date(years), (date) => {
          const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(two).join('-');
          const time = [date.getHours(), date.getMinutes()].map(two).join(':');
          expect(formatDate(date.toISOString())).toBe(`'${day}`);
          expect(formatDateTime(date.getTime())).toBe(`'${day} ${time}`);
        }),
      );
    }
    vi.stubEnv('TZ', 'Asia/Seoul');
  });
});
