import type { Slice } from './listByPublication.ts';
import type { Where } from './where.ts';

/** The where, order and limit of a page that is sorted by id, the newest row first. */
export function pageById(table: string, filter: Where, { offset, limit, after }: Slice): Where {
  const next = filter.params.length + 1;
  const behind = after ? `and ${table}.id < $${next + 2}` : '';
  return {
    sql: `where ${filter.sql} ${behind} order by ${table}.id desc limit $${next} offset $${next + 1}`,
    params: [...filter.params, limit, after ? 0 : offset, ...(after ? [after] : [])],
  };
}
