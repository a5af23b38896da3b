import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/ja.js';
import 'dayjs/locale/ko.js';
import localizedFormat from 'dayjs/plugin/localizedFormat.js';
import utc from 'dayjs/plugin/utc.js';
import type { Language } from '../../contract/language.ts';
import { DATE_FORMAT, DATE_TIME_FORMAT } from '../constants.ts';

dayjs.extend(localizedFormat);
dayjs.extend(utc);

export type Moment = string | number | Date | Dayjs | null | undefined;

const KOREA_MINUTES = 9 * 60;

/** Korean spells the weekday (목요일), Japanese uses the short form (木). */
const APPOINTMENT_DAY = { ko: 'LL dddd ', ja: 'LL(dd) ' };

/** A timestamp, e.g. of a review: `'25-03-09` in the device's time zone; '' for an invalid date. */
export const formatDate = (moment: Moment) => format(parse(moment), DATE_FORMAT);

/** A timestamp with time: `'25-03-09 14:05` */
export const formatDateTime = (moment: Moment) => format(parse(moment), DATE_TIME_FORMAT);

/** The last day of a period: `'25-03-09` in Korean time on every device. */
export const formatDeadline = (moment: Moment) => format(asInSeoul(moment), DATE_FORMAT);

/** A day in Korea with its weekday, e.g. a closed day of a clinic: `2026년 12월 24일(목)` */
export const formatKoreanDay = (day: string, language: Language) =>
  format(dayjs.utc(day).locale(language), 'LL(dd)');

/** A day in Korea in the next or last months: `12월 24일(목)` */
export const formatShortDay = (day: string, language: Language) =>
  withoutYear(formatKoreanDay(day, language));

/** `2026년 11월`, `2026年11月`; both languages end with the day. */
export const formatMonth = (month: string, language: Language) =>
  format(dayjs.utc(`${month}-01`).locale(language), 'LL').replace(/\s?\d+\D$/, '');

/** The day of an appointment in Korea, without its year: `12월 24일` */
export const formatMonthDay = (moment: Moment, language: Language) =>
  withoutYear(format(asInSeoul(moment)?.locale(language), 'LL'));

/** A wished or proposed time in Korean time: `12월 24일(목) 오후 2:00` */
export const formatShortTime = (moment: Moment, language: Language) =>
  withoutYear(format(asInSeoul(moment)?.locale(language), 'LL(dd) LT'));

/** `2025-03-09`, for file names that sort by date. */
export const formatFileDay = (moment: Moment) => format(parse(moment), 'YYYY-MM-DD');

/**
 * An appointment in Korean time with its weekday. Day and time are separate, so that a line never breaks inside
 * the time.
 */
export function formatAppointment(
  moment: Moment,
  language: Language,
): { day: string; time: string } {
  const date = asInSeoul(moment)?.locale(language);
  return { day: format(date, APPOINTMENT_DAY[language]), time: format(date, 'LT') };
}

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

/** Both languages begin with the year. */
const withoutYear = (date: string) => date.replace(/^\d+\D+/, '');

const format = (date: Dayjs | undefined, pattern: string): string => date?.format(pattern) ?? '';

function parse(moment: Moment): Dayjs | undefined {
  // dayjs(undefined) would be now.
  const date = dayjs(moment ?? null);
  return date.isValid() ? date : undefined;
}
