import type { Language } from '../../../contract/plain/language.ts';
import type { Review } from '../../../contract/review.ts';
import type { Queryable } from '../../db/database.ts';
import type { PublicRows } from '../../db/lists/rememberTotals.ts';
import type { Condition } from '../../db/lists/where.ts';
import { findList } from '../find/findListSql.ts';
import { reviewCard, reviewIsPublished, wholeReview } from './reviewCardSql.ts';

interface ReviewFilter {
  clinicId?: string | undefined;
  doctorId?: string | undefined;
  eventId?: string | undefined;
  photos?: 'true' | undefined;
  writtenIn?: Language | undefined;
}

export const reviewList = (rows: PublicRows) =>
  findList(rows, { noun: 'review', visible: reviewIsPublished, card: reviewCard });

export async function selectReview(
  db: Queryable,
  id: string,
  day: string,
): Promise<Review | undefined> {
  const [row] = await db.query<{ review: Review }>(
    `select ${wholeReview(day)} as review from review where review.id = $1 and ${reviewIsPublished}`,
    [id],
    { isPrepared: true },
  );
  return row?.review;
}

/** The filters that only lists of reviews have. */
export function reviewConditions(filter: ReviewFilter) {
  const { clinicId, doctorId, eventId, photos, writtenIn } = filter;
  const conditions: Condition[] = [];
  const of = (sql: string, value: string | undefined) => {
    if (value !== undefined) conditions.push({ sql, value, hasExactTotal: true });
  };
  of('review.clinic_id = ?', clinicId);
  of('review.event_id = ?', eventId);
  of(isAboutDoctor, doctorId);
  if (photos !== undefined) conditions.push({ sql: hasPhotos });
  if (writtenIn !== undefined) conditions.push({ sql: 'review.language = ?', value: writtenIn });
  return conditions;
}

const isAboutDoctor = `exists (
  select 1 from review_doctor x where x.review_id = review.id and x.doctor_id = ?)`;

const hasPhotos = `jsonb_array_length(review.before_photos)
  + jsonb_array_length(review.after_photos) > 0`;
