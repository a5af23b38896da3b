import type { Image } from '../../../contract/shape.ts';
import type { Queryable } from '../../db/database.ts';

/** Which of them staff have sent in and nobody has made pictures of yet. */
export async function selectUnmadeByStaff(
  db: Queryable,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from upload
     where id = any($1::uuid[]) and staff_id is not null and image is null`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Ties them to what shows them, so that nobody sweeps them; those of members are not to be had. */
export async function linkContentUploads(
  tx: Queryable,
  contentId: string,
  ids: readonly string[],
): Promise<{ id: string; image: Image }[]> {
  return tx.query<{ id: string; image: Image }>(
    `update upload set content_id = $1
     where id = any($2::uuid[]) and staff_id is not null and image is not null
       and (content_id is null or content_id = $1)
     returning id, image`,
    [contentId, ids],
  );
}
