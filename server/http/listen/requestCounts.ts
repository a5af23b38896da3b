import { limits } from '../../limits.ts';

/** How often each kind of request came, and how long they took in all. Routes are patterns, so there are few. */
export interface RequestCount {
  method: string;
  route: string;
  status: number;
  count: number;
  ms: number;
}

export class RequestCounts {
  /** By route and then by the rest: a key of all three would have to be put together for every request. */
  readonly #routes = new Map<string, RequestCount[]>();
  #kinds = 0;

  add({ method, route, status, ms }: Omit<RequestCount, 'count'>): void {
    const ofRoute = this.#routes.get(route);
    const known = ofRoute?.find((kind) => kind.status === status && kind.method === method);
    if (known) {
      known.count += 1;
      known.ms += ms;
      return;
    }
    // A client may make up methods, but not fill the memory with them.
    if (this.#kinds >= limits.requests.countedKinds) return;
    this.#kinds += 1;
    const kind = { method, route, status, count: 1, ms };
    if (ofRoute) ofRoute.push(kind);
    else this.#routes.set(route, [kind]);
  }

  all(): readonly RequestCount[] {
    return [...this.#routes.values()].flat();
  }
}
