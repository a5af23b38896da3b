import type { Context, Handler } from 'hono';
import type { Logger } from 'pino';
import { OWN_WRITE } from '../../contract/plain/headers.ts';
import type { RunInTurn } from '../lib/fairQueue.ts';
import { logFailure } from '../lib/log.ts';
import { limits } from '../limits/limits.ts';
import type { Tracing } from '../tracing/tracing.ts';
import {
  type AnswerBody,
  type AnswerCache,
  answerKey,
  type CacheRequest,
  type TextStream,
} from './answer/answerCache.ts';
import {
  acceptsEncoding,
  encodeAnswer,
  NO_CACHING,
  PUBLIC_CACHING,
  withBrotli,
} from './answer/encodeAnswer.ts';
import type { OwnWrites } from './answer/ownWrites.ts';
import { createAnswerWriter, type WriteAnswer } from './answer/produceJson.ts';
import { respond } from './answer/respond.ts';
import { dataHeaders, streamHeaders } from './answer/securityHeaders.ts';
import { streamText } from './answer/streamText.ts';
import type { AppEnv } from './appEnv.ts';
import { assertOrigin } from './guard/assertOrigin.ts';
import { clientAddressOf } from './guard/clientAddress.ts';
import { type CallCounting, countCall } from './guard/countCall.ts';
import { listCost } from './guard/listCost.ts';
import type { Caller, RateLimit } from './guard/rateLimit.ts';
import { inBackground, type Sessions } from './guard/session.ts';
import type { EventStream, Route, RouteRequest } from './implement.ts';
import type { RawInput } from './input/checkInput.ts';
import { assertCleanText } from './input/cleanInput.ts';
import { readBody } from './input/readBody.ts';
import { readQuery } from './input/readQuery.ts';
import { requestTarget } from './listen/rawRequest.ts';

/** Services that all API routes use. */
export interface Services extends CallCounting {
  answers: AnswerCache;
  ownWrites: OwnWrites;
  sessions: Sessions;
  /** Queue of the long lists of all callers. */
  runInTurn: RunInTurn;
  ownOrigin: string;
  /** Checks rows that PostgreSQL wrote as JSON against the contract. */
  verifyRowJson: boolean;
  log: Logger;
  /** Null: no collector is set. */
  tracing: Tracing | null;
  now: () => Date;
}

/** Turns a call of the contract into a Hono handler: rate limit, input, work, cache, response. */
export function serveRoute(route: Route, services: Services): Handler<AppEnv> {
  const [, pattern = ''] = route.key.split(' ');
  if (route.endpoint.isStream) {
    return (c) => {
      c.set('route', pattern);
      return openStream(route, services, c);
    };
  }
  const isPublicRead = isRead(route) && pattern.startsWith('/public/');
  const writeAnswer = createAnswerWriter(route.endpoint.output, services.verifyRowJson);
  return async (c) => {
    c.set('route', pattern);
    if (!isRead(route)) assertOrigin(c.req.raw.headers, services.ownOrigin);
    let isCacheable = true;
    const doNotCache = () => {
      isCacheable = false;
    };
    let readsOwnWrite = false;
    const produce = () => runCall(route, writeAnswer, services, { c, doNotCache, readsOwnWrite });
    if (isPublicRead) {
      readsOwnWrite = await services.ownWrites.awaitNamed(c.req.raw.headers);
      // `isForPage`: the server renders a page. It uses no stale lists, or the page would soon be rendered again.
      const needsNewest = readsOwnWrite || c.env?.isForPage === true;
      const key = answerKey(requestTarget(c));
      const request = { key, route: pattern, produce, isCacheable: () => isCacheable, needsNewest };
      if (!hasNear(key)) return shareAnswer(c, request, services);
    }
    const produced = await produce();
    if (!Buffer.isBuffer(produced)) {
      const response = await respondInParts(c, produced, NO_CACHING, services);
      if (route.endpoint.isCsv) response.headers.set('Content-Type', CSV_TYPE);
      return response;
    }
    const answer = encodeAnswer(produced, NO_CACHING);
    return respond(c, answer, () => withBrotli(answer));
  };
}

async function shareAnswer(
  c: Context<AppEnv>,
  request: CacheRequest,
  services: Services,
): Promise<Response> {
  const { answers } = services;
  const answer = await answers.answer({ ...request, onShown: c.env?.onShown });
  if (!('etag' in answer)) return respondInParts(c, answer, PUBLIC_CACHING, services);
  return respond(c, answer, () => answers.compress(request.key, answer));
}

const CSV_TYPE = 'text/csv; charset=utf-8';

/** An answer to `near` depends on where one visitor is. Neither this server nor a cache in between keeps it. */
const hasNear = (target: string) =>
  target.includes('?') && new URLSearchParams(target.slice(target.indexOf('?'))).has('near');

