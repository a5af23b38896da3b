import { FILTER_NAMES, type Filters, TAXONOMY_ID } from '../../../contract/filters.ts';

/**
 * `tabId`, `lang` and whatever else stands in the address are no filters, and neither is what can be no id:
 * the server would refuse the whole list for it.
 */
export function filtersIn(search: URLSearchParams): Filters {
  const asked = FILTER_NAMES.map((name) => [name, search.get(name)] as const);
  return Object.fromEntries(asked.filter(([, id]) => id !== null && TAXONOMY_ID.test(id)));
}
