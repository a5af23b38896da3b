import type { ReviewCard } from '../../../contract/review.ts';
import type { Queryable } from '../../db/database.ts';
import type { List, Slice } from '../../db/newestFirst.ts';
import type { TotalOf } from '../../db/rememberTotals.ts';
import { asRowJson, type RowJson } from '../../db/rowJson.ts';
import { type Condition, type Where, where } from '../../db/where.ts';
import { limits } from '../../limits.ts';
import { othersOnPage, popularSince } from './popularityRules.ts';
import { reviewCard, reviewIsPublished } from './reviewCardSql.ts';

const { card, read } = asRowJson(reviewCard);

/** Sorted by bookmarks of the last 30 days, then rating, then newest. */
export function popularReviews(db: Queryable, totalOf: TotalOf) {
  return async (
    conditions: readonly Condition[],
    slice: Slice,
    now: Date,
  ): Promise<List<RowJson<ReviewCard>>> => {
    const filter = where(reviewIsPublished, conditions);
    const [total, ids] = await Promise.all([totalOf(filter), selectIds(db, filter, slice, now)]);
    if (ids.length > limits.lists.streamAbove) return { total, data: batches(db, ids) };
    return { total, data: await selectCards(db, ids) };
  };
}

async function selectIds(db: Queryable, filter: Where, slice: Slice, now: Date) {
  const since = popularSince(now);
  const last = slice.after ? await selectSortKey(db, slice.after, since) : undefined;
  const page = { since, last, offset: last ? 0 : slice.offset, limit: slice.limit };
  const bookmarked = await selectBookmarked(db, filter, page);
  const others = othersOnPage(page, bookmarked.total);
  if (others.limit === 0) return bookmarked.ids;
  return [...bookmarked.ids, ...(await selectOthers(db, filter, { ...page, ...others }))];
}

interface PopularPage extends Slice {
  since: Date;
  /** The page begins after this review. */
  last: SortKey | undefined;
}

/** The sort key of a review. */
interface SortKey {
  id: string;
  rating: number;
  marks: number;
}

async function selectSortKey(db: Queryable, id: string, since: Date): Promise<SortKey | undefined> {
  const [place] = await db.query<SortKey>(
    `select id, rating, (
       select count(*) from bookmark
       where target_type = 'REVIEW' and target_id = review.id and created_at > $2) as marks
     from review where id = $1`,
    [id, since],
  );
  return place;
}

interface Bookmarked {
  total: number;
  ids: string[];
}

async function selectBookmarked(
  db: Queryable,
  filter: Where,
  { offset, limit, since, last }: PopularPage,
): Promise<Bookmarked> {
  const next = filter.params.length + 1;
  const behind = last
    ? `where (marks, rating, id) < ($${next + 3}::int, $${next + 4}::int, $${next + 5}::uuid)`
    : '';
  const [row] = await db.query<Bookmarked>(
    `with bookmarked as (
       select review.id, review.rating, recent.marks
       from (
         select target_id, count(*) as marks from bookmark
         where target_type = 'REVIEW' and created_at > $${next} group by target_id
       ) recent
       join review on review.id = recent.target_id
       where ${filter.sql}
     ), rest as (select * from bookmarked ${behind})
     select (select count(*) from rest) as total,
       array(
         select id from rest order by marks desc, rating desc, id desc
         limit $${next + 1} offset $${next + 2}
       ) as ids`,
    [...filter.params, since, limit, offset, ...(last ? [last.marks, last.rating, last.id] : [])],
  );
  return row ?? { total: 0, ids: [] };
}

/** Reads reviews in the order of their rating and skips those with recent bookmarks. Quick for the first pages. */
async function selectOthers(
  db: Queryable,
  filter: Where,
  { offset, limit, since, last }: PopularPage,
): Promise<string[]> {
  const next = filter.params.length + 1;
  // All reviews with recent bookmarks come before these.
  const from = last?.marks === 0 ? last : undefined;
  const behind = from
    ? `and (review.rating, review.id) < ($${next + 3}::int, $${next + 4}::uuid)`
    : '';
  const rows = await db.query<{ id: string }>(
    `select review.id from review
     where ${filter.sql} and not exists (
       select 1 from bookmark
       where target_type = 'REVIEW' and target_id = review.id and created_at > $${next}
     ) ${behind}
     order by review.rating desc, review.id desc
     limit $${next + 1} offset $${next + 2}`,
    [...filter.params, since, limit, offset, ...(from ? [from.rating, from.id] : [])],
  );
  return rows.map((row) => row.id);
}

async function* batches(
  db: Queryable,
  ids: readonly string[],
): AsyncGenerator<RowJson<ReviewCard>> {
  for (let start = 0; start < ids.length; start += limits.lists.streamBatch) {
    yield* await selectCards(db, ids.slice(start, start + limits.lists.streamBatch));
  }
}

async function selectCards(db: Queryable, ids: readonly string[]): Promise<RowJson<ReviewCard>[]> {
  const rows = await db.query<{ card: string }>(
    `select ${card}::text as card
     from unnest($1::uuid[]) with ordinality as page (id, place) join review using (id)
     order by place`,
    [ids],
    { isPrepared: ids.length <= limits.lists.preparedRows },
  );
  return rows.map((row) => read(row.card));
}
