/**
 * The time that lists sort by, newest first: the first publication of the record. Indexes have this expression
 * (0050_newest_indexes.ts).
 */
export const publishedAt = (table: string) =>
  `coalesce(${table}.published_at, ${table}.created_at)`;

/** The keys that sort records by their age; the id decides between equal moments. */
export const ageKeys = (table: string): string[] => [publishedAt(table), `${table}.id`];

export const newestOrder = (table: string) =>
  ageKeys(table)
    .map((key) => `${key} desc`)
    .join(', ');

/**
 * The records that are older than the record whose id is in the parameter with this number. If that record is gone, the
 * next parameter has its time.
 */
export const olderThan = (table: string, parameter: number) => `(${ageKeys(table).join(', ')}) < (
  coalesce((select ${publishedAt('former')} from ${table} former where former.id = $${parameter}), $${parameter + 1}),
  $${parameter}::uuid)`;
