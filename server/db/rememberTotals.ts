import { limits } from '../limits.ts';
import type { Queryable } from './database.ts';
import type { PublicVersion } from './publicVersion.ts';
import type { Where } from './where.ts';

interface KnownTotal {
  version: number;
  total: Promise<number>;
}

/** Public rows and the version that rises when they change. */
export interface PublicRows {
  db: Queryable;
  publicVersion: PublicVersion;
}

/** Counts the rows of a list with this filter. */
export type TotalOf = (where: Where) => Promise<number>;

/**
 * Counts the rows of a list once for each public version, not for every page of 100,000 rows. Simultaneous requests
 * share one count.
 */
export function rememberTotals({ db, publicVersion }: PublicRows, table: string): TotalOf {
  const known = new Map<string, KnownTotal>();

  return (where) => {
    const key = JSON.stringify([where.sql, where.params]);
    const version = publicVersion.current().content;
    const kept = known.get(key);
    const fresh = kept?.version === version ? kept : { version, total: count(db, table, where) };
    known.delete(key);
    known.set(key, fresh);
    fresh.total.catch(() => known.delete(key));
    for (const oldest of known.keys()) {
      if (known.size <= limits.lists.keptTotals) break;
      known.delete(oldest);
    }
    return fresh.total;
  };
}

async function count(db: Queryable, table: string, where: Where): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `select count(*) as total from ${table} where ${where.sql}`,
    where.params,
  );
  return row?.total ?? 0;
}
