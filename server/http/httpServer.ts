import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Readiness } from './health.ts';
import { rawHeader } from './rawHeader.ts';
import { answerUnreadable, refuseExpectation } from './unreadable.ts';

const MAX_CONNECTIONS = 2_000;
/** Of a request line with all its headers; more is answered with 431. */
const MAX_HEADER_BYTES = 16 * 1024;
const STOP_PATIENCE_MS = 10_000;

/** From the first byte of a body to its last. */
export const BODY_MS = 30_000;
/** A photo on a slow phone takes minutes; the store itself cuts off whoever stops sending. */
const UPLOAD_MS = 10 * 60 * 1_000;

/** Slow or endless requests may not hold a connection for long. */
const TIME_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: UPLOAD_MS,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
};

export async function openServer(
  listener: RequestListener,
  { port, host, bodyMs = BODY_MS }: { port: number; host: string; bodyMs?: number },
): Promise<Server> {
  const server = createServer(
    // Node's own answer to a missing Host header would lack our headers; the listener refuses it.
    { ...TIME_LIMITS, maxHeaderSize: MAX_HEADER_BYTES, requireHostHeader: false },
    // In one listener: a server with two of them copies their list for every request.
    (request, response) => {
      limitBody(request, bodyMs);
      listener(request, response);
    },
  );
  server.maxConnections = MAX_CONNECTIONS;
  server.on('clientError', answerUnreadable);
  server.on('checkExpectation', refuseExpectation);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return server;
}

/** Nobody but senders of files may take long; most requests have no body at all. */
function limitBody(request: IncomingMessage, bodyMs: number): void {
  const { url = '', socket } = request;
  if (!hasBody(request) || url.startsWith('/upload/')) return;
  const timer = setTimeout(() => {
    const error = Object.assign(new Error('Too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    answerUnreadable(error, socket);
  }, bodyMs);
  request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}

const hasBody = (request: IncomingMessage) =>
  rawHeader(request, 'content-length') !== undefined ||
  rawHeader(request, 'transfer-encoding') !== undefined;

/**
 * Takes no new visitors, lets those who are inside finish, and cuts off whoever takes longer than the
 * patience. A balancer sees 503 at /readyz from the first moment.
 */
export async function stopServer(
  server: Server,
  readiness: Readiness,
  patienceMs: number = STOP_PATIENCE_MS,
): Promise<void> {
  readiness.state = 'stopping';
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A browser keeps its connection open after the last answer, so idle ones are closed as they appear.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const insist = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(insist);
}
