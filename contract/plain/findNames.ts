/** Query parameters of the browse page and of its lists, besides the four filters. Their values: contract/find.ts. */
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
  'writtenIn',
  'sort',
] as const;
export type FindName = (typeof FIND_NAMES)[number];

/** The lowest ratings that a visitor can choose; each has a count. Addresses may have any other one. */
export const RATING_CHOICES = ['4.5', '4', '3'] as const;
