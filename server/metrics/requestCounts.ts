import { Counter } from 'prom-client';
import { limits } from '../limits/limits.ts';
import { registry, requestSeconds } from './metrics.ts';

interface FinishedRequest {
  method: string;
  /** A pattern, so there are few kinds of requests. */
  route: string;
  status: number;
  ms: number;
}

interface Kind extends FinishedRequest {
  count: number;
  observe: (seconds: number) => void;
}

/**
 * Counted here and read by prom-client when it is asked, because each counter of prom-client would add a
 * percent to a cached answer. Nested by route: joining a key of all three parts for every request is slower.
 */
const routes = new Map<string, Kind[]>();
let kinds = 0;

export function countRequest({ method, route, status, ms }: FinishedRequest): void {
  const ofRoute = routes.get(route);
  const known = ofRoute?.find((kind) => kind.status === status && kind.method === method);
  if (known) {
    known.count += 1;
    known.ms += ms;
    known.observe(ms / 1_000);
    return;
  }
  // Clients can invent methods; this bounds the memory.
  if (kinds >= limits.requests.countedKinds) return;
  kinds += 1;
  const { observe } = requestSeconds.labels(route, `${Math.floor(status / 100)}xx`);
  observe(ms / 1_000);
  const kind = { method, route, status, ms, count: 1, observe };
  if (ofRoute) ofRoute.push(kind);
  else routes.set(route, [kind]);
}

const ofKinds = (name: string, help: string, read: (kind: Kind) => number) =>
  new Counter({
    name,
    help,
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
    collect() {
      this.reset();
      for (const kind of [...routes.values()].flat()) {
        const { method, route, status } = kind;
        this.inc({ method, route, status }, read(kind));
      }
    },
  });

ofKinds('http_requests_total', 'Requests.', ({ count }) => count);
ofKinds('http_request_seconds_total', 'Time of all these requests.', ({ ms }) => ms / 1_000);
