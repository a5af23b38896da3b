import type { Slice } from './listByPublication.ts';
import { parameters, type Where } from './where.ts';

/** The where, order and limit of a page that is sorted by id, the newest row first. */
export function pageById(table: string, filter: Where, { offset, limit, after }: Slice): Where {
  const { params, put } = parameters(filter.params);
  const behind = after ? `and ${table}.id < ${put(after)}` : '';
  return {
    sql: `where ${filter.sql} ${behind} order by ${table}.id desc
      limit ${put(limit)} offset ${put(after ? 0 : offset)}`,
    params,
  };
}
