import { daysInKorea, koreanDayOf } from '../../../lib/koreanDay.ts';

/** `2026-12-10`, `26.12.10`, `12/10`, `12월 10일` or `12月10日`. */
const DAY =
  /^'?(?:(?<year>\d{4}|\d{2})\s*[-./년年]\s*)?(?<month>\d{1,2})\s*[-./월月]\s*(?<day>\d{1,2})\s*[일日.]?$/;

/** The day that staff typed, as 2026-12-10; null for another text. Without a year it is the nearest one. */
export function readDay(typed: string, now: Date): string | null {
  const { year, month, day } = DAY.exec(typed.trim())?.groups ?? {};
  if (!month || !day) return null;
  const thisYear = Number(koreanDayOf(now).slice(0, 4));
  const years = year
    ? [Number(year.length === 2 ? `20${year}` : year)]
    : [thisYear, thisYear - 1, thisYear + 1];
  const days = years
    .map((one) => `${one}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
    .filter(isDay);
  const distance = (one: string) => Math.abs(daysInKorea(one, 1).from.getTime() - now.getTime());
  return days.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** False for 2026-02-30, which Date would read as a day of March. */
function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00+09:00`);
  return !Number.isNaN(moment.getTime()) && koreanDayOf(moment) === text;
}
