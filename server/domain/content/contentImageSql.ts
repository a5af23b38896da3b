import type { Image } from '../../../contract/shape.ts';
import type { Queryable } from '../../db/database.ts';
import type { VisibleClinic } from '../staff/visibleClinicSql.ts';
import type { Whose } from '../upload/uploadSql.ts';

/** Staff of a clinic can only use uploads by staff of that clinic. */
const isUsable = (own: string) => `upload.staff_id is not null and (${own}::uuid is null
  or upload.staff_id in (select id from staff where clinic_id = ${own}))`;

export const usableBy = (own: VisibleClinic): Whose => ({ sql: isUsable('$2'), value: own });

/** Links uploads to the record, so that they are used. Returns those that the staff may use. */
export async function linkContentUploads(
  tx: Queryable,
  { contentId, own }: { contentId: string; own: VisibleClinic },
  ids: readonly string[],
): Promise<{ id: string; image: Image }[]> {
  return tx.query<{ id: string; image: Image }>(
    `update upload set content_id = $1
     where id = any($2::uuid[]) and image is not null
       and (content_id = $1 or (content_id is null and message_id is null and ${isUsable('$3')}))
     returning id, image`,
    [contentId, ids, own],
  );
}

/** Unlinks uploads that the record no longer shows; a job deletes them. */
export async function unlinkContentUploads(
  tx: Queryable,
  contentId: string,
  shown: readonly string[],
): Promise<void> {
  await tx.query(
    'update upload set content_id = null where content_id = $1 and id <> all($2::uuid[])',
    [contentId, shown],
  );
}
