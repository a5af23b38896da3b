import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '../../limits/limits.ts';
import type { Readiness } from './health.ts';
import { rawHeader } from './rawRequest.ts';
import { refuseExpectation, refuseUnreadable } from './refuseUnreadable.ts';

/** Time limits, so that slow requests do not occupy connections. */
const TIME_LIMITS = {
  headersTimeout: limits.requests.headersMs,
  requestTimeout: limits.uploads.fileMs,
  keepAliveTimeout: limits.requests.keepAliveMs,
  connectionsCheckingInterval: 2_000,
};

/** A certificate with its private key, as PEM. */
export interface TlsPair {
  cert: string;
  key: string;
}

interface ServerOptions {
  port: number;
  host: string;
  /** Without it: plain HTTP. */
  tls?: TlsPair | null;
  bodyMs?: number;
}

export async function openServer(
  listener: RequestListener,
  { port, host, tls, bodyMs = limits.requests.bodyMs }: ServerOptions,
): Promise<Server> {
  const options = {
    ...TIME_LIMITS,
    maxHeaderSize: limits.requests.headerBytes,
    // Node's response to a missing Host header has no security headers, so the listener refuses it
    // instead.
    requireHostHeader: false,
  };
  // One listener: with two, Node copies the list of listeners for every request.
  const onRequest: RequestListener = (request, response) => {
    limitBody(request, bodyMs);
    listener(request, response);
  };
  const handshakeTimeout = limits.requests.headersMs;
  const server = tls
    ? createTlsServer({ ...options, ...tls, handshakeTimeout }, onRequest)
    : createServer(options, onRequest);
  server.maxConnections = limits.requests.connections;
  server.on('clientError', refuseUnreadable);
  server.on('checkExpectation', refuseExpectation);
  server.listen({ port, host });
  await once(server, 'listening');
  return server;
}

/** Limits the time of a request body. Uploads have their own limit. */
function limitBody(request: IncomingMessage, bodyMs: number): void {
  const { url = '', socket } = request;
  if (!hasBody(request) || url.startsWith('/upload/')) return;
  const timer = setTimeout(() => {
    const error = Object.assign(new Error('Too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    refuseUnreadable(error, socket);
  }, bodyMs);
  // Closed when its body has been read, or when the client is gone.
  request.once('close', () => clearTimeout(timer));
}

const hasBody = (request: IncomingMessage) =>
  rawHeader(request, 'content-length') !== undefined ||
  rawHeader(request, 'transfer-encoding') !== undefined;

interface StopOptions {
  /** How long new requests are accepted, until the load balancer has noticed. */
  drainMs?: number;
  /** How long running requests may take afterwards. */
  finishMs?: number;
  /** Skips both waiting times. */
  stopNow?: AbortSignal;
}

/**
 * /readyz returns 503 while requests are still accepted; then the port closes and running requests
 * finish.
 */
export async function stopServer(
  server: Server,
  readiness: Readiness,
  { drainMs = 0, finishMs = limits.requests.stopMs, stopNow }: StopOptions = {},
): Promise<void> {
  readiness.state = 'stopping';
  // Each connection closes after its next response, so that no request is lost on it.
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  // Without a drain the port closes at once: even a timer of 0 ms lets a quick client connect.
  if (drainMs > 0) await wait(drainMs, undefined, { signal: stopNow }).catch(() => undefined);
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  const closeAll = () => server.closeAllConnections();
  if (stopNow?.aborted) closeAll();
  stopNow?.addEventListener('abort', closeAll);
  // Browsers keep idle connections open, so idle connections are closed repeatedly.
  const idleTimer = setInterval(() => server.closeIdleConnections(), 50);
  const finishTimer = setTimeout(closeAll, finishMs);
  await closed;
  clearInterval(idleTimer);
  clearTimeout(finishTimer);
}
