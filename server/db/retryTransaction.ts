import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from './database.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
/** Errors for an unknown statement name, and for a name that another client prepared (preparedStatements.ts). */
export const LOST_STATEMENT: readonly string[] = ['26000', '42P05'];
const REPEATED = [SERIALIZATION_FAILURE, DEADLOCK_DETECTED, ...LOST_STATEMENT];
const attempts = 8;

/** Repeats a transaction that failed because of another transaction, or of a prepared statement that was lost. */
export async function retryTransaction<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === attempts || !isWorthRetrying(error)) throw error;
      // A random delay, so that the two transactions do not collide again.
      await wait(Math.random() * 5 * 2 ** attempt);
    }
  }
}

function isWorthRetrying(error: unknown): boolean {
  return error instanceof DatabaseError && REPEATED.includes(error.code);
}
