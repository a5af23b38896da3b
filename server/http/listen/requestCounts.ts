import { limits } from '../../limits.ts';

/** Number and total time of each kind of request. Routes are patterns, so there are few kinds. */
export interface RequestCount {
  method: string;
  route: string;
  status: number;
  count: number;
  ms: number;
}

export class RequestCounts {
  /** Nested by route, because joining a key of all three parts for every request is slower. */
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
    // Clients can invent methods; this bounds the memory.
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
