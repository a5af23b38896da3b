import type { BookmarkableType } from '../../../contract/bookmark.ts';
import type { Queryable } from '../../db/database.ts';
import { cardsByIds } from '../../db/lists/cardsByIds.ts';
import {
  type List,
  type ListSource,
  listOf,
  type Slice,
} from '../../db/lists/listByPublication.ts';
import { ageKeys, publishedAt } from '../../db/lists/publishedOrder.ts';
import type { TotalOf } from '../../db/lists/rememberTotals.ts';
import { whenFew } from '../../db/lists/whenFew.ts';
import { type Condition, type Where, where } from '../../db/lists/where.ts';
import { othersOnPage, popularSince } from './popularityRules.ts';

/** A list that is sorted by popularity: `keys` sort the records that have equally many bookmarks. */
export interface PopularSource<Row> extends ListSource<Row> {
  type: BookmarkableType;
  keys: readonly string[];
}

/** Sorted by bookmarks of the last 30 days, then by the keys, then newest. */
export function popularList<Row>(db: Queryable, source: PopularSource<Row>, totalOf: TotalOf) {
  return async (conditions: readonly Condition[], slice: Slice, now: Date): Promise<List<Row>> => {
    const filter = where(source.visible, conditions);
    const total = await totalOf(filter);
    if (total.total === 0) return listOf(total, []);
    const few = whenFew(source.table, filter, total);
    const ids = await selectIds(db, source, few, { slice, since: popularSince(now) });
    return listOf(total, await cardsByIds(db, source, ids));
  };
}

interface PopularPage extends Slice {
  since: Date;
  /** How many recent bookmarks the last record of the page before has. */
  lastBookmarks: number | undefined;
}

async function selectIds(
  db: Queryable,
  source: PopularSource<unknown>,
  filter: Where,
  { slice, since }: { slice: Slice; since: Date },
): Promise<string[]> {
  const lastBookmarks = slice.after && (await countBookmarks(db, source, slice.after, since));
  const isAfter = typeof lastBookmarks === 'number';
  const page = {
    since,
    limit: slice.limit,
    offset: isAfter ? 0 : slice.offset,
    ...(isAfter ? { after: slice.after, lastBookmarks } : { lastBookmarks: undefined }),
  };
  const bookmarked = await selectBookmarked(db, source, filter, page);
  const others = othersOnPage(page, bookmarked.total);
  if (others.limit === 0) return bookmarked.ids;
  return [...bookmarked.ids, ...(await selectOthers(db, source, filter, { ...page, ...others }))];
}

async function countBookmarks(
  db: Queryable,
  { table, type }: PopularSource<unknown>,
  id: string,
  since: Date,
): Promise<number | undefined> {
  const [place] = await db.query<{ bookmarks: number }>(
    `select (select count(*) from bookmark
       where target_type = $3 and target_id = ${table}.id and created_at > $2) as bookmarks
     from ${table} where id = $1`,
    [id, since, type],
  );
  return place?.bookmarks;
}

async function selectBookmarked(
  db: Queryable,
  { table, type, keys }: PopularSource<unknown>,
  filter: Where,
  { offset, limit, since, after, lastBookmarks }: PopularPage,
): Promise<{ total: number; ids: string[] }> {
  const next = filter.params.length + 1;
  const named = keys.map((key, index) => `${key} as key_${index}`);
  const place = ['bookmarks', ...keys.map((_, index) => `key_${index}`), 'published', 'id'];
  const last = [`$${next + 4}::bigint`, ...keys, ...ageKeys(table)];
  const behind = `where (${place.join(', ')}) < (
    select ${last.join(', ')} from ${table} where id = $${next + 5})`;
  const [row] = await db.query<{ total: number; ids: string[] }>(
    `with bookmarked as (
       select ${[`${table}.id`, 'recent.bookmarks', ...named].join(', ')}, ${publishedAt(table)} as published
       from (
         select target_id, count(*) as bookmarks from bookmark
         where target_type = $${next + 1} and created_at > $${next} group by target_id
       ) recent
       join ${table} on ${table}.id = recent.target_id
       where ${filter.sql}
     ), rest as (select * from bookmarked ${after ? behind : ''})
     select (select count(*) from rest) as total,
       array(
         select id from rest order by ${place.map((key) => `${key} desc`).join(', ')}
         limit $${next + 2} offset $${next + 3}
       ) as ids`,
    [...filter.params, since, type, limit, offset, ...(after ? [lastBookmarks, after] : [])],
  );
  return row ?? { total: 0, ids: [] };
}

/** Reads records in the order of their keys and skips those with recent bookmarks. Slow for large offsets. */
async function selectOthers(
  db: Queryable,
  { table, type, keys }: PopularSource<unknown>,
  filter: Where,
  { offset, limit, since, after, lastBookmarks }: PopularPage,
): Promise<string[]> {
  const next = filter.params.length + 1;
  // All records with recent bookmarks come before these.
  const isAmongOthers = lastBookmarks === 0;
  const place = [...keys, ...ageKeys(table)];
  const behind = `and (${place.join(', ')}) < (
    select ${place.join(', ')} from ${table} where id = $${next + 4})`;
  const rows = await db.query<{ id: string }>(
    `select ${table}.id from ${table}
     where ${filter.sql} and not exists (
       select 1 from bookmark where target_type = $${next + 1}
         and target_id = ${table}.id and created_at > $${next}
     ) ${isAmongOthers ? behind : ''}
     order by ${place.map((key) => `${key} desc`).join(', ')}
     limit $${next + 2} offset $${next + 3}`,
    [...filter.params, since, type, limit, offset, ...(isAmongOthers ? [after] : [])],
  );
  return rows.map((row) => row.id);
}
