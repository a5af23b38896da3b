import {
  FILTER_NAMES,
  type FilterName,
  type Filters,
  TAXONOMY_ID,
} from '../../../contract/filters.ts';

/**
 * `tabId`, `lang` and whatever else stands in the address are no filters, and neither is what can be no id:
 * the server would refuse the whole list for it.
 */
export function filtersIn(search: URLSearchParams): Filters {
  const asked = FILTER_NAMES.map((name) => [name, search.get(name)] as const);
  return Object.fromEntries(asked.filter(([, id]) => id !== null && TAXONOMY_ID.test(id)));
}

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

const BY_SPECIALTY = ['specialtyId', 'treatmentId'] as const;
const BY_PART = ['partId', 'concernId', 'treatmentId'] as const;

/** The filters that are set, in the order of the way there. A part or a concern leads, as for the plus. */
export function trailOf(filters: Filters): FilterName[] {
  const way = filters.partId || filters.concernId ? BY_PART : BY_SPECIALTY;
  return way.filter((name) => filters[name]);
}
