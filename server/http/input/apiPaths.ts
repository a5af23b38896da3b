import type { EndpointKey } from '../../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { allowedMethods } from './allowedMethods.ts';

export interface ApiPaths {
  /** Addresses that belong to the API, whether a call lives there or not. */
  has(path: string): boolean;
  /** Why no call of the API took the request. */
  refusal(path: string): Refusal;
}

/** The addresses of these calls. */
export function apiPathsOf(keys: readonly EndpointKey[]): ApiPaths {
  const methodsAt = allowedMethods(keys);
  const folders = new Set(keys.map((key) => key.split('/')[1]));
  return {
    has: (path) => folders.has(path.split('/')[1]),
    refusal: (path) => {
      const allowed = methodsAt(path);
      if (allowed.length === 0) return refuse('not_found');
      return refuse('method_not_allowed', undefined, { Allow: allowed.join(', ') });
    },
  };
}
