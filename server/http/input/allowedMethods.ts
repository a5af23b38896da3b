import type { EndpointKey } from '../../../contract/endpoint.ts';

/** Which methods an address of the API answers to; none when there is no such address. */
export function allowedMethods(keys: readonly EndpointKey[]): (path: string) => string[] {
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
