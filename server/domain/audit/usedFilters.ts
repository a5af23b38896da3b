const SLICE = ['offset', 'limit', 'after'];

/** The names of the filters of a list, never what was typed. */
export const usedFilters = (query: Readonly<Record<string, unknown>>): string =>
  Object.keys(query)
    .filter((name) => !SLICE.includes(name) && Boolean(query[name]))
    .sort()
    .join(' ');
