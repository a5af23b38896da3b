import { randomBytes } from 'node:crypto';
import type { TraceParent } from '../../tracing/tracing.ts';

const TRACE_PARENT = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}$/;
/** Nothing that a log or a header would have to escape. */
const SAFE_ID = /^[\w-]{8,64}$/;

const processId = randomBytes(6).toString('base64url');
let requestCount = 0;

/** Identifies a request in the log. It is not secret. */
export function nextRequestId(): string {
  requestCount += 1;
  return `${processId}-${requestCount.toString(36)}`;
}

interface NamedRequest {
  id: string;
  /** Whether the request brought its id. */
  isGiven: boolean;
  parent: TraceParent | null;
}

/** The id of a proxy or of a trace, so that its logs and ours name the same request; else an id of our own. */
export function nameRequest(header: (name: string) => string | undefined): NamedRequest {
  const [, traceId, spanId] = TRACE_PARENT.exec(header('traceparent') ?? '') ?? [];
  const given = header('x-request-id') ?? '';
  const id = SAFE_ID.test(given) ? given : traceId;
  const parent = traceId && spanId ? { traceId, spanId } : null;
  return { id: id ?? nextRequestId(), isGiven: id !== undefined, parent };
}
