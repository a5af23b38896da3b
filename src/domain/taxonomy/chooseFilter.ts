import { FILTER_NAMES, type FilterName } from '../../../contract/filters.ts';

/** What a choice takes away with it, because it may no longer fit. A part leaves the specialty alone. */
const CLEARS: Record<FilterName, readonly FilterName[]> = {
  specialtyId: ['partId', 'concernId', 'treatmentId'],
  partId: ['concernId', 'treatmentId'],
  concernId: ['treatmentId'],
  treatmentId: [],
};

/** The query of the address with something chosen. Tab, language and whatever else it holds stay. */
export function chooseFilter(
  search: URLSearchParams,
  name: FilterName,
  id: string,
): URLSearchParams {
  const next = without(search, CLEARS[name]);
  next.set(name, id);
  return next;
}

export const clearFilters = (search: URLSearchParams) => without(search, FILTER_NAMES);

function without(search: URLSearchParams, names: readonly FilterName[]): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of names) next.delete(name);
  return next;
}
