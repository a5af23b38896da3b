import type { ObserveDatabase } from '../db/observeDatabase.ts';

/** A request as a trace sees it: nothing personal. */
export interface TracedRequest {
  method: string;
  id: string;
  /** The span of the caller, e.g. of the proxy. */
  parent: TraceParent | null;
}

/** What the traceparent header of W3C Trace Context names. */
export interface TraceParent {
  traceId: string;
  spanId: string;
}

export interface RequestResult {
  /** The pattern, never the path. */
  route: string;
  status: number;
}

/** Sends spans of requests, and of the database during a request, to a collector. */
export interface Tracing {
  request(request: TracedRequest, work: () => Promise<RequestResult>): Promise<void>;
  /** A request that was answered without any work, `ms` before now. */
  answered(request: TracedRequest, result: RequestResult, ms: number): void;
  observeDatabase: ObserveDatabase;
  /** Sends what waits. */
  stop(): Promise<void>;
}

export interface TraceSettings {
  /** Base address of the collector; spans go to /v1/traces below it. */
  endpoint: string;
  headers: Record<string, string>;
  /** How many of a hundred requests are sent. */
  percent: number;
}
