import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { OWN_WRITE } from '../../../contract/plain/headers.ts';
import { refuse } from '../../refusal.ts';
import type { Tracing } from '../../tracing/tracing.ts';
import { type AnswerCache, answerKey } from '../answer/answerCache.ts';
import { negotiate } from '../answer/encodeAnswer.ts';
import { errorAnswer } from '../answer/errorAnswer.ts';
import type { AppEnv } from '../appEnv.ts';
import { rawHeader } from './rawRequest.ts';
import { nameRequest, nextRequestId } from './requestId.ts';
import { logRequest } from './requestLog.ts';

const OWN_WRITE_LOWER = OWN_WRITE.toLowerCase();

/**
 * Sends cached public answers before Hono is called, which is about as fast as node:http itself.
 * Cookies do not matter here: public answers are the same for every visitor.
 */
export function createListener(
  app: Hono<AppEnv>,
  answers: AnswerCache,
  log: Logger,
  tracing: Tracing | null = null,
): RequestListener {
  const askApp = getRequestListener((request, env) => app.fetch(request, env), {
    errorHandler: () => errorAnswer(refuse('invalid_input'), nextRequestId()),
  });
  return (request, response) => {
    if (!sendKnown(request, response, { answers, log, tracing })) void askApp(request, response);
  };
}

function sendKnown(
  request: IncomingMessage,
  response: ServerResponse,
  { answers, log, tracing }: { answers: AnswerCache; log: Logger; tracing: Tracing | null },
): boolean {
  const { method = '', url = '' } = request;
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/public/')) return false;
  if (rawHeader(request, OWN_WRITE_LOWER) !== undefined) return false;
  const begun = performance.now();
  const known = answers.ready(answerKey(url));
  if (!known) return false;
  const ready = negotiate(
    known.answer,
    rawHeader(request, 'if-none-match'),
    rawHeader(request, 'accept-encoding'),
  );
  if (!ready) return false;
  const { status, headers, body } = ready;
  const { id, isGiven, parent } = nameRequest((name) => rawHeader(request, name));
  response.writeHead(status, isGiven ? { ...headers, 'X-Request-Id': id } : headers);
  // To a HEAD node:http sends no body.
  response.end(body);
  const ms = Math.round((performance.now() - begun) * 10) / 10;
  logRequest(log, { method, route: known.route, status, ms, id });
  tracing?.answered({ method, id, parent }, { route: known.route, status }, ms);
  return true;
}
