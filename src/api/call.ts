import type { Api, ApiKey } from '../../contract/api.ts';
import type { Input, Method, Output as OutputOf } from '../../contract/endpoint.ts';
import type { ErrorAnswer } from '../../contract/errorCode.ts';
import { ApiError } from './ApiError.ts';
import { send } from './transport.ts';

export type CallInput<K extends ApiKey> = Input<Api[K]>;
export type Output<K extends ApiKey> = OutputOf<Api[K]>;

/** Calls the API. The key names the call; the contract types its input and answer. */
export async function call<K extends ApiKey>(
  key: K,
  input: CallInput<K>,
  headers: Record<string, string> = {},
): Promise<Output<K>> {
  const { params, query, body } = input as Parts;
  const [method, template] = key.split(' ') as [Method, string];
  const path = fillPath(template, params) + queryString(query);
  const answer = await send({ method, path, headers, ...(body !== undefined && { body }) });
  if (!isAnswered(key, answer.status) || !isFromServer(answer.body))
    throw failureOf(answer.status, answer.body);
  return answer.body as Output<K>; // the server has parsed the answer through its schema
}

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
}

function fillPath(template: string, params: Parts['params'] = {}): string {
  return template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Unset values are left out, never sent as 'undefined' or empty. */
function queryString(query: Parts['query'] = {}): string {
  const set = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return set.length === 0 ? '' : `?${new URLSearchParams(set)}`;
}

/** Success is 200 to 299, but only 200 for the signed URL of an upload (UPL-06). */
const isAnswered = (key: ApiKey, status: number) =>
  key === 'GET /s3/generate-s3-url' ? status === 200 : status >= 200 && status <= 299;

/** The API answers JSON objects only. Anything else comes from a proxy or a login page of the network. */
const isFromServer = (body: unknown) => typeof body === 'object' && body !== null;

function failureOf(status: number, body: unknown): ApiError {
  const { code, message, files } = (body ?? {}) as Partial<ErrorAnswer>;
  return new ApiError(code ?? 'internal', status, message ?? `The server answered ${status}`, {
    files,
  });
}
