import dayjs from 'dayjs';
import 'dayjs/locale/ja.js';
import 'dayjs/locale/ko.js';
import localizedFormat from 'dayjs/plugin/localizedFormat.js';
import type { Language } from '../../contract/plain/language.ts';
import { asInSeoul, format, type Moment } from './date.ts';

dayjs.extend(localizedFormat);

/** Korean spells the weekday (목요일), Japanese uses the short form (木). */
const APPOINTMENT_DAY = { ko: 'LL dddd ', ja: 'LL(dd) ' };

/** A day in Korea with its weekday, e.g. a closed day of a clinic: `2026년 12월 24일(목)` */
export const formatKoreanDay = (day: string, language: Language) =>
  format(dayjs.utc(day).locale(language), 'LL(dd)');

/** A day in Korea in the next or last months: `12월 24일(목)` */
export const formatShortDay = (day: string, language: Language) =>
  withoutYear(formatKoreanDay(day, language));

/** The weekday of a day in Korea, in its short form: `목` */
export const formatWeekday = (day: string, language: Language) =>
  format(dayjs.utc(day).locale(language), 'dd');

/** `2026년 11월`, `2026年11月`: a date in both languages ends with its day. */
export const formatMonth = (month: string, language: Language) =>
  format(dayjs.utc(`${month}-01`).locale(language), 'LL').replace(/\s?\d\D$/, '');

/** The day of an appointment in Korea, without its year: `12월 24일` */
export const formatMonthDay = (moment: Moment, language: Language) =>
  withoutYear(format(asInSeoul(moment)?.locale(language), 'LL'));

/** A wished or proposed time in Korean time: `12월 24일(목) 오후 2:00` */
export const formatShortTime = (moment: Moment, language: Language) =>
  withoutYear(format(asInSeoul(moment)?.locale(language), 'LL(dd) LT'));

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

/** Both languages begin with the year. */
const withoutYear = (date: string) => date.replace(/^\d+\D+/, '');
