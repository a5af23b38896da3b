import { createHash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';
import type { Database } from '../../db/database.ts';

interface Counted {
  /** Tries with the same name and key are counted together. */
  name: string;
  points: number;
  ms: number;
}

export type MakeLimiter = (counted: Counted) => RateLimiterAbstract;

/** Counts in the memory of this process. */
export const inMemory: MakeLimiter = ({ points, ms }) =>
  new RateLimiterMemory({ points, duration: ms / 1_000 });

/**
 * Counts over all processes, in the table `tries`; in memory while PostgreSQL does not answer. The embedded database
 * has one process only.
 */
export function overAllProcesses(db: Database): MakeLimiter {
  if (db.engine === 'pglite') return inMemory;
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const rows = await db.query(text, values);
      return { rows, rowCount: rows.length };
    },
  };
  return (counted) =>
    new HashedKeys({
      storeClient,
      storeType: 'pool',
      tableName: 'tries',
      tableCreated: true,
      // A job deletes them.
      clearExpiredByTimeout: false,
      keyPrefix: counted.name,
      points: counted.points,
      duration: counted.ms / 1_000,
      insuranceLimiter: inMemory(counted),
    });
}

/** The table shows neither accounts nor addresses. */
class HashedKeys extends RateLimiterPostgres {
  override getKey(key: string | number): string {
    return createHash('sha256').update(super.getKey(key)).digest('base64url');
  }
}
