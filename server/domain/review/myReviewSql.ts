import type { MyReview } from '../../../contract/review.ts';
import type { Queryable } from '../../db/database.ts';
import { isoTime, jsonPairs } from '../../db/jsonSql.ts';
import { reviewFields } from './reviewCardSql.ts';

/** The photos of a column with the files behind them; pictures of the demonstration have none. */
const photosOf = (column: string) => `(
  select coalesce(json_agg(photo.image || jsonb_build_object(
    'path', regexp_replace(photo.image ->> 'url', '^([a-z]+://[^/]*)?/', ''),
    'name', upload.name, 'type', upload.type, 'size', upload.size, 'hash', upload.hash
  ) order by photo.place), '[]')
  from jsonb_array_elements(${column}) with ordinality as photo (image, place)
  left join upload on upload.review_id = review.id
    and upload.image ->> 'url' = photo.image ->> 'url')`;

/** Its own member sees a review whatever its status. The later of two fields of one name counts. */
const myReviewCard = `(json_build_object(${jsonPairs(reviewFields)})::jsonb || jsonb_build_object(
  'counsel_id', review.counsel_id,
  'status', review.status,
  'blindedUntil', ${isoTime('review.blinded_until')},
  'beforePhotos', ${photosOf('review.before_photos')},
  'afterPhotos', ${photosOf('review.after_photos')}))`;

export async function selectMyReview(
  db: Queryable,
  memberId: string,
  id: string,
): Promise<MyReview | undefined> {
  const [row] = await db.query<{ review: MyReview }>(
    `select ${myReviewCard} as review from review where review.id = $1 and review.member_id = $2`,
    [id, memberId],
  );
  return row?.review;
}

export async function selectMyReviews(
  db: Queryable,
  memberId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ data: MyReview[]; total: number }> {
  const [count] = await db.query<{ total: number }>(
    'select count(*) as total from review where member_id = $1',
    [memberId],
  );
  const rows = await db.query<{ review: MyReview }>(
    `select ${myReviewCard} as review from review where review.member_id = $1
     order by review.id desc limit $2 offset $3`,
    [memberId, limit, offset],
  );
  return { data: rows.map(({ review }) => review), total: count?.total ?? 0 };
}
