import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from './database.ts';

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const attempts = 8;

/** Runs the whole transaction again when the engine gave it up only because another one was in its way. */
export async function retryTransaction<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === attempts || !isWorthRetrying(error)) throw error;
      // By chance, so that two that collided do not meet again.
      await wait(Math.random() * 5 * 2 ** attempt);
    }
  }
}

function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  return error.code === serializationFailure || error.code === deadlockDetected;
}
