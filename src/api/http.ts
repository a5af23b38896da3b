import { type $Fetch, ofetch } from 'ofetch';
import type { ErrorAnswer } from '../../contract/errorCode.ts';
import { ApiError } from './ApiError.ts';

/** The only HTTP client. No time-out (API-32) and no retries: only the query client asks again, and only reads. */
export const http = ofetch.create({
  baseURL: '/',
  retry: 0,
  onRequestError: ({ error }) => {
    throw toApiError(error);
  },
  onResponse: ({ response }) => {
    if (!response.ok || !isFromServer(response._data)) throw failureOf(response);
  },
});

/** The same client on another `fetch`: the server renders pages with its own API in the same process. */
export const httpThrough = (fetch: (path: string) => Promise<Response>): $Fetch =>
  http.create({}, { fetch: (path) => fetch(String(path)) });

/** The API answers JSON objects only. Anything else comes from a proxy or a login page of the network. */
const isFromServer = (body: unknown) => typeof body === 'object' && body !== null;

export function failureOf({ status, _data }: { status: number; _data?: unknown }): ApiError {
  const { code, message, files } = (_data ?? {}) as Partial<ErrorAnswer>;
  return new ApiError(code ?? 'internal', status, message ?? `The server answered ${status}`, {
    files,
  });
}

/** What is no answer of the server: it was not reached, or the connection ended within the answer. */
export function toApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  const message = cause instanceof Error ? cause.message : 'No connection';
  return new ApiError('offline', 0, message, { cause });
}
