import type { Hono } from 'hono';
import type { AppEnv } from '../../../server/http/appEnv.ts';
import { testClientConfig } from './testClientConfig.ts';

export interface Answer {
  status: number;
  headers: Headers;
  /** The parsed body, or its text if it is not JSON. */
  body: unknown;
}

export type Get = (path: string, headers?: Record<string, string>) => Promise<Answer>;

/** Sends the body like a page of the app: as JSON, with the origin of the site. */
export type Send = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

export function askApp(app: Hono<AppEnv>): { get: Get; send: Send } {
  const ask = async (path: string, init: RequestInit) => readAnswer(await app.request(path, init));
  return {
    get: (path, headers = {}) => ask(path, { headers }),
    send: (...call) => ask(call[1], writeOf(...call)),
  };
}

export const writeOf = (...[method, , body, headers]: Parameters<Send>) => ({
  method,
  headers: { Origin: testClientConfig.publicUrl, ...jsonType(body), ...headers },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

const jsonType = (body: unknown) =>
  body === undefined ? {} : { 'Content-Type': 'application/json' };

export async function readAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response;
  if (headers.get('content-type')?.startsWith('text/event-stream')) {
    // A stream would go on until the session ends.
    await response.body?.cancel();
    return { status, headers, body: '' };
  }
  const text = await response.text();
  const isJson = headers.get('content-type')?.startsWith('application/json') && text !== '';
  return { status, headers, body: isJson ? JSON.parse(text) : text };
}
