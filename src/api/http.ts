import { type $Fetch, ofetch } from 'ofetch';
import { failureOf, toApiError } from './failure.ts';

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
