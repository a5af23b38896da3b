/** The four filters of the browse area, by the names they have in the address and in every list call. */
export const FILTER_NAMES = ['specialtyId', 'treatmentId', 'partId', 'concernId'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
export type Filters = { [name in FilterName]?: string | undefined };

const ID = /^[a-z0-9-]{1,64}$/;

/**
 * `tabId`, `lang` and whatever else stands in the address are no filters, and neither is what can be no id:
 * the server would refuse the whole list for it.
 */
export function filtersIn(search: URLSearchParams): Filters {
  const asked = FILTER_NAMES.map((name) => [name, search.get(name)] as const);
  return Object.fromEntries(asked.filter(([, id]) => id !== null && ID.test(id)));
}
