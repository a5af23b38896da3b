import type { BookmarkableType } from '../../../contract/bookmark.ts';
import type { Queryable } from '../../db/database.ts';
import type { ListedNoun } from '../../db/feed/change.ts';
import { cardsByIds } from '../../db/lists/cardsByIds.ts';
import type { List, ListSource, Slice } from '../../db/lists/listByPublication.ts';
import { ageKeys, publishedAt } from '../../db/lists/publishedOrder.ts';
import type { TotalOf } from '../../db/lists/rememberTotals.ts';
import { whenFew } from '../../db/lists/whenFew.ts';
import { type Condition, parameters, type Where, where } from '../../db/lists/where.ts';
import { othersOnPage, popularSince } from './popularityRules.ts';

/** Records that are sorted by popularity: `keys` sort those that have equally many bookmarks. */
interface Ranked {
  table: ListedNoun;
  type: BookmarkableType;
  keys: readonly string[];
}

/** Sorted by bookmarks of the last 30 days, then by the keys, then newest. */
export function popularList<Row>(
  db: Queryable,
  source: ListSource<Row> & Ranked,
  totalOf: TotalOf,
) {
  return async (conditions: readonly Condition[], slice: Slice, now: Date): Promise<List<Row>> => {
    const filter = where([{ sql: source.visible }, ...conditions]);
    const total = await totalOf(filter);
    if (total.total === 0) return { ...total, data: [] };
    const few = whenFew(source.table, filter, total);
    const ids = await selectIds(db, source, few, { slice, since: popularSince(now) });
    return { ...total, data: await cardsByIds(db, source, ids) };
  };
}

interface PopularPage extends Slice {
  since: Date;
  /** How many recent bookmarks the last record of the page before has. */
  lastBookmarks: number | undefined;
}

async function selectIds(
  db: Queryable,
  source: Ranked,
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
  { table, type }: Ranked,
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
  { table, type, keys }: Ranked,
  filter: Where,
  { offset, limit, since, after, lastBookmarks }: PopularPage,
): Promise<{ total: number; ids: string[] }> {
  const { params, put } = parameters(filter.params);
  const named = keys.map((key, index) => `${key} as key_${index}`);
  const place = ['bookmarks', ...keys.map((_, index) => `key_${index}`), 'published', 'id'];
  const last = () => [`${put(lastBookmarks)}::bigint`, ...keys, ...ageKeys(table)].join(', ');
  const behind = after
    ? `where (${place.join(', ')}) < (select ${last()} from ${table} where id = ${put(after)})`
    : '';
  const [row] = await db.query<{ total: number; ids: string[] }>(
    `with bookmarked as (
       select ${[`${table}.id`, 'recent.bookmarks', ...named].join(', ')}, ${publishedAt(table)} as published
       from (
         select target_id, count(*) as bookmarks from bookmark
         where target_type = ${put(type)} and created_at > ${put(since)} group by target_id
       ) recent
       join ${table} on ${table}.id = recent.target_id
       where ${filter.sql}
     ), rest as (select * from bookmarked ${behind})
     select (select count(*) from rest) as total,
       array(
         select id from rest order by ${place.map((key) => `${key} desc`).join(', ')}
         limit ${put(limit)} offset ${put(offset)}
       ) as ids`,
    params,
  );
  return row ?? { total: 0, ids: [] };
}

/** Reads records in the order of their keys and skips those with recent bookmarks. Slow for large offsets. */
async function selectOthers(
  db: Queryable,
  { table, type, keys }: Ranked,
  filter: Where,
  { offset, limit, since, after, lastBookmarks }: PopularPage,
): Promise<string[]> {
  const { params, put } = parameters(filter.params);
  const places = [...keys, ...ageKeys(table)];
  const place = places.join(', ');
  // All records with recent bookmarks come before these.
  const behind =
    lastBookmarks === 0
      ? `and (${place}) < (select ${place} from ${table} where id = ${put(after)})`
      : '';
  const rows = await db.query<{ id: string }>(
    `select ${table}.id from ${table}
     where ${filter.sql} and not exists (
       select 1 from bookmark where target_type = ${put(type)}
         and target_id = ${table}.id and created_at > ${put(since)}
     ) ${behind}
     order by ${places.map((key) => `${key} desc`).join(', ')}
     limit ${put(limit)} offset ${put(offset)}`,
    params,
  );
  return rows.map((row) => row.id);
}
