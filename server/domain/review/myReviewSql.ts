import type { MyReview, MyReviewCard, Review, ReviewKey } from '../../../contract/review.ts';
import type { Queryable } from '../../db/database.ts';
import { type FieldsSql, isoTime, jsonPairs, withMarks } from '../../db/jsonSql.ts';
import { type RowSlice, streamRows } from '../../db/streamRows.ts';
import { isUnpublished, reviewCutMarks, reviewFields, reviewListFields } from './reviewCardSql.ts';

/** The photos of a column with the details of their uploads. Pictures of the demonstration have none. */
const photosOf = (column: string) => `(
  select coalesce(json_agg(photo.image || jsonb_build_object(
    'path', regexp_replace(photo.image ->> 'url', '^([a-z]+://[^/]*)?/', ''),
    'name', upload.name, 'type', upload.type, 'size', upload.size, 'hash', upload.hash
  ) order by photo.place), '[]')
  from jsonb_array_elements(${column}) with ordinality as photo (image, place)
  left join upload on upload.review_id = review.id
    and upload.image ->> 'url' = photo.image ->> 'url')`;

/** Members see their own reviews in any status. In `||` the later value of a field wins. */
const cardOf = (
  fields: FieldsSql<Review>,
) => `(json_build_object(${jsonPairs(fields)})::jsonb || jsonb_build_object(
  'counsel_id', review.counsel_id,
  'status', review.status,
  'blindedUntil', case when not ${isUnpublished} then ${isoTime('review.blinded_until')} end,
  'beforePhotos', ${photosOf('review.before_photos')},
  'afterPhotos', ${photosOf('review.after_photos')}))`;

const wholeMyReview = cardOf(reviewFields);
const myReviewCard = withMarks(`${cardOf(reviewListFields)}::json`, reviewCutMarks);

export async function selectMyReview(
  db: Queryable,
  memberId: string,
  id: string,
): Promise<MyReview | undefined> {
  const [row] = await db.query<{ review: MyReview }>(
    `select ${wholeMyReview} as review from review where review.id = $1 and review.member_id = $2`,
    [id, memberId],
    { isPrepared: true },
  );
  return row?.review;
}

/** All of them, in any status. */
export const selectMyReviewKeys = (db: Queryable, memberId: string): Promise<ReviewKey[]> =>
  db.query<ReviewKey>('select id, counsel_id from review where member_id = $1', [memberId]);

export async function listMyReviews(db: Queryable, memberId: string, slice: RowSlice) {
  const [count] = await db.query<{ total: number }>(
    'select count(*) as total from review where member_id = $1',
    [memberId],
  );
  const rows = {
    table: 'review',
    own: 'review.member_id = $1',
    params: [memberId],
    item: myReviewCard,
    order: 'newest',
  } as const;
  return { data: streamRows<MyReviewCard>(db, rows, slice), total: count?.total ?? 0 };
}
