import type { Filters } from '../../../contract/filters.ts';
import type { Review } from '../../../contract/review.ts';
import type { Queryable } from '../../db/database.ts';
import { newestFirst } from '../../db/newestFirst.ts';
import { type PublicRows, rememberTotals } from '../../db/rememberTotals.ts';
import { asRowJson } from '../../db/rowJson.ts';
import type { Condition } from '../../db/where.ts';
import { taxonomyConditions } from '../taxonomy/taxonomyFilterSql.ts';
import { popularReviews } from './popularReviewsSql.ts';
import { reviewCard, reviewIsPublished, wholeReview } from './reviewCardSql.ts';

export interface ReviewFilter extends Filters {
  clinicId?: string | undefined;
  doctorId?: string | undefined;
  eventId?: string | undefined;
}

/** The two sort orders share their totals. */
export function reviewList(rows: PublicRows) {
  const totalOf = rememberTotals(rows, 'review');
  const source = { table: 'review', visible: reviewIsPublished, ...asRowJson(reviewCard) };
  return {
    newest: newestFirst(rows, source, totalOf),
    popular: popularReviews(rows.db, totalOf),
  };
}

export async function selectReview(db: Queryable, id: string): Promise<Review | undefined> {
  const [row] = await db.query<{ review: Review }>(
    `select ${wholeReview} as review from review where review.id = $1 and ${reviewIsPublished}`,
    [id],
    { isPrepared: true },
  );
  return row?.review;
}

export async function reviewConditions(db: Queryable, filter: ReviewFilter): Promise<Condition[]> {
  const { clinicId, doctorId, eventId, ...taxonomyFilter } = filter;
  const conditions = await taxonomyConditions(db, 'review', taxonomyFilter);
  if (clinicId !== undefined) conditions.push({ sql: 'review.clinic_id = ?', value: clinicId });
  if (eventId !== undefined) conditions.push({ sql: 'review.event_id = ?', value: eventId });
  if (doctorId !== undefined) conditions.push({ sql: isAboutDoctor, value: doctorId });
  return conditions;
}

const isAboutDoctor = `exists (
  select 1 from review_doctor x where x.review_id = review.id and x.doctor_id = ?)`;
