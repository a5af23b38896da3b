import { z } from 'zod';
import { limits } from '../../limits.ts';

const { calls } = limits;

export interface ListCost {
  /** Calls that its rows count for, if there are so many. */
  rowPoints: number;
  /** Calls that the rows count for which it skips. */
  skippedPoints: number;
  /** Long lists take turns. */
  isLong: boolean;
}

const Slice = z.object({ limit: z.number(), offset: z.number(), sort: z.string().optional() });

/** What a list will cost, from its checked query alone: before anything is read. */
export function listCost(query: unknown): ListCost {
  const slice = Slice.safeParse(query);
  if (!slice.success) return { rowPoints: 0, skippedPoints: 0, isLong: false };
  const { limit, offset, sort } = slice.data;
  const isPopular = sort === 'popular';
  const perPoint = isPopular ? calls.popularSkippedPerPoint : calls.skippedPerPoint;
  return {
    rowPoints: Math.floor(limit / calls.rowsPerPoint),
    skippedPoints: Math.floor(offset / perPoint),
    isLong: limit + offset > (isPopular ? calls.longPopularRows : calls.longRows),
  };
}
