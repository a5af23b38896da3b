import type { Index } from './migration.ts';

const counted = (table: string, columns: string): Index => ({
  name: `${table}_counted`,
  sql: `create index ${table}_counted on ${table} ${columns} where status = 'PUBLISHED'`,
});

/** All columns by which records are counted: PostgreSQL reads these indexes instead of the wide rows. */
export const findBitsIndex: readonly Index[] = [
  counted(
    'clinic',
    `(district_id, station_id, language_bits, rating_tenths, fact_bits)
      include (id, latitude, longitude, prices)`,
  ),
  counted('doctor', '(clinic_id) include (id, rating_sum, rating_count)'),
  counted('event', '(clinic_id) include (id, price, starts_on, ends_on, rating_sum, rating_count)'),
  counted('review', '(clinic_id) include (id, rating)'),
];
