import { LRUCache } from 'lru-cache';
import { TOTAL_CAP } from '../../contract/limits.ts';
import { limits } from '../limits.ts';
import { clearOnRise } from './clearOnRise.ts';
import type { Queryable } from './database.ts';
import type { PublicVersion } from './publicVersion.ts';
import type { Where } from './where.ts';

/** Public rows and the version that rises when they change. */
export interface PublicRows {
  db: Queryable;
  publicVersion: PublicVersion;
}

/** Counts the rows of a list with this filter, up to one more than the cap. */
export type TotalOf = (where: Where) => Promise<number>;

/**
 * Counts the rows of a list once for each public version, not for every page of 100,000 rows. Simultaneous requests
 * share one count.
 */
export function rememberTotals({ db, publicVersion }: PublicRows, table: string): TotalOf {
  const totals = new LRUCache<string, number, Where>({
    max: limits.lists.keptTotals,
    fetchMethod: (_key, _old, { context: where }) => count(db, table, where),
    ignoreFetchAbort: true,
  });
  const dropOld = clearOnRise(publicVersion, totals);

  return (where) => {
    dropOld();
    return totals.forceFetch(JSON.stringify([where.sql, where.params]), { context: where });
  };
}

async function count(db: Queryable, table: string, where: Where): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `select count(*) as total from (
       select from ${table} where ${where.sql} limit ${TOTAL_CAP + 1}) as counted`,
    where.params,
  );
  return row?.total ?? 0;
}
