import { LANGUAGE_PARAMETER } from '../../../contract/plain/language.ts';
import { hidePosition } from '../../lib/position.ts';
import { screenAt } from '../routing/screenAt.ts';

/** Path and query of an address; the query is empty or starts with '?'. */
export function splitAddress(address: string): { pathname: string; search: string } {
  const start = address.indexOf('?');
  if (start === -1) return { pathname: address, search: '' };
  return { pathname: address.slice(0, start), search: address.slice(start) };
}

/**
 * The parameters that the screen reads, each once and in a fixed order. Tracking parameters are dropped. The address
 * of a rendered page says that the visitor gave a position, but not which one.
 */
export function knownSearch(pathname: string, search: string): string {
  const asked = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const name of [LANGUAGE_PARAMETER, ...(screenAt(pathname).screen.parameters ?? [])]) {
    // `facts` may be there several times.
    const value = name === 'facts' ? asked.getAll(name).join() || null : asked.get(name);
    if (value !== null) known.set(name, name === 'near' ? hidePosition(value) : value);
  }
  const query = String(known);
  return query && `?${query}`;
}
