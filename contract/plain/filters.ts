/** The four filters of the browse page. Addresses and every list call use these names. */
export const FILTER_NAMES = ['specialtyId', 'treatmentId', 'partId', 'concernId'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
export type Filters = { [name in FilterName]?: string | undefined };

/** An id of the taxonomy, e.g. `plastic-surgery`. */
export const TAXONOMY_ID = /^[a-z0-9-]{1,64}$/;
