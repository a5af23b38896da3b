import { describe, expect, it } from 'vitest';
import { addDays } from '../../../contract/plain/days.ts';
import type { Calendar, CalendarEntry } from '../../../contract/staff/staffCalendar.ts';
import { countOn, gridOf, isDay, weekOf } from '../../../src/staff/calendar/calendarDays.ts';

/** A moment by the clock of Korea. */
const inKorea = (text: string) => new Date(`${text}:00+09:00`);
const NOW = inKorea('2026-12-07T12:10');
const MONDAY = '2026-12-07';
const TUESDAY = '2026-12-08';
const WEDNESDAY = '2026-12-09';

const entryAt = (time: string, changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  counselId: '01900000-0000-7000-8000-0000000000c1',
  code: 'AB12CD',
  at: inKorea(time).toISOString(),
  kind: 'consultation',
  status: 'agreed',
  nickname: '나비',
  language: 'ja',
  ...changes,
});

const calendarWith = (changes: Partial<Calendar> = {}): Calendar => ({
  seats: 2,
  minutes: 30,
  hours: {
    days: {
      mon: { opensAt: '11:00', closesAt: '14:00', breakFrom: '12:30', breakTo: '13:30' },
      tue: { opensAt: '10:15', closesAt: '12:00' },
      holiday: { opensAt: '15:00', closesAt: '16:00' },
    },
  },
  slots: [],
  entries: [],
  ...changes,
});
const takenAt = (time: string, taken: number) => ({ at: inKorea(time).toISOString(), taken });

describe('the days of the calendar', () => {
  it.each([
    ['a Monday', '2026-12-07'],
    ['a Thursday', '2026-12-10'],
    ['a Sunday', '2026-12-13'],
  ])('the week of %s begins on its Monday and ends on its Sunday', (_, day) => {
    const week = weekOf(day);
    expect(week).toHaveLength(7);
    expect([week[0], week[6]]).toEqual(['2026-12-07', '2026-12-13']);
  });

  it('a week may cross the end of a month and of a year', () => {
    expect(weekOf('2027-01-01')).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ]);
  });

  it('days are added forward and backward, over a leap day too', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2028-03-07', -7)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  it('a day is a date of this century, as the address may hold anything', () => {
    expect(isDay('2026-12-10')).toBe(true);
    for (const text of ['', 'today', '2026-13-01', '2026-12-32', '2026-1-1', '1999-12-31']) {
      expect(isDay(text), text).toBe(false);
    }
  });
});

