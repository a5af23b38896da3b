import { refuse } from '../../refusal.ts';
import { assertCleanText } from './cleanInput.ts';

/** Keys whose values are lists: `facts=a&facts=b` means `facts=a,b`. */
const LISTS = new Set(['facts']);

/** Decodes the query of a URL. Any other repeated key is refused because its meaning is unclear. */
export function readQuery(url: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  const start = url.indexOf('?');
  if (start === -1) return query;
  for (const pair of url.slice(start + 1).split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const key = decode(equals === -1 ? pair : pair.slice(0, equals));
    const value = equals === -1 ? '' : decode(pair.slice(equals + 1));
    if (!(key in query)) query[key] = value;
    else if (LISTS.has(key)) query[key] += `,${value}`;
    else throw refuse('invalid_input', 'query: a key is repeated');
  }
  return query;
}

function decode(text: string): string {
  const decoded = decodedOf(text.replaceAll('+', ' '));
  assertCleanText(decoded);
  return decoded;
}

function decodedOf(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw refuse('invalid_input', 'query: not decodable');
  }
}
