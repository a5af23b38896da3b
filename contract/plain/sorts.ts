/** The sorts of the browse lists. Without one, each list is sorted as the specification says. */
export const SORTS = [
  'recommended',
  'newest',
  'popular',
  'rating',
  'reviews',
  'near',
  'price',
  '-price',
] as const;
export type SortName = (typeof SORTS)[number];

/** Kilometres around a position, unless the caller says how many. */
export const NEAR_RADIUS = 5;
export const NEAR_RADIUS_MAX = 50;
