import { createHash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';
import type { Database, Queryable } from '../../db/database.ts';
import { limits } from '../../limits/limits.ts';

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
      // deleteOldTries does it.
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

/** Deletes counts of tries whose time is over, a few at a time. */
export async function deleteOldTries(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from tries where key in (
       select key from tries where expire < $1 order by expire limit $2
       for update skip locked)`,
    [now.getTime(), limits.signIn.deletedAtOnce],
  );
}
