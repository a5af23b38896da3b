import type { Report } from '../../../contract/report.ts';
import type { Queryable } from '../../db/database.ts';
import { isoTime } from '../../db/jsonSql.ts';
import { reviewIsPublished } from '../review/reviewCardSql.ts';

const openReports = `review_report
  where review_report.review_id = review.id and review_report.closed_at is null`;

export const isReported = `exists (select 1 from ${openReports})`;

/** Ids of reports sort by age. */
export const oldestReport = `(select min(review_report.id::text) from ${openReports})`;

/** How many members reported the review, by reason. */
export const reportCounts = `(
  select coalesce(json_agg(json_build_object('reason', counted.reason, 'count', counted.count)
    order by counted.count desc, counted.reason), '[]')
  from (select review_report.reason, count(*) as count from ${openReports} group by 1) as counted)`;

/** Locks the review, so that no operator decides about it meanwhile. */
export async function lockReportedReview(
  tx: Queryable,
  id: string,
): Promise<{ memberId: string } | undefined> {
  const [review] = await tx.query<{ memberId: string }>(
    `select review.member_id as "memberId" from review
     where review.id = $1 and ${reviewIsPublished} for no key update`,
    [id],
  );
  return review;
}

export interface NewReport extends Pick<Report, 'id' | 'reason'> {
  reviewId: string;
  memberId: string;
  at: Date;
}

/** Undefined if an earlier report of the member is still open. */
export async function insertReport(
  tx: Queryable,
  { id, reviewId, memberId, reason, at }: NewReport,
): Promise<Report | undefined> {
  const [row] = await tx.query<{ report: Report }>(
    `insert into review_report (id, review_id, member_id, reason, created_at)
     values ($1, $2, $3, $4, $5)
     on conflict (review_id, member_id) where closed_at is null do nothing
     returning json_build_object('id', id, 'review_id', review_id, 'reason', reason,
       'created_at', ${isoTime('created_at')}) as report`,
    [id, reviewId, memberId, reason, at],
  );
  return row?.report;
}

/** Staff who have not seen the report yet are refused when they decide about the review. */
export async function raiseVersion(tx: Queryable, reviewId: string): Promise<void> {
  await tx.query('update review set version = version + 1 where id = $1', [reviewId]);
}

interface Closing {
  reviewId: string;
  staffId: string;
  at: Date;
}

/** Returns how many reports were open. */
export async function closeReports(
  tx: Queryable,
  { reviewId, staffId, at }: Closing,
): Promise<number> {
  const closed = await tx.query(
    `update review_report set closed_at = $3, closed_by = $2
     where review_id = $1 and closed_at is null returning id`,
    [reviewId, staffId, at],
  );
  return closed.length;
}
