import type { ApiKey } from '../../contract/api.ts';
import { codeOf } from './ApiError.ts';
import { type Answer, type CallInput, call } from './call.ts';
import type { Precautions } from './memberCall.ts';

/**
 * A call in the name of the staff, with the cookie of their own session: what happens to it is no concern of
 * members. A failure is logged and left to whoever called.
 */
export async function staffCall<K extends ApiKey>(
  key: K,
  input: CallInput<K>,
  { idempotencyKey }: Precautions = {},
): Promise<Answer<K>> {
  try {
    return await ask(key, input, idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {});
  } catch (cause) {
    const code = codeOf(cause);
    if (code !== 'unauthenticated') console.error(`${key} failed: ${code}`, cause);
    throw cause;
  }
}

/** The same as a query, whose failures the query client logs. */
export function staffQuery<K extends ApiKey>(key: K, input: CallInput<K>) {
  return { queryKey: [key, input] as const, queryFn: () => ask(key, input) };
}

const onLost = new Set<() => void>();

/** Hears of it when a call finds nobody signed in any more. There is no renewal: one signs in again. */
export function watchLostStaff(listener: () => void): () => void {
  onLost.add(listener);
  return () => onLost.delete(listener);
}

async function ask<K extends ApiKey>(
  key: K,
  input: CallInput<K>,
  headers: Record<string, string> = {},
): Promise<Answer<K>> {
  try {
    return await call(key, input, headers);
  } catch (cause) {
    if (codeOf(cause) === 'unauthenticated') for (const listener of onLost) listener();
    throw cause;
  }
}
