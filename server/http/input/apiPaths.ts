import type { EndpointKey } from '../../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../refusal.ts';

export interface ApiPaths {
  /** Whether the first part of the path belongs to the API. */
  has(path: string): boolean;
  /** The refusal for a path without a call: "not found", or the allowed methods. */
  refusal(path: string): Refusal;
}

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

/** Lists the methods that an API path supports; empty for an unknown path. */
function allowedMethods(keys: readonly EndpointKey[]): (path: string) => string[] {
  const calls = keys.map((key) => {
    const [method = '', pattern = ''] = key.split(' ');
    return { method, segments: pattern.split('/') };
  });
  return (path) => {
    const segments = path.split('/');
    const fitting = calls.filter((call) => fits(call.segments, segments));
    const methods = new Set(fitting.map((call) => call.method));
    if (methods.has('GET')) methods.add('HEAD');
    return [...methods].sort();
  };
}

const fits = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every(
    (part, at) => part === segments[at] || (part.startsWith(':') && segments[at] !== ''),
  );
