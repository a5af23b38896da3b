import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '../../limits/limits.ts';
import { type Database, DatabaseError, type Queryable } from '../database.ts';

const LOCK_NOT_AVAILABLE = '55P03';

/** Another transaction has the lock. */
export const isInUse = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE;

/** The statements that follow in this transaction wait for a table for a short time only. */
export const limitLockWait = (tx: Queryable): Promise<void> =>
  tx.script(`set local lock_timeout = ${limits.database.migrationLockMs}`);

/**
 * A migration that waits for a table blocks all later statements on that table. So it waits for a short time only
 * (`limitLockWait`), lets them pass, and tries again.
 */
export async function retryWhileInUse<T>(
  db: Database,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(work, { isUnlimited: true });
    } catch (error) {
      if (!isInUse(error) || tries >= limits.database.migrationTries) throw error;
      await wait(limits.database.migrationPauseMs);
    }
  }
}
