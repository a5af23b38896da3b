import type { Image } from '../../../contract/shape.ts';
import type { Queryable } from '../../db/database.ts';

/** The clinic to which whoever saves is bound; null for those who may see all. */
type OwnClinic = string | null;

/** Sent in by staff: by their own, for those of a clinic. */
const mayBeTied = (own: string) => `upload.staff_id is not null and (${own}::uuid is null
  or upload.staff_id in (select id from staff where clinic_id = ${own}))`;

/** Which of them staff have sent in and nobody has made pictures of yet. */
export async function selectUnmadeByStaff(
  db: Queryable,
  ids: readonly string[],
  own: OwnClinic,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from upload where id = any($1::uuid[]) and image is null and ${mayBeTied('$2')}`,
    [ids, own],
  );
  return rows.map(({ id }) => id);
}

/** Ties them to what shows them, so that nobody sweeps them; those of others are not to be had. */
export async function linkContentUploads(
  tx: Queryable,
  { contentId, own }: { contentId: string; own: OwnClinic },
  ids: readonly string[],
): Promise<{ id: string; image: Image }[]> {
  return tx.query<{ id: string; image: Image }>(
    `update upload set content_id = $1
     where id = any($2::uuid[]) and image is not null
       and (content_id = $1 or (content_id is null and ${mayBeTied('$3')}))
     returning id, image`,
    [contentId, ids, own],
  );
}

/** What the content no longer shows is nobody's, and swept with the rest of that. */
export async function untieContentUploads(
  tx: Queryable,
  contentId: string,
  shown: readonly string[],
): Promise<void> {
  await tx.query(
    'update upload set content_id = null where content_id = $1 and id <> all($2::uuid[])',
    [contentId, shown],
  );
}
