import type { ApiKey } from '../../contract/api.ts';
import { codeOf } from './ApiError.ts';
import { type CallInput, call, type Output } from './call.ts';
import { FIRST_PAGE, type PageStart, sliceOf } from './query.ts';

export interface Precautions {
  /** The server executes calls with the same key only once, so a call can be repeated after a lost answer. */
  idempotencyKey?: string;
}

interface Extras extends Precautions {
  headers?: Record<string, string>;
}

/** A call with the member's session. An expired session is renewed once and the call repeated. */
export async function memberCall<K extends ApiKey>(
  key: K,
  input: CallInput<K>,
  { idempotencyKey, headers: others = {} }: Extras = {},
): Promise<Output<K>> {
  const headers =
    idempotencyKey === undefined ? others : { ...others, 'Idempotency-Key': idempotencyKey };
  return renewingOnce(() => call(key, input, headers));
}

/** Asks, and if the session has run out, renews it once and asks again. */
export async function renewingOnce<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    if (codeOf(cause) !== 'unauthenticated') throw cause;
    await renewSession();
    return ask();
  }
}

/** An event of the window: the session could not be renewed, and the visitor is a guest now. */
export const SESSION_LOST = 'session-lost';

/** A member call as a query. */
export function memberQuery<K extends ApiKey>(key: K, input: CallInput<K>) {
  return { queryKey: [key, input] as const, queryFn: () => memberCall(key, input) };
}

let renewal: Promise<unknown> | undefined;

/** Parallel calls share one renewal: the browser has one refresh cookie, which the server accepts once. */
function renewSession(): Promise<unknown> {
  renewal ??= call('POST /auth/refresh', {})
    .catch((cause: unknown) => {
      if (codeOf(cause) === 'unauthenticated') dispatchEvent(new Event(SESSION_LOST));
      throw cause;
    })
    .finally(() => {
      renewal = undefined;
    });
  return renewal;
}

/** A list of the member, page by page; a page that is not full is the last one. */
export function memberPages<K extends ApiKey>(
  key: K,
  inputOf: (slice: ReturnType<typeof sliceOf>) => CallInput<K>,
  { limit, rowsOf }: { limit: number; rowsOf: (answer: Output<K>) => readonly { id: string }[] },
) {
  return {
    queryKey: [key, inputOf(sliceOf(FIRST_PAGE, limit)), 'paged'] as const,
    initialPageParam: FIRST_PAGE,
    queryFn: ({ pageParam }: { pageParam: PageStart }) =>
      memberCall(key, inputOf(sliceOf(pageParam, limit))),
    getNextPageParam: (last: Output<K>, pages: Output<K>[]) => {
      const rows = rowsOf(last);
      const end = rows.at(-1);
      if (!end || rows.length < limit) return;
      return { offset: pages.length * limit, after: end.id };
    },
  };
}
