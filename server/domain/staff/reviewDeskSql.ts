import type { ReviewStatus } from '../../../contract/review.ts';
import type { StaffReview } from '../../../contract/staffReview.ts';
import type { Queryable } from '../../db/database.ts';
import { isoTime, jsonPairs } from '../../db/jsonSql.ts';
import { type Condition, where } from '../../db/where.ts';
import type { CountedReview } from '../review/averageRules.ts';
import { reviewFields } from '../review/reviewCardSql.ts';

const deskCard = `json_build_object(${jsonPairs(reviewFields)}, 'status', review.status,
  'version', review.version, 'blindedUntil', ${isoTime('review.blinded_until')},
  'blindReason', review.blind_reason)`;

interface DeskFilter {
  /** Null for those who may see all clinics. */
  own: string | null;
  status?: ReviewStatus | undefined;
  clinicId?: string | undefined;
  offset: number;
  limit: number;
}

export async function selectDesk(
  db: Queryable,
  { own, status, clinicId, offset, limit }: DeskFilter,
): Promise<{ data: StaffReview[]; total: number }> {
  const conditions: Condition[] = [];
  if (own !== null) conditions.push({ sql: 'review.clinic_id = ?', value: own });
  if (status !== undefined) conditions.push({ sql: 'review.status = ?', value: status });
  if (clinicId !== undefined) conditions.push({ sql: 'review.clinic_id = ?', value: clinicId });
  const { sql, params } = where('true', conditions);
  const [count] = await db.query<{ total: number }>(
    `select count(*) as total from review where ${sql}`,
    params,
  );
  const rows = await db.query<{ card: StaffReview }>(
    `select ${deskCard} as card from review where ${sql}
     order by (review.status = 'PENDING') desc, review.id desc
     limit $${params.length + 1} offset $${params.length + 2}`,
    [...params, limit, offset],
  );
  return { data: rows.map(({ card }) => card), total: count?.total ?? 0 };
}

export async function selectDeskReview(
  db: Queryable,
  id: string,
): Promise<StaffReview | undefined> {
  const [row] = await db.query<{ card: StaffReview }>(
    `select ${deskCard} as card from review where review.id = $1`,
    [id],
  );
  return row?.card;
}

export interface DeskRow extends CountedReview {
  id: string;
  status: ReviewStatus;
  version: number;
}

type LockedRow = Omit<DeskRow, 'doctorIds'>;

const lockedRow = `select review.id, review.status, review.version, review.rating,
  review.clinic_id as "clinicId", review.event_id as "eventId" from review`;

export async function lockDeskReview(tx: Queryable, id: string): Promise<DeskRow | undefined> {
  const rows = await tx.query<LockedRow>(`${lockedRow} where review.id = $1 for update`, [id]);
  const [row] = await withDoctors(tx, rows);
  return row;
}

/** Those whose time is over, and that nobody else is at. */
export async function lockExpired(tx: Queryable, now: Date, limit: number): Promise<DeskRow[]> {
  const rows = await tx.query<LockedRow>(
    `${lockedRow} where review.status = 'BLINDED' and review.blinded_until <= $1
     order by review.blinded_until limit $2 for update skip locked`,
    [now, limit],
  );
  return withDoctors(tx, rows);
}

/** Asked after the lock: the statement that takes it still sees the doctors from before an edit it waited for. */
async function withDoctors(tx: Queryable, rows: readonly LockedRow[]): Promise<DeskRow[]> {
  const ties = await tx.query<{ reviewId: string; doctorIds: string[] }>(
    `select review_id as "reviewId", array_agg(doctor_id) as "doctorIds" from review_doctor
     where review_id = any($1::uuid[]) group by review_id`,
    [rows.map(({ id }) => id)],
  );
  const doctorsOf = new Map(ties.map(({ reviewId, doctorIds }) => [reviewId, doctorIds]));
  return rows.map((row) => ({ ...row, doctorIds: doctorsOf.get(row.id) ?? [] }));
}

interface Standing {
  status: ReviewStatus;
  blindedUntil: Date | null;
  reason: string | null;
  at: Date;
}

export async function updateStanding(
  tx: Queryable,
  id: string,
  { status, blindedUntil, reason, at }: Standing,
): Promise<void> {
  await tx.query(
    `update review set status = $2, blinded_until = $3, blind_reason = $4,
       version = version + 1, updated_at = $5
     where id = $1`,
    [id, status, blindedUntil, reason, at],
  );
}
