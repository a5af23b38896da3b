import type { ApiKey } from '../../contract/api.ts';
import { codeOf } from './ApiError.ts';
import { type CallInput, call, type Output } from './call.ts';
import type { Precautions } from './memberCall.ts';

/** A call with the staff session, which is separate from the member session. A failure is logged and thrown. */
export async function staffCall<K extends ApiKey>(
  key: K,
  input: CallInput<K>,
  { idempotencyKey }: Precautions = {},
): Promise<Output<K>> {
  try {
    return await ask(key, input, idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {});
  } catch (cause) {
    const code = codeOf(cause);
    if (code !== 'unauthenticated') console.error(`${key} failed: ${code}`, cause);
    throw cause;
  }
}

/** A staff call as a query; the query client logs failures. */
export function staffQuery<K extends ApiKey>(key: K, input: CallInput<K>) {
  return { queryKey: [key, input] as const, queryFn: () => ask(key, input) };
}

const onLost = new Set<() => void>();

/** Called when the staff session has ended. It is not renewed: staff sign in again. */
export function watchLostStaff(listener: () => void): () => void {
  onLost.add(listener);
  return () => onLost.delete(listener);
}

async function ask<K extends ApiKey>(
  key: K,
  input: CallInput<K>,
  headers: Record<string, string> = {},
): Promise<Output<K>> {
  try {
    return await call(key, input, headers);
  } catch (cause) {
    if (codeOf(cause) === 'unauthenticated') for (const listener of onLost) listener();
    throw cause;
  }
}
