import { api } from '../../contract/api.ts';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { allowedMethods } from './allowedMethods.ts';
import { refuse } from './refusal.ts';

const keys: readonly EndpointKey[] = Object.keys(api).filter(
  (key): key is EndpointKey => key in api,
);
const methodsAt = allowedMethods(keys);
const apiFolders = new Set(keys.map((key) => key.split('/')[1]));

/** Addresses that belong to the API, whether a call lives there or not. */
export const isApiPath = (path: string): boolean => apiFolders.has(path.split('/')[1]);

/** Why no call of the API took the request. */
export function apiRefusal(path: string) {
  const allowed = methodsAt(path);
  if (allowed.length === 0) return refuse('not_found');
  return refuse('method_not_allowed', undefined, { Allow: allowed.join(', ') });
}
