import type { Language } from '../../contract/language.ts';
import { DATE_FORMAT, DATE_TIME_FORMAT } from '../constants.ts';

export type Moment = string | number | Date | null | undefined;

const SEOUL_MINUTES = 9 * 60;
const MINUTE_MS = 60_000;

/** A timestamp, e.g. of a review: `'25-03-09` in the device's time zone; '' for an invalid date. */
export const formatDate = (moment: Moment) => format(moment, DATE_FORMAT);

/** A timestamp with time: `'25-03-09 14:05` */
export const formatDateTime = (moment: Moment) => format(moment, DATE_TIME_FORMAT);

/** The last day of a period: `'25-03-09` in Korean time on every device. */
export const formatDeadline = (moment: Moment) => formatDate(asInSeoul(moment));

/** `2025-03-09`, for file names that sort by date. */
export const formatFileDay = (moment: Moment) => format(moment, 'YYYY-MM-DD');

/**
 * An appointment in Korean time with its weekday. Day and time are separate, so that a line never breaks inside
 * the time.
 */
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
    // Korean spells the weekday (목요일), Japanese uses the short form (木).
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

/** Whether the device's clock shows Korean time at that moment, as in Korea and Japan. */
export const isKoreanTimeHere = (moment: Moment): boolean =>
  (parse(moment) ?? new Date()).getTimezoneOffset() === -SEOUL_MINUTES;

/** Reads the value of a datetime-local field, e.g. `2026-12-24T15:30`, as Korean time. */
export const readKoreanTime = (text: string) => new Date(`${text}+09:00`);

/** The moment as Seoul's clock shows it, for the server, which does not know the device's time zone. */
export function asInSeoul(moment: Moment): Date | undefined {
  const date = parse(moment);
  if (!date) return undefined;
  return new Date(date.getTime() + (SEOUL_MINUTES + date.getTimezoneOffset()) * MINUTE_MS);
}

/** A small formatter instead of dayjs (3 kB): the first screen shows dates. */
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
  // new Date(null) would be 1970.
  const date = new Date(moment ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date;
}
