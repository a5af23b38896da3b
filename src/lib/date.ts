import type { Language } from '../../contract/language.ts';
import { DATE_FORMAT, DATE_TIME_FORMAT } from '../constants.ts';

export type Moment = string | number | Date | null | undefined;

const SEOUL_MINUTES = 9 * 60;
const MINUTE_MS = 60_000;

/** A timestamp, such as when a review was written: `'25-03-09` in the device's time zone; '' when it is no date. */
export const formatDate = (moment: Moment) => format(moment, DATE_FORMAT);

/** A timestamp with its time: `'25-03-09 14:05` */
export const formatDateTime = (moment: Moment) => format(moment, DATE_TIME_FORMAT);

/** The last day of something, such as a hidden review: `'25-03-09` in Korea, wherever the device is. */
export const formatDeadline = (moment: Moment) => formatDate(asInSeoul(moment));

/** A day as files are sorted by it: `2025-03-09` */
export const formatFileDay = (moment: Moment) => format(moment, 'YYYY-MM-DD');

/** An appointment in Korean time, in words, with its weekday. The time comes apart, so that a line never breaks inside it. */
export function formatAppointment(
  moment: Moment,
  language: Language,
): { day: string; time: string } {
  const date = parse(moment);
  if (!date) return { day: '', time: '' };
  const words = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    // Korean writes the weekday out (목요일), Japanese puts its sign in brackets (木).
    weekday: language === 'ko' ? 'long' : 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Seoul',
  });
  const parts = words.formatToParts(date);
  const firstOfTime = parts.findIndex(({ type }) => type === 'dayPeriod' || type === 'hour');
  const textOf = (some: typeof parts) => some.map(({ value }) => value).join('');
  return { day: textOf(parts.slice(0, firstOfTime)), time: textOf(parts.slice(firstOfTime)) };
}

/** Whether the clock of this device shows Korean time at that moment, as it does in Korea and Japan. */
export const isKoreanTimeHere = (moment: Moment): boolean =>
  (parse(moment) ?? new Date()).getTimezoneOffset() === -SEOUL_MINUTES;

/** Reads what a field for day and time holds, such as `2026-12-24T15:30`, as Korean time. */
export const readKoreanTime = (text: string) => new Date(`${text}+09:00`);

/** The same moment as it reads in Seoul, for a server that cannot know the device's time zone. */
export function asInSeoul(moment: Moment): Date | undefined {
  const date = parse(moment);
  if (!date) return undefined;
  return new Date(date.getTime() + (SEOUL_MINUTES + date.getTimezoneOffset()) * MINUTE_MS);
}

/** Writes what dayjs would write, without its 3 kB: dates stand on the first screen of every visitor. */
function format(moment: Moment, pattern: string): string {
  const date = parse(moment);
  if (!date) return '';
  const parts: Record<string, number> = {
    YYYY: date.getFullYear(),
    YY: date.getFullYear() % 100,
    MM: date.getMonth() + 1,
    DD: date.getDate(),
    HH: date.getHours(),
    mm: date.getMinutes(),
  };
  return pattern.replace(/YYYY|YY|MM|DD|HH|mm/g, (part) => String(parts[part]).padStart(2, '0'));
}

function parse(moment: Moment): Date | undefined {
  // null would be read as 1970.
  const date = new Date(moment ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date;
}
