import type {
  Audience,
  Checked,
  Endpoint,
  EndpointKey,
  Endpoints,
  Produced,
} from '../../contract/endpoint.ts';
import type { RowJson } from '../db/rowJson.ts';
import type { Devices } from './guard/devices.ts';
import { type Guard, requireSession, type SessionOf, type Sessions } from './guard/session.ts';
import { checkInput, type RawInput } from './input/checkInput.ts';

/** What a handler receives besides its input. */
export interface Call<A extends Audience = Audience> {
  now: Date;
  requestId: string;
  session: SessionOf<A>;
  headers: Headers;
  /** The client address for rate limits; null for the server itself. */
  address: string | null;
  /** Browsers in which a member or staff signed in before. */
  devices: Devices;
  /** Sent with the response, also when the call is refused. */
  setCookie(cookie: string): void;
  /** Another header of the response. */
  setHeader(name: string, value: string): void;
  /** Tells the cache not to keep this answer, because it may soon be outdated. */
  doNotCache(): void;
  /** The request names an own write, and the answer has to show it. */
  readsOwnWrite: boolean;
}

/**
 * A handler may return list rows as JSON text or as an async iterable; an iterable is streamed and never held in
 * memory as a whole.
 */
export type RowsAnswer<P> = P extends { data: readonly (infer Row)[] }
  ? Omit<P, 'data'> & { data: readonly RowJson<Row>[] | RowByRow<Row> }
  : P extends { data: infer D extends object }
    ? Omit<P, 'data'> & { data: { [K in keyof D]: ListsRowByRow<D[K]> } }
    : never;

type RowByRow<Row> = AsyncIterable<Row | RowJson<Row>>;
type ListsRowByRow<T> = T extends readonly (infer Row)[] ? T | RowByRow<Row> : T;

export type Handler<E extends Endpoint> = (
  input: Checked<E>,
  call: Call<E['audience']>,
) => Promise<AnswerOf<E>>;

type AnswerOf<E extends Endpoint> = E extends { isStream: true }
  ? EventStream
  : E extends { isCsv: true }
    ? CsvAnswer
    : Produced<E> | RowsAnswer<Produced<E>>;

/** Server-sent events. */
export type EventStream = ReadableStream<Uint8Array>;

/** The lines of a CSV file, each with its line break. */
export type CsvAnswer = AsyncIterable<string>;

/** One handler for each call of the noun. */
export type Handlers<N extends Endpoints> = {
  [K in keyof N & EndpointKey]: Handler<N[K]>;
};

/** A call with its handler, without its types, so that all calls fit into one list. */
export interface Route {
  key: EndpointKey;
  endpoint: Endpoint;
  /** Authorises before it reads the input. The result is not yet parsed by the contract. */
  answer(request: RouteRequest): Promise<unknown>;
}

export interface RouteRequest extends Omit<Call, 'session'> {
  sessions: Sessions;
  readInput: () => Promise<RawInput>;
  /**
   * Counts the cost of the query against the rate limit before the work; long lists wait in a
   * queue.
   */
  admitWork: <T>(query: unknown, work: () => Promise<T>) => Promise<T>;
}

/** Binds the calls of a noun to their handlers. A missing or mistyped handler does not compile. */
export function implement<const N extends Endpoints>(
  endpoints: N,
  handlers: Handlers<N>,
): readonly Route[] {
  const served = (key: string): key is keyof N & EndpointKey => Object.hasOwn(handlers, key);
  const route = <K extends keyof N & EndpointKey>(key: K) =>
    routeOf<N[K]>(key, endpoints[key], handlers[key]);
  return Object.keys(endpoints).filter(served).map(route);
}

function routeOf<E extends Endpoint>(key: EndpointKey, endpoint: E, handle: Handler<E>): Route {
  const guard: Guard<E['audience']> = endpoint;
  return {
    key,
    endpoint,
    answer: async ({ sessions, readInput, admitWork, ...call }) => {
      const session = await requireSession(guard, sessions, call.headers);
      const input = checkInput(endpoint, await readInput());
      const query = 'query' in input ? input.query : undefined;
      return admitWork(query, () => handle(input, { ...call, session }));
    },
  };
}
