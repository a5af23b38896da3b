import {
  NEVER,
  RETENTION_HOUR,
  RETENTION_KINDS,
  type RetentionKind,
  type RetentionUnit,
} from '../../../contract/plain/retention.ts';
import { KOREA_AHEAD_MS } from '../../lib/koreanDay.ts';
import { DAY_MS } from '../../lib/units.ts';

/**
 * The moment before which data are too old, always a midnight in Seoul. Null: everything stays. Two months before
 * April 30 is the last day of February.
 */
export function cutoffOf(period: number, unit: RetentionUnit, now: Date): Date | null {
  if (period === NEVER) return null;
  const midnight = inSeoul(now);
  midnight.setUTCHours(0, 0, 0, 0);
  if (unit === 'day') return fromSeoul(new Date(midnight.getTime() - period * DAY_MS));
  const day = midnight.getUTCDate();
  midnight.setUTCDate(1);
  midnight.setUTCMonth(midnight.getUTCMonth() - period);
  midnight.setUTCDate(Math.min(day, daysOfMonth(midnight)));
  return fromSeoul(midnight);
}

/** The clock of Seoul in the UTC fields of the date. */
const inSeoul = (moment: Date) => new Date(moment.getTime() + KOREA_AHEAD_MS);
const fromSeoul = (clock: Date) => new Date(clock.getTime() - KOREA_AHEAD_MS);

const daysOfMonth = (date: Date) =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();

/** It is late enough in Seoul for the daily run: `RETENTION_HOUR` or later. */
export const isRetentionTime = (now: Date): boolean => inSeoul(now).getUTCHours() >= RETENTION_HOUR;

export const retentionKind = (id: string): RetentionKind | undefined =>
  RETENTION_KINDS.find((kind) => kind === id);
