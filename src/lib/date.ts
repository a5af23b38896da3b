import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { DATE_FORMAT, DATE_TIME_FORMAT } from '../constants.ts';

dayjs.extend(utc);

export type Moment = string | number | Date | Dayjs | null | undefined;

const KOREA_MINUTES = 9 * 60;

/** A timestamp, e.g. of a review: `'25-03-09` in the device's time zone; '' for an invalid date. */
export const formatDate = (moment: Moment) => format(parse(moment), DATE_FORMAT);

/** A timestamp with time: `'25-03-09 14:05` */
export const formatDateTime = (moment: Moment) => format(parse(moment), DATE_TIME_FORMAT);

/** The last day of a period: `'25-03-09` in Korean time on every device. */
export const formatDeadline = (moment: Moment) => format(asInSeoul(moment), DATE_FORMAT);

/** A day without a time: `'26-12-24`. As a moment it would be midnight of the device, and thus a day early in Sydney. */
export const formatDay = (day: string) => format(dayjs.utc(day), DATE_FORMAT);

/** A day with its whole year, e.g. of the period of an event: `2026-12-24` */
export const formatWholeDay = (day: string) => format(dayjs.utc(day), 'YYYY-MM-DD');

/** The last day of an event on its card: `12.24`, in another year than now `'27.1.15` */
export function formatCardDay(day: string, now: Date = new Date()): string {
  const isThisYear = koreanClock(now).date.slice(0, 4) === day.slice(0, 4);
  return format(dayjs.utc(day), isThisYear ? 'M.D' : "'YY.M.D");
}

/** `2025-03-09`, for file names that sort by date. */
export const formatFileDay = (moment: Moment) => format(parse(moment), 'YYYY-MM-DD');

/** Whether the device's clock shows Korean time at that moment, as in Korea and Japan. */
export const isKoreanTimeHere = (moment: Moment): boolean =>
  (parse(moment) ?? dayjs()).utcOffset() === KOREA_MINUTES;

/** Reads the value of a datetime-local field, e.g. `2026-12-24T15:30`, as Korean time. */
export const readKoreanTime = (text: string) => new Date(`${text}+09:00`);

/**
 * The moment as Seoul's clock shows it: nine hours ahead of UTC since 1988. The conversions of dayjs use the device's
 * clock, which is an hour off where summer time begins or ends.
 */
export const asInSeoul = (moment: Moment): Dayjs | undefined =>
  parse(moment)?.utc().add(KOREA_MINUTES, 'minute');

export interface KoreanClock {
  /** 2026-11-23 */
  date: string;
  /** 09:30 */
  time: string;
}

/** Day and time in Korea. */
export function koreanClock(moment: Date): KoreanClock {
  const clock = asInSeoul(moment);
  return { date: format(clock, 'YYYY-MM-DD'), time: format(clock, 'HH:mm') };
}

/** Empty for a moment that is none. */
export const format = (date: Dayjs | undefined, pattern: string): string =>
  date?.format(pattern) ?? '';

function parse(moment: Moment): Dayjs | undefined {
  // dayjs(undefined) would be now.
  const date = dayjs(moment ?? null);
  return date.isValid() ? date : undefined;
}
