import { refuse } from '../../refusal.ts';
import { assertCleanText } from './cleanInput.ts';

/** Decodes the query of a URL. A repeated key is refused because its meaning is unclear. */
export function readQuery(url: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  const start = url.indexOf('?');
  if (start === -1) return query;
  for (const pair of url.slice(start + 1).split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const key = decode(equals === -1 ? pair : pair.slice(0, equals));
    if (key in query) throw refuse('invalid_input', 'query: a key is repeated');
    query[key] = equals === -1 ? '' : decode(pair.slice(equals + 1));
  }
  return query;
}

function decode(text: string): string {
  try {
    const decoded = decodeURIComponent(text.replaceAll('+', ' '));
    assertCleanText(decoded);
    return decoded;
  } catch {
    throw refuse('invalid_input', 'query: not decodable');
  }
}
