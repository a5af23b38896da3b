import type { Queryable } from '../../db/database.ts';
import { appendChanges } from '../../db/feed/appendChanges.ts';
import { reviewChange } from '../../db/feed/change.ts';
import { withAverages } from '../review/averageSql.ts';
import { deleteUploadsOfMember } from '../upload/uploadSql.ts';

export interface Erasure {
  /** Uploads whose files the caller has to delete. */
  files: string[];
}

/**
 * Foreign keys delete counsels, messages, notices and other rows with the member. This function deletes the rest:
 * uploads and bookmarks on reviews of the member. It computes the averages again. The caller erases the key afterwards;
 * a row of `erasure` names the member, so that a job deletes the key if the process stops before. Undefined: there is
 * no such member.
 */
export async function eraseMemberRows(
  tx: Queryable,
  memberId: string,
  at: Date,
): Promise<Erasure | undefined> {
  // With these locks no new row can refer to the member, and no review of theirs can change its rating. Their order is
  // that of all transactions: member, counsels, reviews, clinics.
  const held = await tx.query('select 1 from member where id = $1 for update', [memberId]);
  if (held.length === 0) return undefined;
  await tx.query('select 1 from counsel where member_id = $1 order by id for update', [memberId]);
  await tx.query('select 1 from review where member_id = $1 order by id for update', [memberId]);

  const files = await deleteUploadsOfMember(tx, memberId, at);
  const shown = await selectShownReviews(tx, memberId);
  await tx.query(
    `delete from bookmark where target_type = 'REVIEW'
     and target_id in (select id from review where member_id = $1)`,
    [memberId],
  );
  await deleteUncounted(tx, memberId);
  const clinics = [...new Set(shown.map(({ clinicId }) => clinicId))];
  const authors = clinics.map((clinicId) => ({ memberId, clinicId }));
  await withAverages(tx, authors, () => tx.query('delete from member where id = $1', [memberId]));
  await tx.query('insert into erasure values ($1, $2) on conflict (member_id) do nothing', [
    memberId,
    at,
  ]);
  await appendChanges(tx, shown.map(reviewChange));
  return { files };
}

/**
 * Deletes most rows before the clinics are locked, because it may take long, and others who write reviews wait for the
 * lock. Counsels with a published review stay: the averages are computed from both. Notices, whose deliveries go with
 * them, come before messages: the end of a delivery locks in the same order (`settleDelivery`).
 */
async function deleteUncounted(tx: Queryable, memberId: string): Promise<void> {
  await tx.query(
    `delete from counsel where member_id = $1 and not exists (
       select 1 from review where review.counsel_id = counsel.id and review.status = 'PUBLISHED')`,
    [memberId],
  );
  await tx.query('delete from notice where member_id = $1', [memberId]);
  await tx.query('delete from message where member_id = $1', [memberId]);
}

/** The published reviews of the member. */
function selectShownReviews(tx: Queryable, memberId: string) {
  return tx.query<{ id: string; clinicId: string }>(
    `select id, clinic_id as "clinicId" from review
     where member_id = $1 and status = 'PUBLISHED'`,
    [memberId],
  );
}

/** Members whose rows are erased and whose keys may still exist. */
export async function selectErasures(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    'select member_id as id from erasure order by created_at limit $1',
    [limit],
  );
  return rows.map(({ id }) => id);
}

export async function deleteErasure(db: Queryable, memberId: string): Promise<void> {
  await db.query('delete from erasure where member_id = $1', [memberId]);
}

/** Which of these members are in the database. */
export async function selectMembersOf(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    'select id from member where id = any($1::uuid[]) order by id',
    [ids],
  );
  return rows.map(({ id }) => id);
}
