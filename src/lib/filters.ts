import {
  FILTER_NAMES,
  type FilterName,
  type Filters,
  TAXONOMY_ID,
} from '../../contract/plain/filters.ts';

/**
 * Reads the filters from the address. Values that cannot be ids are ignored: the server would refuse the whole
 * list.
 */
export function filtersIn(search: URLSearchParams): Filters {
  const asked = FILTER_NAMES.map((name) => [name, search.get(name)] as const);
  return Object.fromEntries(asked.filter(([, id]) => id !== null && TAXONOMY_ID.test(id)));
}

/**
 * The filters that a choice clears because they may no longer fit. Choosing a part does not change the
 * specialty.
 */
const CLEARS: Record<FilterName, readonly FilterName[]> = {
  specialtyId: ['partId', 'concernId', 'treatmentId'],
  partId: ['concernId', 'treatmentId'],
  concernId: ['treatmentId'],
  treatmentId: [],
};

/** The query string with a new choice. All other parameters stay: tab, language, place, price, sort. */
export function withFilter(search: URLSearchParams, name: FilterName, id: string): URLSearchParams {
  const next = without(search, CLEARS[name]);
  next.set(name, id);
  return next;
}

export const clearFilters = (search: URLSearchParams) => without(search, FILTER_NAMES);

export function without(search: URLSearchParams, names: readonly FilterName[]): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of names) next.delete(name);
  return next;
}

const BY_SPECIALTY = ['specialtyId', 'treatmentId'] as const;
const BY_PART = ['partId', 'concernId', 'treatmentId'] as const;

/**
 * The filters that breadcrumbs and titles show, in the order of the pickers: specialty, then treatment; or part, then
 * concern, then treatment. With a part or a concern the specialty is left out.
 */
export function shownFilters(filters: Filters): FilterName[] {
  const order = filters.partId || filters.concernId ? BY_PART : BY_SPECIALTY;
  return order.filter((name) => filters[name]);
}
