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
    if (!response.ok || !isFromServer(response)) throw failureOf(response);
  },
});

/** The same client on another `fetch`: the server renders pages with its own API in the same process. */
export const httpThrough = (fetch: (path: string) => Promise<Response>): $Fetch =>
  http.create({}, { fetch: (path) => fetch(String(path)) });

/** The API answers JSON objects, and CSV files. Anything else comes from a proxy or a login page of the network. */
const isFromServer = ({ headers, _data: body }: Response & { _data?: unknown }) =>
  (typeof body === 'object' && body !== null) ||
  headers.get('Content-Type')?.startsWith('text/csv') === true;
