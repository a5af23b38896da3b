import type { Queryable } from '../database.ts';
import { cardsByIds } from './cardsByIds.ts';
import type { List, ListSource, Slice } from './listByPublication.ts';
import { ageKeys } from './publishedOrder.ts';
import type { TotalOf } from './rememberTotals.ts';
import { whenFew } from './whenFew.ts';
import { type Condition, parameters, type Where, where } from './where.ts';

/** Keys are SQL and never null. `from` is the table, with the joins that the keys need; `?` in it is `value`. */
export interface Sorting {
  keys: readonly string[];
  from: string;
  value?: string | undefined;
}

/**
 * Lists rows by keys, the largest first, and newest first among equal rows. The ids of a page are selected first, as in
 * listByPublication.ts.
 */
export function sortedBy<Row>(db: Queryable, source: ListSource<Row>, totalOf: TotalOf) {
  return async (
    conditions: readonly Condition[],
    sorting: Sorting,
    slice: Slice,
  ): Promise<List<Row>> => {
    const filter = where([{ sql: source.visible }, ...conditions]);
    const total = await totalOf(filter);
    if (total.total === 0) return { ...total, data: [] };
    const few = whenFew(source.table, filter, total);
    const ids = await selectIds(db, source.table, few, { ...sorting, slice });
    return { ...total, data: await cardsByIds(db, source, ids) };
  };
}

async function selectIds(
  db: Queryable,
  table: string,
  filter: Where,
  { slice, ...sorting }: Sorting & { slice: Slice },
): Promise<string[]> {
  const { offset, limit } = slice;
  const after =
    slice.after && (await isThere(db, table, sorting, slice.after)) ? slice.after : null;
  const { from, params: joinedParams } = joined(sorting, filter.params);
  const { params, put } = parameters(joinedParams);
  const places = [...sorting.keys, ...ageKeys(table)];
  const place = places.join(', ');
  const behind = after
    ? `and (${place}) < (select ${place} from ${from} where ${table}.id = ${put(after)})`
    : '';
  const rows = await db.query<{ id: string }>(
    `select ${table}.id from ${from} where ${filter.sql} ${behind}
     order by ${places.map((key) => `${key} desc`).join(', ')}
     limit ${put(limit)} offset ${put(after ? 0 : offset)}`,
    params,
  );
  return rows.map(({ id }) => id);
}

/** The keys of a deleted row are unknown: then `offset` counts instead of the cursor. */
async function isThere(
  db: Queryable,
  table: string,
  sorting: Sorting,
  id: string,
): Promise<boolean> {
  const { from, params } = joined(sorting, [id]);
  const rows = await db.query(`select 1 from ${from} where ${table}.id = $1`, params);
  return rows.length > 0;
}

/** The tables, with the value as the last parameter. */
function joined({ from, value }: Sorting, before: readonly unknown[]) {
  if (value === undefined) return { from, params: before };
  return { from: from.replace('?', `$${before.length + 1}`), params: [...before, value] };
}
