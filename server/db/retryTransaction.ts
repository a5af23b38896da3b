import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from './database.ts';

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const attempts = 8;

/** Repeats a transaction that failed because of another transaction (serialization failure or deadlock). */
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
  if (!(error instanceof DatabaseError)) return false;
  return error.code === serializationFailure || error.code === deadlockDetected;
}
