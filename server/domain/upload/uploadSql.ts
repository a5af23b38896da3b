import type { UploadedFile } from '../../../contract/review.ts';
import type { Image } from '../../../contract/shape.ts';
import type { Queryable } from '../../db/database.ts';

export interface NewUpload {
  id: string;
  owner: { memberId: string } | { staffId: string };
  name: string;
  type: string;
  size: number | null;
  at: Date;
}

export async function insertUpload(db: Queryable, upload: NewUpload): Promise<void> {
  const { id, owner, name, type, size, at } = upload;
  const memberId = 'memberId' in owner ? owner.memberId : null;
  const staffId = 'staffId' in owner ? owner.staffId : null;
  await db.query(
    `insert into upload (id, member_id, staff_id, name, type, size, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, memberId, staffId, name, type, size, at],
  );
}

/** Locks the account: of two parallel requests, the second one waits and then counts the first one, too. */
export async function lockStaff(tx: Queryable, staffId: string): Promise<void> {
  await tx.query('select 1 from staff where id = $1 for no key update', [staffId]);
}

/** How many files and bytes the account has requested since a time. */
export async function selectUsage(
  db: Queryable,
  staffId: string,
  since: Date,
  assumedBytes: number,
): Promise<{ files: number; bytes: number }> {
  const [usage] = await db.query<{ files: number; bytes: number }>(
    `select count(*) as files, coalesce(sum(coalesce(size, $3)), 0)::bigint as bytes
     from upload where staff_id = $1 and created_at > $2`,
    [staffId, since, assumedBytes],
  );
  return usage ?? { files: 0, bytes: 0 };
}

/** Whose uploads: a condition with the value as $2. */
export interface Whose {
  sql: string;
  value: string | null;
}

export const sentBy = (owner: { memberId: string } | { staffId: string }): Whose =>
  'staffId' in owner
    ? { sql: 'upload.staff_id = $2', value: owner.staffId }
    : { sql: 'upload.member_id = $2', value: owner.memberId };

/** Those of the uploads that have no picture yet. */
export async function selectUnmade(
  db: Queryable,
  ids: readonly string[],
  { sql, value }: Whose,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from upload where id = any($1::uuid[]) and image is null and ${sql}`,
    [ids, value],
  );
  return rows.map(({ id }) => id);
}

/**
 * False when the upload was deleted meanwhile. If another process was faster, its files may be sealed already. The
 * files that this process has stored over them are plain, so the job has to seal them.
 */
export async function updateImage(db: Queryable, id: string, image: Image): Promise<boolean> {
  const rows = await db.query(
    `update upload set image = coalesce(image, $2::jsonb), sealed = false
     where id = $1 returning id`,
    [id, JSON.stringify(image)],
  );
  return rows.length > 0;
}

export interface MadeUpload {
  id: string;
  image: Image | null;
  reviewId: string | null;
}

/** Locks uploads of the member that no message shows, so that no other transaction links or deletes them. */
export function lockUploads(
  tx: Queryable,
  memberId: string,
  ids: readonly string[],
): Promise<MadeUpload[]> {
  return tx.query<MadeUpload>(
    `select id, image, review_id as "reviewId" from upload
     where id = any($1::uuid[]) and member_id = $2 and message_id is null order by id for update`,
    [ids, memberId],
  );
}

export async function linkUpload(
  tx: Queryable,
  reviewId: string,
  id: string,
  { name, type, size, hash }: UploadedFile,
): Promise<void> {
  await tx.query(
    `update upload set review_id = $2, name = $3, type = $4, size = $5, hash = $6
     where id = $1 and review_id is null`,
    [id, reviewId, name, type, Math.round(size), hash],
  );
}

/** Deletes uploads that the review no longer shows. Returns them, so that their files can be deleted. */
export const deleteUnshown = (
  tx: Queryable,
  reviewId: string,
  shown: readonly string[],
  at: Date,
): Promise<string[]> =>
  deleteWhere(tx, 'review_id = $2 and id <> all($3::uuid[])', [at, reviewId, shown]);

/** Files of the member, and those that staff sent to them. */
export const deleteUploadsOfMember = (
  tx: Queryable,
  memberId: string,
  at: Date,
): Promise<string[]> =>
  deleteWhere(tx, 'member_id = $2 or message_id in (select id from message where member_id = $2)', [
    at,
    memberId,
  ]);

/** Files that the messages of these counsels show. */
export const deleteUploadsOfCounsels = (
  tx: Queryable,
  counselIds: readonly string[],
  at: Date,
): Promise<string[]> =>
  deleteWhere(tx, 'message_id in (select id from message where counsel_id = any($2::uuid[]))', [
    at,
    counselIds,
  ]);

/** Files that this message shows. */
export const deleteUploadsOfMessage = (
  tx: Queryable,
  messageId: string,
  at: Date,
): Promise<string[]> => deleteWhere(tx, 'message_id = $2', [at, messageId]);

const isUnused = 'review_id is null and content_id is null and message_id is null';

/** Deletes the upload if no record shows it. Returns its id then, so that its files can be deleted. */
export const deleteIfUnused = (tx: Queryable, id: string, at: Date): Promise<string[]> =>
  deleteWhere(tx, `${isUnused} and id = $2`, [at, id]);

/** Deletes some uploads that are older than `before` and that no record shows now. */
export const deleteUnused = (
  tx: Queryable,
  before: Date,
  at: Date,
  limit: number,
): Promise<string[]> =>
  deleteWhere(
    tx,
    `${isUnused} and id in (
       select id from upload
       where ${isUnused} and created_at < $2
       order by created_at limit $3 for update skip locked)`,
    [at, before, limit],
  );

async function deleteWhere(
  tx: Queryable,
  condition: string,
  params: readonly unknown[],
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `with gone as (delete from upload where ${condition} returning id)
     insert into upload_removal (id, created_at) select id, $1 from gone returning id`,
    params,
  );
  return rows.map(({ id }) => id);
}
