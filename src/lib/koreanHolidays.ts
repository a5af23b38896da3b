import { addDays } from '../../contract/plain/days.ts';

/**
 * The public holidays of Korea that follow a rule. Election days and single days that the government adds do not; a
 * clinic names those in its further closed days.
 */

/** On these weekdays the holiday gets a substitute day. */
type MakesUp = 'never' | 'sunday' | 'weekend';

/** 노동절 and 제헌절 are public holidays since 2026. */
const FIXED: readonly (readonly [day: string, makesUp: MakesUp, since?: string])[] = [
  ['01-01', 'never'],
  ['03-01', 'weekend'],
  ['05-01', 'weekend', '2026'],
  ['05-05', 'weekend'],
  ['06-06', 'never'],
  ['07-17', 'weekend', '2026'],
  ['08-15', 'weekend'],
  ['10-03', 'weekend'],
  ['10-09', 'weekend'],
  ['12-25', 'weekend'],
];

/**
 * 설날, 부처님오신날 and 추석: the day of the lunar calendar as month/day, the first day on which it can be, and the days
 * that belong to it.
 */
const LUNAR = [
  { lunarDay: '1/1', from: '01-20', around: [-1, 0, 1], makesUp: 'sunday' },
  { lunarDay: '4/8', from: '04-26', around: [0], makesUp: 'weekend' },
  { lunarDay: '8/15', from: '09-06', around: [-1, 0, 1], makesUp: 'sunday' },
] as const;
/** A lunar day moves by no more than this many days from year to year. */
const LUNAR_SPAN = 40;

const weekdayOf = (day: string) => new Date(day).getUTCDay();

/** `day` is a day in Korea, as 2026-12-25. */
export const isKoreanHoliday = (day: string): boolean => koreanHolidaysOf(day.slice(0, 4)).has(day);

export function koreanHolidaysOf(year: string): ReadonlySet<string> {
  const holidays = [
    ...FIXED.filter(([, , since = '']) => year >= since).map(
      ([day, makesUp]) => [`${year}-${day}`, makesUp] as const,
    ),
    ...lunarHolidays(year),
  ];
  const all = new Set(holidays.map(([day]) => day));
  const counted = new Set<string>();
  for (const [day, makesUp] of holidays) {
    const isLost = isWeekend(day, makesUp) || counted.has(day);
    counted.add(day);
    if (isLost && makesUp !== 'never') all.add(firstFreeDay(day, all));
  }
  return all;
}

const isWeekend = (day: string, makesUp: MakesUp) =>
  weekdayOf(day) === 0 || (makesUp === 'weekend' && weekdayOf(day) === 6);

function firstFreeDay(after: string, taken: ReadonlySet<string>): string {
  let day = addDays(after, 1);
  while (taken.has(day) || isWeekend(day, 'weekend')) day = addDays(day, 1);
  return day;
}

/** Browsers have the Korean lunar calendar as `dangi`. A browser without it leaves these holidays out. */
function lunarHolidays(year: string): (readonly [day: string, makesUp: MakesUp])[] {
  const lunar = new Intl.DateTimeFormat('en-u-ca-dangi', {
    timeZone: 'UTC',
    month: 'numeric',
    day: 'numeric',
  });
  if (lunar.resolvedOptions().calendar !== 'dangi') return [];
  return LUNAR.flatMap(({ lunarDay, from, around, makesUp }) => {
    const day = firstLunarDay(lunar, lunarDay, `${year}-${from}`);
    return day ? around.map((offset) => [addDays(day, offset), makesUp] as const) : [];
  });
}

/** Asking for a lunar day is slow, so it skips the days that cannot be the wanted one. A lunar month has 29 days or 30. */
function firstLunarDay(
  lunar: Intl.DateTimeFormat,
  lunarDay: string,
  from: string,
): string | undefined {
  const dayOfMonth = (monthAndDay: string) => Number(monthAndDay.split('/')[1]);
  const wanted = dayOfMonth(lunarDay);
  const end = addDays(from, LUNAR_SPAN);
  for (let day = from; day < end; ) {
    const found = lunar.format(Date.parse(day));
    if (found === lunarDay) return day;
    const ahead = wanted - dayOfMonth(found);
    day = addDays(day, ahead > 0 ? ahead : Math.max(1, 29 + ahead));
  }
  return undefined;
}
