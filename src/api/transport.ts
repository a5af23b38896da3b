import type { Method } from '../../contract/endpoint.ts';

/** One outgoing request. `path` includes the query string. */
export interface Outgoing {
  method: Method;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Incoming {
  status: number;
  body: unknown;
}

export type Transport = (request: Outgoing) => Promise<Incoming>;

/** The HTTP client is loaded with the first call: a page rendered by the server needs none. */
let transport: Transport = async (request) => {
  const { sendByHttp } = await import('./httpTransport.ts');
  return sendByHttp(request);
};

/** The server renders pages with its own API in the same process, without HTTP. */
export function setTransport(next: Transport): void {
  transport = next;
}

export const send: Transport = (request) => transport(request);
