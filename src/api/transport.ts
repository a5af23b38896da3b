import type { Method } from '../../contract/endpoint.ts';

/** One request as it goes out. `path` carries its query already. */
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

/** The client for HTTP is fetched when the first call is made: a page drawn by the server needs none. */
let transport: Transport = async (request) => {
  const { sendByHttp } = await import('./httpTransport.ts');
  return sendByHttp(request);
};

/** The server renders pages with its own API in the same process; it has no use for HTTP. */
export function setTransport(next: Transport): void {
  transport = next;
}

export const send: Transport = (request) => transport(request);
