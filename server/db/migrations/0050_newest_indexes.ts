import type { Index } from './migration.ts';

const NEWEST = 'coalesce(published_at, created_at)';
const average = 'coalesce(round(rating_sum::numeric / nullif(rating_count, 0), 2), 0)';
const trusted = '((rating_sum + 40) * 1000 / (rating_count + 10))';
const checked = `(visit_confirmed::int * 2 + (jsonb_array_length(before_photos)
  + jsonb_array_length(after_photos) > 0)::int)`;

/** For a sort by a key; of equal records the newest comes first. */
const sorted = (table: string, name: string, key: string, rest = ''): Index => ({
  name: `${table}_newest_by_${name}`,
  sql: `create index ${table}_newest_by_${name} on ${table} (${key} desc, (${NEWEST}) desc, id desc) ${rest}`,
});

/** The columns of the expression are included, so that a page is found without reading the rows. */
const published = (table: string, more: string): Index => ({
  name: `${table}_newest_published`,
  sql: `create index ${table}_newest_published on ${table} ((${NEWEST}) desc, id desc)
    include (published_at, created_at${more}) where status = 'PUBLISHED'`,
});

const rated = (table: string): Index[] => [
  sorted(table, 'trust', trusted),
  sorted(table, 'average', `(${average}) desc, review_count`),
  sorted(table, 'reviews', 'review_count'),
];

const priced = (table: string, price: string): Index[] => [
  sorted(table, 'price', `(-coalesce(${price}, 2147483647))`),
  sorted(table, 'high_price', `(coalesce(${price}, -1))`),
];

/** For lists without `sort`, and for the sorts. */
export const newestIndexes: readonly Index[] = [
  published('clinic', ''),
  published('doctor', ', clinic_id'),
  published('event', ', clinic_id'),
  published('review', ', rating'),
  ...rated('clinic'),
  ...rated('doctor'),
  ...rated('event'),
  ...priced('clinic', 'price_from'),
  ...priced('event', 'price'),
  sorted('review', 'checks', checked),
  sorted('review', 'rating', 'rating', `where status = 'PUBLISHED'`),
  {
    name: 'review_newest_of_clinic',
    sql: `create index review_newest_of_clinic on review (clinic_id, (${NEWEST}) desc, id desc)
      where status = 'PUBLISHED'`,
  },
];

/** They sort by the id alone. */
export const formerIndexes: readonly string[] = [
  ...['clinic', 'doctor', 'event'].flatMap((table) => [
    `${table}_newest`,
    `${table}_by_trust`,
    `${table}_by_average`,
    `${table}_by_reviews`,
  ]),
  ...['clinic', 'event'].flatMap((table) => [`${table}_by_price`, `${table}_by_high_price`]),
  'review_newest',
  'review_by_checks',
  'review_by_rating',
];
