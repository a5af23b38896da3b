import type { Context } from 'hono';
import type { AppEnv } from '../appEnv.ts';
import { type EncodedAnswer, negotiate } from './encodeAnswer.ts';

/** Responds in the form that this client accepts. Calls `compress` if it accepts brotli and the answer has none yet. */
export async function respond(
  c: Context<AppEnv>,
  answer: EncodedAnswer,
  compress: () => Promise<EncodedAnswer> = async () => answer,
): Promise<Response> {
  // If-None-Match has another meaning for writes, and the work is already done.
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const ifNoneMatch = isRead ? c.req.header('if-none-match') : undefined;
  const formFor = (known: EncodedAnswer) =>
    negotiate(known, ifNoneMatch, c.req.header('accept-encoding'));
  const { status, headers, body } = formFor(answer) ?? formFor(await compress()) ?? answer.plain;
  return new Response(body, { status, headers });
}