describe('the half hours of the calendar', () => {
  const rows = (calendar: Calendar, days: string[]) => gridOf(calendar, days, NOW).times;

  it('are those from the first opening to the last closing of the shown days, breaks included', () => {
    expect(rows(calendarWith(), [MONDAY])).toEqual([
      '11:00',
      '11:30',
      '12:00',
      '12:30',
      '13:00',
      '13:30',
    ]);
    expect(rows(calendarWith(), [TUESDAY])).toEqual(['10:30', '11:00', '11:30']);
    expect(rows(calendarWith(), [MONDAY, TUESDAY])).toEqual(
      expect.arrayContaining(['10:30', '13:30']),
    );
  });

  it('on a day without hours or entries are those of a usual day', () => {
    const times = rows(calendarWith(), [WEDNESDAY]);
    expect([times[0], times.at(-1), times.length]).toEqual(['10:00', '18:30', 18]);
  });

  it('entries outside the opening hours are still shown, and the rows between are, too', () => {
    const early = entryAt(`${MONDAY}T09:40`);
    const late = entryAt(`${MONDAY}T20:00`, { code: 'LATE01' });
    const grid = gridOf(calendarWith({ entries: [early, late] }), [MONDAY], NOW);
    expect([grid.times[0], grid.times.at(-1), grid.times.length]).toEqual(['09:30', '20:00', 22]);
    expect(grid.cellAt(MONDAY, '09:30')).toEqual({ entries: [early], isOpen: false, left: null });
    expect(grid.cellAt(MONDAY, '20:00').entries).toEqual([late]);
  });

  it('an entry is in the half hour in which it begins, by the clock of Korea', () => {
    const night = entryAt(`${TUESDAY}T00:20`);
    const noon = entryAt(`${TUESDAY}T11:59`);
    const grid = gridOf(calendarWith({ entries: [night, noon] }), [MONDAY, TUESDAY], NOW);
    expect(grid.cellAt(TUESDAY, '00:00').entries).toEqual([night]);
    expect(grid.cellAt(TUESDAY, '11:30').entries).toEqual([noon]);
    expect(grid.cellAt(MONDAY, '00:00').entries).toEqual([]);
  });

  it('several entries of a half hour are all there, in their order', () => {
    const entries = ['A', 'B', 'C'].map((code) => entryAt(`${MONDAY}T11:00`, { code }));
    const { cellAt } = gridOf(calendarWith({ entries }), [MONDAY], NOW);
    expect(cellAt(MONDAY, '11:00').entries.map(({ code }) => code)).toEqual(['A', 'B', 'C']);
  });

  it('a break, a date in `closedOn` and a day without hours are closed', () => {
    const hours = { ...calendarWith().hours, closedOn: [TUESDAY] } as Calendar['hours'];
    const { cellAt } = gridOf(calendarWith({ hours }), weekOf(MONDAY), NOW);
    const isOpen = (day: string, time: string) => cellAt(day, time).isOpen;
    expect([isOpen(MONDAY, '12:00'), isOpen(MONDAY, '12:30')]).toEqual([true, false]);
    expect([isOpen(MONDAY, '13:30'), isOpen(MONDAY, '14:00')]).toEqual([true, false]);
    expect([isOpen(TUESDAY, '11:00'), isOpen(WEDNESDAY, '11:00')]).toEqual([false, false]);
  });

  it('a public holiday has its own hours', () => {
    const { times } = gridOf(calendarWith(), ['2026-12-25'], NOW);
    expect(times).toEqual(['15:00', '15:30']);
  });
});

describe('the free seats of a half hour', () => {
  const leftAt = (calendar: Calendar, day: string, time: string) =>
    gridOf(calendar, weekOf(MONDAY), NOW).cellAt(day, time).left;

  it('are the seats without those taken, and below zero when the number was lowered', () => {
    const slots = [1, 2, 3].map((taken) => takenAt(`${TUESDAY}T1${taken - 1}:30`, taken));
    const calendar = calendarWith({ slots });
    const left = ['10:30', '11:30', '12:30', '11:00'].map((at) => leftAt(calendar, TUESDAY, at));
    expect(left).toEqual([1, 0, -1, 2]);
  });

  it('are not counted without a limit', () => {
    const slots = [takenAt(`${TUESDAY}T11:00`, 1)];
    expect(leftAt(calendarWith({ seats: null, slots }), TUESDAY, '11:00')).toBeNull();
  });

  it('are not counted when the half hour is over, and still are while it lasts', () => {
    expect(leftAt(calendarWith(), MONDAY, '11:30')).toBeNull();
    expect(leftAt(calendarWith(), MONDAY, '12:00')).toBe(2);
  });

  it('are counted outside the hours only where some are taken', () => {
    const slots = [takenAt(`${WEDNESDAY}T15:00`, 1)];
    expect(leftAt(calendarWith({ slots }), WEDNESDAY, '15:00')).toBe(1);
    expect(leftAt(calendarWith({ slots }), WEDNESDAY, '15:30')).toBeNull();
  });
});

it('the entries of a day are counted by the clock of Korea', () => {
  const times = [`${MONDAY}T00:00`, `${MONDAY}T23:30`, `${TUESDAY}T00:00`];
  const calendar = calendarWith({ entries: times.map((time) => entryAt(time)) });
  expect(weekOf(MONDAY).map((day) => countOn(calendar, day))).toEqual([2, 1, 0, 0, 0, 0, 0]);
});
