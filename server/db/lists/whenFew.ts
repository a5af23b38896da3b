import { limits } from '../../limits/limits.ts';
import type { Total } from './cappedCount.ts';
import type { Where } from './where.ts';

/**
 * Few matching rows are found by the filter first and sorted then. Otherwise PostgreSQL reads an index in list order
 * until the page is full, which for few matches is the whole table.
 */
export function whenFew(table: string, { sql, params }: Where, { total }: Total): Where {
  if (total > limits.lists.fewRows) return { sql, params };
  return { sql: `${table}.id = any(array(select ${table}.id from ${table} where ${sql}))`, params };
}
