import { z } from 'zod';
import { limits } from '../../limits/limits.ts';

const { calls } = limits;

export interface ListCost {
  /** Extra calls that the requested rows count as. */
  rowPoints: number;
  /** Extra calls that the skipped rows count as. */
  skippedPoints: number;
  /** Long lists wait for their turn in a queue. */
  isLong: boolean;
}

const Slice = z.object({
  limit: z.number(),
  offset: z.number(),
  sort: z.string().optional(),
  after: z.unknown().optional(),
});

/** The cost of a list, computed from its query before anything is read. */
export function listCost(query: unknown): ListCost {
  const slice = Slice.safeParse(query);
  if (!slice.success) return { rowPoints: 0, skippedPoints: 0, isLong: false };
  const { limit, sort, after } = slice.data;
  // The list continues after a cursor without reading the rows before it.
  const offset = after === undefined ? slice.data.offset : 0;
  // Only the order by age always comes straight from an index.
  const isSorted = sort !== undefined && sort !== 'newest';
  const perPoint = isSorted ? calls.sortedSkippedPerPoint : calls.skippedPerPoint;
  return {
    rowPoints: Math.floor(limit / calls.rowsPerPoint),
    skippedPoints: Math.floor(offset / perPoint),
    isLong: limit + offset > (isSorted ? calls.longSortedRows : calls.longRows),
  };
}