async function runCall(
  route: Route,
  writeAnswer: WriteAnswer,
  services: Services,
  { c, ...options }: { c: Context<AppEnv>; doNotCache: () => void; readsOwnWrite: boolean },
): Promise<AnswerBody> {
  const caller = await countCall(c, services);
  let rowPoints = 0;
  let isLong = false;
  const admitWork = async <T>(query: unknown, work: () => Promise<T>): Promise<T> => {
    const expected = caller && listCost(query);
    if (!expected) return work();
    const { isHeavy = false } = route.endpoint;
    const heavyPoints = isHeavy ? limits.calls.heavyPoints : 0;
    const points = expected.rowPoints + expected.skippedPoints + heavyPoints;
    if (points > 0) await services.rateLimit.take(caller, points);
    rowPoints = expected.rowPoints;
    isLong = expected.isLong || isHeavy;
    return isLong ? services.runInTurn(caller.key, work) : work();
  };
  const begun = performance.now();
  const answer = await route.answer({ ...requestOf(route, c, services), ...options, admitWork });
  const token = isRead(route) ? null : services.ownWrites.tokenOf(begun);
  if (token !== null) c.var.headers[OWN_WRITE] = token;
  const produced = writeAnswer(answer);
  if (!Buffer.isBuffer(produced)) {
    if (caller && isLong) return withFirstPart(inTurns(produced, caller.key, services.runInTurn));
    const isCounted = caller === null || rowPoints > 0;
    return withFirstPart(isCounted ? produced : counted(produced, caller, services.rateLimit));
  }
  // The requested rows were counted before the work; now the real size is known, and the difference
  // is settled.
  const points = Math.floor(produced.byteLength / limits.calls.bytesPerPoint);
  if (caller) await services.rateLimit.settle(caller, points - rowPoints);
  return produced;
}

const requestOf = (
  route: Route,
  c: Context<AppEnv>,
  services: Services,
): Omit<RouteRequest, 'doNotCache' | 'readsOwnWrite' | 'admitWork'> => ({
  now: services.now(),
  requestId: c.var.requestId,
  sessions: services.sessions,
  headers: c.req.raw.headers,
  address: clientAddressOf(c, services.trustedHops),
  devices: services.devices,
  setCookie: (cookie) => c.var.cookies.push(cookie),
  setHeader: (name, value) => {
    c.var.headers[name] = value;
  },
  readInput: () => readInput(route, c),
});

/** Server-sent events. A stream never extends a session, so it counts as a call in the background. */
async function openStream(route: Route, services: Services, c: Context<AppEnv>): Promise<Response> {
  await countCall(c, services);
  const answer = await route.answer({
    ...requestOf(route, c, services),
    headers: inBackground(c.req.raw.headers),
    doNotCache: () => {},
    readsOwnWrite: false,
    admitWork: (_query, work) => work(),
  });
  const events = answer as EventStream; // the type of the handler
  if (c.req.method !== 'HEAD') return new Response(events, { headers: streamHeaders });
  await events.cancel();
  return new Response(null, { headers: streamHeaders });
}

async function readInput(route: Route, c: Context<AppEnv>): Promise<RawInput> {
  const params = c.req.param();
  for (const value of Object.values(params)) assertCleanText(value);
  const query = readQuery(requestTarget(c));
  return { params, query, body: isRead(route) ? undefined : await readBody(c.req.raw) };
}

/** HEAD is answered by the call of GET. */
const isRead = ({ key }: Route) => key.startsWith('GET ');

async function respondInParts(
  c: Context<AppEnv>,
  text: TextStream,
  caching: string,
  { log }: Services,
): Promise<Response> {
  const brotli = acceptsEncoding(c.req.header('accept-encoding'), 'br');
  const headers = {
    ...dataHeaders,
    'Cache-Control': caching,
    Vary: 'Accept-Encoding',
    ...(brotli && { 'Content-Encoding': 'br' }),
  };
  if (c.req.method === 'HEAD') {
    await text.close();
    return new Response(null, { headers });
  }
  const onFailure = (error: unknown) => {
    logFailure(log, error, c.var.requestId);
    c.env?.outgoing?.destroy();
    return c.env?.outgoing !== undefined;
  };
  return new Response(streamText(text, { brotli, onFailure }), { headers });
}

/**
 * Each part of a stream waits in the queue, but not while the client reads slowly. A stream that
 * has begun is never refused.
 */
async function* inTurns(text: AsyncGenerator<string>, owner: string, runInTurn: RunInTurn) {
  try {
    for (;;) {
      const part = await runInTurn(owner, () => text.next(), { isAdmitted: true });
      if (part.done) return;
      yield part.value;
    }
  } finally {
    await text.return(undefined);
  }
}

/** Counts each part against the rate limit before it is sent. */
async function* counted(text: AsyncGenerator<string>, caller: Caller, rateLimit: RateLimit) {
  let bytes = 0;
  let countedPoints = 0;
  for await (const part of text) {
    bytes += Buffer.byteLength(part);
    const points = Math.floor(bytes / limits.calls.bytesPerPoint);
    await rateLimit.settle(caller, points - countedPoints);
    countedPoints = points;
    yield part;
  }
}

/**
 * Waits for the first part, so that an early error becomes an error response and not a broken
 * stream.
 */
async function withFirstPart(text: AsyncGenerator<string>): Promise<TextStream> {
  const first = await text.next();
  async function* parts() {
    if (!first.done) yield first.value;
    yield* text;
  }
  return {
    parts: parts(),
    close: async () => {
      await text.return(undefined);
    },
  };
}
