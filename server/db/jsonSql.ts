/** SQL for what many nouns have in common. A table stands under its own name in every statement. */

export const isoTime = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** An array of the rows that `source` names, in the given order. */
export const jsonList = (item: string, source: string, order: string) =>
  `(select coalesce(json_agg(${item} order by ${order}), '[]') from ${source})`;

export const namedFields = (table: string) =>
  `'id', ${table}.id, 'name', ${table}.name, 'nameJa', ${table}.name_ja`;

export const named = (table: string) => `json_build_object(${namedFields(table)})`;

/** The average of stored sums: no review is read for it. */
export const ratingFields = (table: string) => `
  'averageRating',
  coalesce(round(${table}.rating_sum::numeric / nullif(${table}.review_count, 0), 2), 0),
  'reviewCount', ${table}.review_count`;
