import type { Context } from 'hono';
import type { AppEnv } from '../appEnv.ts';
import { type EncodedAnswer, negotiate } from './encodeAnswer.ts';

/** Responds in the form that this client accepts. Calls `compress` if it accepts brotli and the answer has none yet. */
export async function respond(
  c: Context<AppEnv>,
  answer: EncodedAnswer,
  compress: () => Promise<EncodedAnswer> = async () => answer,
): Promise<Response> {
  const formFor = (known: EncodedAnswer) =>
    negotiate(known, c.req.header('if-none-match'), c.req.header('accept-encoding'));
  const { status, headers, body } = formFor(answer) ?? formFor(await compress()) ?? answer.plain;
  return new Response(body, { status, headers });
}
