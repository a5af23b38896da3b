import { limits } from '../limits.ts';
import type { Total } from './cappedCount.ts';
import type { Where } from './where.ts';

/**
 * Few rows are found by the filter first and sorted then. With the filter as it is, PostgreSQL reads an index in the
 * order of the list until the page is full: quick when many rows match, the whole table when few do.
 */
export function whenFew(table: string, { sql, params }: Where, { total }: Total): Where {
  if (total > limits.lists.fewRows) return { sql, params };
  return { sql: `${table}.id = any(array(select ${table}.id from ${table} where ${sql}))`, params };
}
