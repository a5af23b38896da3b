import type { Index } from './migration.ts';

const average = 'coalesce(round(rating_sum::numeric / nullif(rating_count, 0), 2), 0)';
const trusted = '((rating_sum + 40) * 1000 / (rating_count + 10))';

const index = (name: string, on: string): Index => ({
  name,
  sql: `create index ${name} on ${on}`,
});

/** The stored values of three sorts: recommended, rating, number of reviews. */
const sorted = (table: string): Index[] => [
  index(`${table}_by_trust`, `${table} (${trusted} desc, id desc)`),
  index(`${table}_by_average`, `${table} ((${average}) desc, review_count desc, id desc)`),
  index(`${table}_by_reviews`, `${table} (review_count desc, id desc)`),
];

/** A record without a price comes last in both directions. */
const priced = (table: string, price: string): Index[] => [
  index(`${table}_by_price`, `${table} ((-coalesce(${price}, 2147483647)) desc, id desc)`),
  index(`${table}_by_high_price`, `${table} ((coalesce(${price}, -1)) desc, id desc)`),
];

/** For the filters and sorts of server/domain/find. Migration 0050 replaces the indexes of the sorts. */
export const findIndexes: readonly Index[] = [
  ...sorted('clinic'),
  ...sorted('doctor'),
  ...sorted('event'),
  ...priced('clinic', 'price_from'),
  ...priced('event', 'price'),
  index(
    'review_by_checks',
    `review ((visit_confirmed::int * 2 + (jsonb_array_length(before_photos)
      + jsonb_array_length(after_photos) > 0)::int) desc, id desc)`,
  ),
  index('clinic_by_district', 'clinic (district_id, id desc)'),
  index('clinic_by_station', 'clinic (station_id, id desc)'),
  index('clinic_by_position', 'clinic (latitude, longitude)'),
];
