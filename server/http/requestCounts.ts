/** How often each kind of request came, and how long they took in all. Routes are patterns, so there are few. */
export interface RequestCount {
  method: string;
  route: string;
  status: number;
  count: number;
  ms: number;
}

const MAX_KINDS = 2_000;

export class RequestCounts {
  readonly #kinds = new Map<string, RequestCount>();

  add({ method, route, status, ms }: Omit<RequestCount, 'count'>): void {
    const key = `${status}${method}${route}`;
    const known = this.#kinds.get(key);
    if (known) {
      known.count += 1;
      known.ms += ms;
      return;
    }
    // A client may make up methods, but not fill the memory with them.
    if (this.#kinds.size < MAX_KINDS) this.#kinds.set(key, { method, route, status, count: 1, ms });
  }

  all(): readonly RequestCount[] {
    return [...this.#kinds.values()];
  }
}
