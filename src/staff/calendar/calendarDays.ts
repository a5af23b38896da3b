import type { OpeningDay, OpeningHours } from '../../../contract/clinicShape.ts';
import { addDays } from '../../../contract/plain/days.ts';
import { SLOT_MS } from '../../../contract/plain/slots.ts';
import type { Calendar, CalendarEntry } from '../../../contract/staff/staffCalendar.ts';
import { halfHours } from '../../domain/clinic/halfHours.ts';
import { isOpenAt, todayAt } from '../../domain/clinic/openingHours.ts';
import { koreanClock, readKoreanTime } from '../../lib/date.ts';
import { koreanHolidaysOf } from '../../lib/koreanHolidays.ts';

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
  /** Free seats, below zero when there are more visits than seats. Null without a limit or when it is over. */
  left: number | null;
}

interface CalendarGrid {
  times: readonly string[];
  cellAt: (day: string, time: string) => Cell;
}

/** The half hours in which the clinic is open on one of the days, and those that have entries. */
export function gridOf(calendar: Calendar, days: readonly string[], now: Date): CalendarGrid {
  const hours = new Map(days.map((day) => [day, hoursOn(calendar.hours, day)]));
  const entriesIn = (slot: number) =>
    calendar.entries.filter(({ at }) => slotOf(Date.parse(at)) === slot);
  const taken = new Map(calendar.slots.map((slot) => [Date.parse(slot.at), slot.taken]));
  const cellAt = (day: string, time: string): Cell => {
    const slot = readKoreanTime(`${day}T${time}`).getTime();
    const open = hours.get(day);
    const isOpen = open !== undefined && isOpenAt(open, time);
    const isAhead = slot + SLOT_MS > now.getTime();
    const used = taken.get(slot) ?? 0;
    const isCounted =
      calendar.seats !== null && isAhead && (isOpen || used > 0 || calendar.hours === null);
    const left = isCounted ? Number(calendar.seats) - used : null;
    return { entries: entriesIn(slot), isOpen, left };
  };
  const usual = calendar.hours === null ? USUAL : [];
  const used = days.flatMap((day) => {
    const open = hours.get(day);
    return halfHours.filter(
      (time) => (open && isOpenAt(open, time)) || cellAt(day, time).entries.length > 0,
    );
  });
  const shown = (used.length > 0 ? [...used, ...usual] : USUAL).toSorted();
  const [first = '', last = ''] = [shown[0], shown.at(-1)];
  return { times: halfHours.filter((time) => first <= time && time <= last), cellAt };
}

/** How many entries a day has. */
export const countOn = ({ entries }: Calendar, day: string): number =>
  entries.filter(({ at }) => koreanClock(new Date(at)).date === day).length;

/** The first and the last half hour that are shown if the clinic has set no hours, or if no day has hours or entries. */
const USUAL: readonly string[] = ['10:00', '18:30'];

const slotOf = (moment: number) => Math.floor(moment / SLOT_MS) * SLOT_MS;

function hoursOn(hours: OpeningHours | null, day: string): OpeningDay | undefined {
  if (!hours) return undefined;
  const isHoliday = koreanHolidaysOf(day.slice(0, 4)).has(day);
  return todayAt(hours, { date: day, time: '' }, isHoliday).times;
}
