import type { $Fetch } from 'ofetch';
import type { Api, ApiKey } from '../../contract/api.ts';
import type { Input, Method, Output as OutputOf } from '../../contract/endpoint.ts';
import { failureOf, toApiError } from './failure.ts';
import { ownWriteHeader, rememberWrite } from './ownWrites.ts';

export type CallInput<K extends ApiKey> = Input<Api[K]>;
export type Output<K extends ApiKey> = OutputOf<Api[K]>;

export type Call = <K extends ApiKey>(
  key: K,
  input: CallInput<K>,
  headers?: Record<string, string>,
  signal?: AbortSignal,
) => Promise<Output<K>>;

/**
 * Calls the API. The key names the call; the contract types its input and answer. The HTTP client is loaded with the
 * first call, because a page that the server rendered needs none.
 */
export const call = callBy(async () => (await import('./http.ts')).http);

/** Calls the API in the same process, when the server renders a page. */
export const callThrough = (fetch: (path: string) => Promise<Response>) =>
  callBy(async () => (await import('./http.ts')).httpThrough(fetch));

/**
 * The browser sends these short writes even while the page closes. Only the end of the path is here, so that the script
 * of visitors has no path of the console.
 */
const SENT_ON_LEAVING = /\/counsels\/changes$/;

function callBy(loadClient: () => Promise<$Fetch>): Call {
  return async (key, input, headers = {}, signal) => {
    const { params, query, body } = input as Parts;
    const [method, template] = key.split(' ') as [Method, string];
    const path = fillPath(template, params) + queryString(query);
    const isPublic = path.startsWith('/public/');
    const options = {
      method,
      headers: { ...headers, ...(isPublic && ownWriteHeader()) },
      ...(body !== undefined && { body }),
      // Public answers are the same for everyone, so no cookie is sent.
      credentials: isPublic ? 'omit' : 'include',
      // A write without a body, e.g. a removed bookmark, is sent even if the visitor leaves the page.
      keepalive: method !== 'GET' && (body === undefined || SENT_ON_LEAVING.test(template)),
      signal: signal ?? null,
    } as const;
    const answer = await loadClient()
      .then((client) => client.raw(path, options))
      .catch((cause: unknown) => {
        throw toApiError(cause);
      });
    // Success is 200 to 299, but only 200 for the signed URL of an upload (UPL-06).
    if (key === 'GET /s3/generate-s3-url' && answer.status !== 200) throw failureOf(answer);
    rememberWrite(answer);
    return answer._data as Output<typeof key>; // the server has parsed the answer through its schema
  };
}

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: Record<string, unknown>;
}

function fillPath(template: string, params: Parts['params'] = {}): string {
  return template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Unset values are left out, never sent as 'undefined' or empty. */
function queryString(query: Parts['query'] = {}): string {
  const set = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return set.length === 0 ? '' : `?${new URLSearchParams(set)}`;
}
