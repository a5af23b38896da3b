import type { ApiKey } from '../../contract/api.ts';
import { MEMBER_HEADER } from '../../contract/plain/headers.ts';
import { ApiError, codeOf } from './ApiError.ts';
import { type CallInput, call, type Output } from './call.ts';
import { FIRST_PAGE, type PageStart, sliceOf } from './query.ts';

export interface Precautions {
  /** The server executes calls with the same key only once, so a call can be repeated after a lost answer. */
  idempotencyKey?: string;
}

interface Extras extends Precautions {
  headers?: Record<string, string>;
  /** The member whose call this is. Without it: the one that the page shows now. */
  memberId?: string | undefined;
}

let shownMemberId = (): string | undefined => undefined;

/** Called once by a page. From now on the server refuses its calls if another member is logged in. */
export function callAsMember(shown: () => string | undefined): void {
  shownMemberId = shown;
}

/**
 * A call with the member's session. An expired session is renewed once and the call repeated. The answer is dropped if
 * the page shows another member when it arrives.
 */
export async function memberCall<K extends ApiKey>(
  key: K,
  input: CallInput<K>,
  { idempotencyKey, headers, memberId = shownMemberId() }: Extras = {},
): Promise<Output<K>> {
  // This call asks which member is logged in.
  const asksWho = key === 'GET /member/my-info';
  const others = { ...headers, ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) };
  const attempt = (named: Record<string, string>) =>
    call(key, input, asksWho ? others : { ...others, ...named });
  const answer = await renewingOnce(attempt, memberId);
  if (!asksWho && isOtherShown(memberId)) {
    throw new ApiError('unauthenticated', 401, `${key}: another member is shown`);
  }
  return answer;
}

/** The page shows another member than the one whose call it is. */
const isOtherShown = (memberId: string | undefined): boolean =>
  memberId !== undefined && (shownMemberId() ?? memberId) !== memberId;

/** For a write of several calls: they all belong to one member, the one that the page shows now. */
export const callsOfMember =
  (memberId = shownMemberId()): typeof memberCall =>
  (key, input, extras) =>
    memberCall(key, input, { memberId, ...extras });

/** Asks, and if the session has run out, renews it once and asks again, unless the page shows another member then. */
export async function renewingOnce<T>(
  ask: (named: Record<string, string>) => Promise<T>,
  memberId = shownMemberId(),
  signal?: AbortSignal,
): Promise<T> {
  const named: Record<string, string> = memberId ? { [MEMBER_HEADER]: memberId } : {};
  try {
    return await ask(named);
  } catch (cause) {
    if (codeOf(cause) !== 'unauthenticated' || isOtherShown(memberId)) throw cause;
    await renewSession(signal);
    return ask(named);
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
function renewSession(signal?: AbortSignal): Promise<unknown> {
  renewal ??= call('POST /auth/refresh', {}, {}, signal)
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
