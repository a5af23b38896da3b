import {
  NEVER,
  RETENTION_HOUR,
  RETENTION_KINDS,
  type RetentionKind,
  type RetentionUnit,
} from '../../../contract/retention.ts';
import { koreanDayStart } from '../../lib/koreanDay.ts';
import { DAY_MS, HOUR_MS } from '../../lib/units.ts';

/**
 * What happened before this moment is too old: a midnight in Seoul, so whole days are kept, the last one to its end.
 * Null: everything stays. Two months before April 30 is the last day of February.
 */
export function borderOf(period: number, unit: RetentionUnit, now: Date): Date | null {
  if (period === NEVER) return null;
  const today = koreanDayStart(now);
  if (unit === 'day') return new Date(today.getTime() - period * DAY_MS);
  const midnight = inSeoul(today);
  const day = midnight.getUTCDate();
  midnight.setUTCDate(1);
  midnight.setUTCMonth(midnight.getUTCMonth() - period);
  midnight.setUTCDate(Math.min(day, daysOfMonth(midnight)));
  return new Date(midnight.getTime() - AHEAD_MS);
}

const AHEAD_MS = 9 * HOUR_MS;

/** The clock of Seoul in the UTC fields of the date. */
const inSeoul = (moment: Date) => new Date(moment.getTime() + AHEAD_MS);

const daysOfMonth = (date: Date) =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();

/** The daily work has begun. */
export const isRetentionTime = (now: Date): boolean => inSeoul(now).getUTCHours() >= RETENTION_HOUR;

export const retentionKind = (id: string): RetentionKind | undefined =>
  RETENTION_KINDS.find((kind) => kind === id);
