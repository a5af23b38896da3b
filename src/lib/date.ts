import { DATE_FORMAT, DATE_TIME_FORMAT } from '../constants.ts';

export type Moment = string | number | Date | null | undefined;

const SEOUL_MINUTES = 9 * 60;
const MINUTE_MS = 60_000;

/** `'25-03-09`, apostrophe and all, in the device's time zone; '' when it is no date. */
export const formatDate = (moment: Moment) => format(moment, DATE_FORMAT);

/** `'25-03-09 14:05` */
export const formatDateTime = (moment: Moment) => format(moment, DATE_TIME_FORMAT);

/** The same moment as it reads in Seoul, for a server that cannot know the device's time zone. */
export function asInSeoul(moment: Moment): Date | undefined {
  const date = parse(moment);
  if (!date) return undefined;
  return new Date(date.getTime() + (SEOUL_MINUTES + date.getTimezoneOffset()) * MINUTE_MS);
}

/**
 * What dayjs would write, whose 3 kB every visitor would wait for: dates stand on the first screen.
 * Where days are counted, in the console, dayjs counts them.
 */
function format(moment: Moment, pattern: string): string {
  const date = parse(moment);
  if (!date) return '';
  const parts: Record<string, number> = {
    YY: date.getFullYear() % 100,
    MM: date.getMonth() + 1,
    DD: date.getDate(),
    HH: date.getHours(),
    mm: date.getMinutes(),
  };
  return pattern.replace(/YY|MM|DD|HH|mm/g, (part) => String(parts[part]).padStart(2, '0'));
}

function parse(moment: Moment): Date | undefined {
  // A missing moment would be read as 1970.
  if (moment === null || moment === undefined || moment === '') return undefined;
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
