import { posix } from 'node:path';

const AT_ONCE = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'(\.[^']+)'/gm;
const LAZILY = /\bimport\('(\.[^']+)'\)/g;

/** Our own files that a file imports, as paths from the root; types alone are not loaded and do not count. */
export function importsOf(file: string, text: string): { atOnce: string[]; lazily: string[] } {
  const paths = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, path = '']) => posix.join(posix.dirname(file), path));
  return { atOnce: paths(AT_ONCE), lazily: paths(LAZILY) };
}

/** A file and all that is loaded with it. */
export function needed(
  file: string,
  sources: ReadonlyMap<string, string>,
  seen = new Set<string>(),
): Set<string> {
  const text = sources.get(file);
  if (text === undefined || seen.has(file)) return seen;
  seen.add(file);
  for (const path of importsOf(file, text).atOnce) needed(path, sources, seen);
  return seen;
}
