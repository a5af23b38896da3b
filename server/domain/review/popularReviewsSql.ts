import type { Review } from '../../../contract/review.ts';
import type { Queryable } from '../../db/database.ts';
import {
  BATCH,
  type List,
  PREPARED_UP_TO,
  type Slice,
  STREAM_ABOVE,
} from '../../db/newestFirst.ts';
import { inText, type RowText } from '../../db/rowText.ts';
import type { TotalOf } from '../../db/totalMemory.ts';
import { type Condition, type Where, where } from '../../db/where.ts';
import { othersOnPage, popularSince } from './popularityRules.ts';
import { reviewCard, reviewIsPublished } from './reviewCardSql.ts';

const { card, read } = inText(reviewCard);

/** By bookmarks of the last 30 days, then rating, then age. */
export function popularReviews(db: Queryable, totalOf: TotalOf) {
  return async (
    conditions: readonly Condition[],
    slice: Slice,
    now: Date,
  ): Promise<List<RowText<Review>>> => {
    const filter = where(reviewIsPublished, conditions);
    const [total, ids] = await Promise.all([totalOf(filter), selectIds(db, filter, slice, now)]);
    if (ids.length > STREAM_ABOVE) return { total, data: batches(db, ids) };
    return { total, data: await selectCards(db, ids) };
  };
}

async function selectIds(db: Queryable, filter: Where, slice: Slice, now: Date) {
  const since = popularSince(now);
  const bookmarked = await selectBookmarked(db, filter, slice, since);
  const others = othersOnPage(slice, bookmarked.total);
  if (others.limit === 0) return bookmarked.ids;
  return [...bookmarked.ids, ...(await selectOthers(db, filter, others, since))];
}

interface Bookmarked {
  total: number;
  ids: string[];
}

async function selectBookmarked(
  db: Queryable,
  filter: Where,
  { offset, limit }: Slice,
  since: Date,
): Promise<Bookmarked> {
  const next = filter.params.length + 1;
  const [row] = await db.query<Bookmarked>(
    `with bookmarked as (
       select review.id, review.rating, recent.marks
       from (
         select target_id, count(*) as marks from bookmark
         where target_type = 'REVIEW' and created_at > $${next} group by target_id
       ) recent
       join review on review.id = recent.target_id
       where ${filter.sql}
     )
     select (select count(*) from bookmarked) as total,
       array(
         select id from bookmarked order by marks desc, rating desc, id desc
         limit $${next + 1} offset $${next + 2}
       ) as ids`,
    [...filter.params, since, limit, offset],
  );
  return row ?? { total: 0, ids: [] };
}

/** Walks the reviews by rating and looks each one's bookmarks up: quick for as long as a page is near. */
async function selectOthers(
  db: Queryable,
  filter: Where,
  { offset, limit }: Slice,
  since: Date,
): Promise<string[]> {
  const next = filter.params.length + 1;
  const rows = await db.query<{ id: string }>(
    `select review.id from review
     where ${filter.sql} and not exists (
       select 1 from bookmark
       where target_type = 'REVIEW' and target_id = review.id and created_at > $${next}
     )
     order by review.rating desc, review.id desc
     limit $${next + 1} offset $${next + 2}`,
    [...filter.params, since, limit, offset],
  );
  return rows.map((row) => row.id);
}

async function* batches(db: Queryable, ids: readonly string[]): AsyncGenerator<RowText<Review>> {
  for (let start = 0; start < ids.length; start += BATCH) {
    yield* await selectCards(db, ids.slice(start, start + BATCH));
  }
}

async function selectCards(db: Queryable, ids: readonly string[]): Promise<RowText<Review>[]> {
  const rows = await db.query<{ card: string }>(
    `select ${card}::text as card
     from unnest($1::uuid[]) with ordinality as page (id, place) join review using (id)
     order by place`,
    [ids],
    { isPrepared: ids.length <= PREPARED_UP_TO },
  );
  return rows.map((row) => read(row.card));
}
