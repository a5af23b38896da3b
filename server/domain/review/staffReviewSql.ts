import type { Language } from '../../../contract/plain/language.ts';
import type { Review, ReviewStatus } from '../../../contract/review.ts';
import type { StaffReview, StaffReviewCard } from '../../../contract/staff/staffReview.ts';
import type { Queryable } from '../../db/database.ts';
import { type FieldsSql, isoTime, jsonPairs, withMarks } from '../../db/jsonSql.ts';
import { cappedCount, type Total } from '../../db/lists/cappedCount.ts';
import { parameters, where } from '../../db/lists/where.ts';
import { isReported, oldestReport, reportCounts } from '../report/reportSql.ts';
import { ofClinic, type VisibleClinic } from '../staff/visibleClinicSql.ts';
import type { Author } from './averageSql.ts';
import { isUnpublished, reviewCutMarks, reviewFields, reviewListFields } from './reviewCardSql.ts';

/** Only operators, who see all clinics, learn of reports. A report raises the version, so a clinic gets none. */
const cardOf = (
  fields: FieldsSql<Review>,
  visible: VisibleClinic,
) => `json_build_object(${jsonPairs(fields)},
  'status', review.status, 'version', ${visible === null ? 'review.version' : 'null'},
  'blindedUntil', ${isoTime('review.blinded_until')}, 'blindReason', review.blind_reason,
  'pendingReason', case when review.status = 'PENDING' then review.pending_reason end,
  'reports', ${visible === null ? reportCounts : 'null'})`;

const wholeReview = (visible: VisibleClinic) => cardOf(reviewFields, visible);
const staffReviewCard = (visible: VisibleClinic) =>
  withMarks(cardOf(reviewListFields, visible), reviewCutMarks);

interface StaffReviewFilter {
  visible: VisibleClinic;
  status?: ReviewStatus | undefined;
  /** Only reported reviews, sorted by their oldest report. `after` is ignored: this list has few pages. */
  reported?: 'true' | undefined;
  clinicId?: string | undefined;
  offset: number;
  limit: number;
  /** The last review that the caller has. */
  after?: { id: string; isPending: boolean } | undefined;
}

export async function selectStaffReviews(
  db: Queryable,
  { visible, status, reported, clinicId, offset, limit, after: cursor }: StaffReviewFilter,
): Promise<Total & { data: StaffReviewCard[] }> {
  const after = reported ? undefined : cursor;
  const conditions = [
    ...ofClinic('review.clinic_id', visible),
    ...ofClinic('review.clinic_id', clinicId ?? null),
  ];
  if (status !== undefined) conditions.push({ sql: 'review.status = ?', value: status });
  if (reported !== undefined) conditions.push({ sql: isReported });
  const filter = where(conditions);
  const { params, put } = parameters(filter.params);
  const behind = after
    ? `and ((review.status = 'PENDING'), review.id) <
        (${put(after.isPending)}::boolean, ${put(after.id)}::uuid)`
    : '';
  const order = reported
    ? `${oldestReport}, review.id`
    : `(review.status = 'PENDING') desc, review.id desc`;
  const rows = await db.query<{ card: StaffReviewCard }>(
    `select ${staffReviewCard(visible)} as card from review where ${filter.sql} ${behind}
     order by ${order} limit ${put(limit)} offset ${put(after ? 0 : offset)}`,
    params,
  );
  return { data: rows.map(({ card }) => card), ...(await cappedCount(db, 'review', filter)) };
}

/** Undefined also for a review of another clinic. */
export async function selectStaffReview(
  db: Queryable,
  id: string,
  visible: VisibleClinic,
): Promise<StaffReview | undefined> {
  const [row] = await db.query<{ card: StaffReview }>(
    `select ${wholeReview(visible)} as card from review
     where review.id = $1 and ($2::uuid is null or review.clinic_id = $2)`,
    [id, visible],
  );
  return row?.card;
}

export interface LockedReview extends Author {
  id: string;
  status: ReviewStatus;
  version: number;
  writer: { id: string; language: Language };
}

const lockedColumns = `review.id, review.status, review.version,
  review.member_id as "memberId", review.clinic_id as "clinicId",
  json_build_object('id', member.id, 'language', member.language) as writer`;

const reviewAndWriter = 'review join member on member.id = review.member_id';

/** Locks the writer first, as the erasure of a member does: a notice to the writer refers to the member. */
export async function lockStaffReview(
  tx: Queryable,
  id: string,
): Promise<LockedReview | undefined> {
  const [row] = await tx.query<LockedReview>(
    `select ${lockedColumns} from ${reviewAndWriter} where review.id = $1
     for key share of member for update of review`,
    [id],
  );
  return row;
}

/** Blinded reviews whose time is over, with the status that follows. Skips rows that another process has locked. */
export function lockExpired(
  tx: Queryable,
  now: Date,
  limit: number,
): Promise<(LockedReview & { next: ReviewStatus })[]> {
  return tx.query<LockedReview & { next: ReviewStatus }>(
    `select ${lockedColumns},
       case when ${isUnpublished} then 'PENDING' else 'PUBLISHED' end as next
     from ${reviewAndWriter} where review.status = 'BLINDED' and review.blinded_until <= $1
     order by review.blinded_until limit $2
     for key share of member skip locked for update of review skip locked`,
    [now, limit],
  );
}

interface StatusChange {
  status: ReviewStatus;
  blindedUntil: Date | null;
  reason: string | null;
  at: Date;
}

/**
 * A review that waited for a check is new when it is published, also if it was hidden first. A review without a
 * `published_at` may have been published before this column was added.
 */
export async function updateReviewStatus(
  tx: Queryable,
  id: string,
  { status, blindedUntil, reason, at }: StatusChange,
): Promise<void> {
  await tx.query(
    `update review set status = $2, blinded_until = $3, blind_reason = $4,
       version = version + 1, updated_at = $5,
       published_at = coalesce(published_at,
         case when status = 'PUBLISHED' or status = 'BLINDED' and pending_reason is null
           then created_at when $2 = 'PUBLISHED' then $5 end)
     where id = $1`,
    [id, status, blindedUntil, reason, at],
  );
}
