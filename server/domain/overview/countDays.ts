import { addDays } from '../../../contract/plain/days.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { firstIdOf } from '../../db/timeOfId.ts';
import { daysInKorea, koreanDayOf } from '../../lib/koreanDay.ts';
import { DAY_MS } from '../../lib/units.ts';
import { limits } from '../../limits/limits.ts';
import { lockCountedDays, saveCountedDays } from './countedDaysSql.ts';
import { countAgain, selectFirstDay } from './daySumSql.ts';
import { daysBetween, openFrom } from './overviewRules.ts';

/**
 * Counts the open days again, so that their sums follow edited reviews, notes that were taken back and members who
 * left. Older days are closed: their sums stay, also when their rows are deleted. After a pause, and at the
 * first time, it goes on where it stopped. False: days are left for the next round, or another process counts.
 */
export const countDays = (db: Database, now: Date): Promise<boolean> =>
  // Many days of many clinics take longer than a request may.
  db.transaction((tx) => countOpenDays(tx, now), { isUnlimited: true });

async function countOpenDays(tx: Queryable, now: Date): Promise<boolean> {
  const counted = await lockCountedDays(tx);
  return counted === undefined ? false : countNext(tx, counted?.day ?? null, now);
}

/** Everything in one transaction, for a seed. */
export async function countAllDays(tx: Queryable, now: Date): Promise<void> {
  let day: string | null = null;
  while (!(await countNext(tx, day, now))) day = (await lockCountedDays(tx))?.day ?? null;
}

async function countNext(tx: Queryable, counted: string | null, now: Date): Promise<boolean> {
  const today = koreanDayOf(now);
  const first = counted === null ? await selectFirstDay(tx) : openFrom(earlier(counted, today));
  const start = first ?? today;
  const last = earlier(addDays(start, limits.overview.daysAtOnce - 1), today);
  const { from, until } = daysInKorea(start, daysBetween(start, last) + 1);
  // The id and `created_at` of a row are set at slightly different times, so the search begins a day earlier.
  const firstId = firstIdOf(new Date(from.getTime() - DAY_MS));
  if (start <= last) await countAgain(tx, { first: start, last, from, until, firstId });
  await saveCountedDays(tx, { day: last, at: now });
  return last === today;
}

const earlier = (one: string, other: string): string => (one < other ? one : other);
