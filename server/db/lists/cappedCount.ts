import { TOTAL_CAP } from '../../../contract/plain/limits.ts';
import type { Queryable } from '../database.ts';
import type { Where } from './where.ts';

/** `total` is exact up to the cap; above, it is the cap (AMB-103). */
export interface Total {
  total: number;
  totalIsCapped?: true;
}

/** Counts rows up to the cap, so that a table that grows is not read to its end. */
export function cappedCount(db: Queryable, table: string, filter: Where): Promise<Total> {
  return cappedCountOf(db, `select from ${table} where ${filter.sql}`, filter);
}

/** The same for the rows of any statement. */
export async function cappedCountOf(
  db: Queryable,
  rows: string,
  { params, hasExactTotal }: Pick<Where, 'params' | 'hasExactTotal'>,
): Promise<Total> {
  const most = hasExactTotal ? '' : `limit ${TOTAL_CAP + 1}`;
  const [row] = await db.query<{ total: number }>(
    `select count(*) as total from (${rows} ${most}) as counted`,
    params,
  );
  const total = row?.total ?? 0;
  return total > TOTAL_CAP && !hasExactTotal
    ? { total: TOTAL_CAP, totalIsCapped: true }
    : { total };
}
