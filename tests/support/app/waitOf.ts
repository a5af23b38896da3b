import { expect } from 'vitest';
import { Refusal } from '../../../server/refusal.ts';

/** The seconds that a refused caller is told to wait. */
export async function waitOf(call: Promise<unknown>): Promise<number> {
  const refusal: unknown = await call.catch((error: unknown) => error);
  if (!(refusal instanceof Refusal)) throw new Error('It was not refused', { cause: refusal });
  expect(refusal.code).toBe('too_many_requests');
  return Number(refusal.headers['Retry-After']);
}
