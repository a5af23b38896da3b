import { addDays } from '../../../contract/plain/days.ts';
import { SLOT_MS } from '../../../contract/plain/slots.ts';
import type { Calendar, CalendarEntry } from '../../../contract/staff/staffCalendar.ts';
import { halfHours } from '../../domain/clinic/halfHours.ts';
import { hoursOn, isOpenAt } from '../../domain/clinic/openingHours.ts';
import { koreanClock, readKoreanTime } from '../../lib/date.ts';
import { isKoreanHoliday } from '../../lib/koreanHolidays.ts';

/** Days are texts such as 2026-12-10, by the clock of Korea. */

export const isDay = (text: string): boolean =>
  /^20\d{2}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  addDays(text, 0) === text;

/** The week of a day, from Monday to Sunday. */
export function weekOf(day: string): string[] {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - sinceMonday));
}

/** A half hour of a day. */
export interface Cell {
  entries: CalendarEntry[];
  isOpen: boolean;
  /**
   * Free seats, below zero when there are more visits than seats. Null if the clinic has no limit, if the half hour is
   * over, or if the clinic is closed and nothing is taken.
   */
  left: number | null;
}

interface CalendarGrid {
  times: readonly string[];
  cellAt: (day: string, time: string) => Cell;
}

/** All half hours from the first to the last one that is open or has entries on one of the days, also in breaks. */
export function gridOf(calendar: Calendar, days: readonly string[], now: Date): CalendarGrid {
  const hoursOf = (day: string) =>
    calendar.hours ? hoursOn(calendar.hours, day, isKoreanHoliday(day)).times : undefined;
  const hours = new Map(days.map((day) => [day, hoursOf(day)]));
  const entriesIn = (slot: number) =>
    calendar.entries.filter(({ at }) => slotOf(Date.parse(at)) === slot);
  const taken = new Map(calendar.slots.map((slot) => [Date.parse(slot.at), slot.taken]));
  const cellAt = (day: string, time: string): Cell => {
    const slot = readKoreanTime(`${day}T${time}`).getTime();
    const open = hours.get(day);
    const isOpen = open !== undefined && isOpenAt(open, time);
    const isAhead = slot + SLOT_MS > now.getTime();
    const visits = taken.get(slot) ?? 0;
    const isCounted =
      calendar.seats !== null && isAhead && (isOpen || visits > 0 || calendar.hours === null);
    const left = isCounted ? Number(calendar.seats) - visits : null;
    return { entries: entriesIn(slot), isOpen, left };
  };
  const isUsed = ({ isOpen, entries }: Cell) => isOpen || entries.length > 0;
  const used = halfHours.filter((time) => days.some((day) => isUsed(cellAt(day, time))));
  const shown = calendar.hours && used.length > 0 ? used : [...used, ...USUAL];
  const isShown = (time: string) =>
    shown.some((other) => other <= time) && shown.some((other) => time <= other);
  return { times: halfHours.filter(isShown), cellAt };
}

/** How many entries a day has. */
export const countOn = ({ entries }: Calendar, day: string): number =>
  entries.filter(({ at }) => koreanClock(new Date(at)).date === day).length;

/** The first and the last half hour of a grid without hours. Entries before or after them make it longer. */
const USUAL: readonly string[] = ['10:00', '18:30'];

const slotOf = (moment: number) => Math.floor(moment / SLOT_MS) * SLOT_MS;
