import dayjs from 'dayjs';
import { DATE_FORMAT, DATE_TIME_FORMAT } from '../constants.ts';

export type Moment = string | number | Date | null | undefined;

const SEOUL_MINUTES = 9 * 60;

/** `'25-03-09`, apostrophe and all, in the device's time zone; '' when it is no date. */
export const formatDate = (moment: Moment) => parse(moment)?.format(DATE_FORMAT) ?? '';

/** `'25-03-09 14:05` */
export const formatDateTime = (moment: Moment) => parse(moment)?.format(DATE_TIME_FORMAT) ?? '';

/** The same moment as it reads in Seoul, for a server that cannot know the device's time zone. */
export function asInSeoul(moment: Moment): Date | undefined {
  const date = parse(moment);
  return date?.add(SEOUL_MINUTES - date.utcOffset(), 'minute').toDate();
}

function parse(moment: Moment): dayjs.Dayjs | undefined {
  // dayjs would read a missing moment as now.
  if (moment === null || moment === undefined || moment === '') return undefined;
  const date = dayjs(moment);
  return date.isValid() ? date : undefined;
}
