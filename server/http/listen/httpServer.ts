import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '../../limits.ts';
import type { Readiness } from './health.ts';
import { rawHeader } from './rawRequest.ts';
import { refuseExpectation, refuseUnreadable } from './refuseUnreadable.ts';

/** Slow or endless requests may not hold a connection for long. */
const TIME_LIMITS = {
  headersTimeout: limits.requests.headersMs,
  requestTimeout: limits.uploads.fileMs,
  keepAliveTimeout: limits.requests.keepAliveMs,
  connectionsCheckingInterval: 2_000,
};

export async function openServer(
  listener: RequestListener,
  { port, host, bodyMs = limits.requests.bodyMs }: { port: number; host: string; bodyMs?: number },
): Promise<Server> {
  const server = createServer(
    // Node's own answer to a missing Host header would lack our headers; the listener refuses it.
    { ...TIME_LIMITS, maxHeaderSize: limits.requests.headerBytes, requireHostHeader: false },
    // In one listener: a server with two of them copies their list for every request.
    (request, response) => {
      limitBody(request, bodyMs);
      listener(request, response);
    },
  );
  server.maxConnections = limits.requests.connections;
  server.on('clientError', refuseUnreadable);
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
    refuseUnreadable(error, socket);
  }, bodyMs);
  request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}

const hasBody = (request: IncomingMessage) =>
  rawHeader(request, 'content-length') !== undefined ||
  rawHeader(request, 'transfer-encoding') !== undefined;

interface StopOptions {
  /** How long new requests are still served, for a balancer that has to notice. */
  drainMs?: number;
  /** How long those who are being served may take afterwards. */
  patienceMs?: number;
  /** Ends both at once. */
  hurry?: AbortSignal;
}

/** Says 503 at /readyz and serves on; then takes no new visitors and lets those who are inside finish. */
export async function stopServer(
  server: Server,
  readiness: Readiness,
  { drainMs = 0, patienceMs = limits.requests.stopMs, hurry }: StopOptions = {},
): Promise<void> {
  readiness.state = 'stopping';
  // Each connection ends with its next answer, so that none is cut between two requests.
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  await wait(drainMs, undefined, { signal: hurry }).catch(() => undefined);
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  const insist = () => server.closeAllConnections();
  if (hurry?.aborted) insist();
  hurry?.addEventListener('abort', insist);
  // A browser keeps its connection open after the last answer, so idle ones are closed as they appear.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const patience = setTimeout(insist, patienceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(patience);
}
