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
import { requireSession, type SessionOf, type Sessions } from './guard/session.ts';
import { checkInput, type RawInput } from './input/checkInput.ts';

/** What a handler knows besides its input. */
export interface Call<A extends Audience = Audience> {
  now: Date;
  requestId: string;
  session: SessionOf<A>;
  headers: Headers;
  /** Whom the call counts for; null for the server itself. */
  address: string | null;
  /** Browsers in which the caller has signed in before. */
  devices: Devices;
  /** Sent with the answer, whether it is a refusal or not. */
  setCookie(cookie: string): void;
  /** What is answered may be out of date by the next time: no cache is to know it. */
  doNotCache(): void;
}

/**
 * A list may come with its rows as text. It may also come row by row instead of as an array, and so may the lists
 * inside of `data`: they are then streamed and never whole in memory.
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
) => Promise<Produced<E> | RowsAnswer<Produced<E>>>;

/** One for each call of the noun. */
export type Handlers<N extends Endpoints> = {
  [K in keyof N & EndpointKey]: Handler<N[K]>;
};

export interface Implementation {
  routes: readonly Route[];
}

/** A call with its handler, types erased: what can be mounted. */
export interface Route {
  key: EndpointKey;
  endpoint: Endpoint;
  /** Authorises first: input of strangers is not even read. The answer is not yet parsed. */
  answer(request: RouteRequest): Promise<unknown>;
}

export interface RouteRequest {
  now: Date;
  requestId: string;
  sessions: Sessions;
  headers: Headers;
  address: string | null;
  devices: Devices;
  setCookie(cookie: string): void;
  doNotCache(): void;
  readInput: () => Promise<RawInput>;
  /** Counts what the checked query will cost, before the work, and does long work in turns. */
  admitWork: <T>(query: unknown, work: () => Promise<T>) => Promise<T>;
}

/** Binds a noun's calls to their handlers; a missing or drifting one does not compile. */
export function implement<const N extends Endpoints>(
  endpoints: N,
  handlers: Handlers<N>,
): Implementation {
  const served = (key: string): key is keyof N & EndpointKey => Object.hasOwn(handlers, key);
  const route = <K extends keyof N & EndpointKey>(key: K) =>
    routeOf<N[K]>(key, endpoints[key], handlers[key]);
  return { routes: Object.keys(endpoints).filter(served).map(route) };
}

function routeOf<E extends Endpoint>(key: EndpointKey, endpoint: E, handle: Handler<E>): Route {
  const audience: E['audience'] = endpoint.audience;
  return {
    key,
    endpoint,
    answer: async ({ sessions, readInput, admitWork, ...call }) => {
      const session = await requireSession(audience, sessions, call.headers);
      const input = checkInput(endpoint, await readInput());
      const query = 'query' in input ? input.query : undefined;
      return admitWork(query, () => handle(input, { ...call, session }));
    },
  };
}
