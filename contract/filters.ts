/** The four filters of the browse page. Addresses and every list call use these names. */
export const FILTER_NAMES = ['specialtyId', 'treatmentId', 'partId', 'concernId'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
export type Filters = { [name in FilterName]?: string | undefined };

/** An id of the taxonomy, e.g. `plastic-surgery`. */
export const TAXONOMY_ID = /^[a-z0-9-]{1,64}$/;

/** The further query parameters of the browse page and of its lists; docs/find.md explains them. */
export const FIND_NAMES = [
  'region',
  'station',
  'near',
  'radius',
  'priceMin',
  'priceMax',
  'facts',
  'language',
  'minRating',
  'photos',
  'sort',
] as const;
export type FindName = (typeof FIND_NAMES)[number];
