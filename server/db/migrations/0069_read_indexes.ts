import type { Index } from './migration.ts';

/** For lists that read a tenth of a table and more: their pages are found without reading the rows. */
export const readIndexes: readonly Index[] = [
  // Lists by distance, and lists of doctors by the price of their clinic.
  {
    name: 'clinic_placed',
    sql: `create index clinic_placed on clinic (latitude, longitude)
      include (id, published_at, created_at, status, price_from)`,
  },
  // Events that begin or end at midnight.
  { name: 'event_by_start', sql: 'create index event_by_start on event (starts_on)' },
  { name: 'event_by_end', sql: 'create index event_by_end on event (ends_on)' },
  // The accounts of the console.
  {
    name: 'staff_in_order',
    sql: 'create index staff_in_order on staff (active desc, role desc, user_id)',
  },
  {
    name: 'staff_name_parts',
    sql: 'create index staff_name_parts on staff using gin (name_parts(user_id))',
  },
];
