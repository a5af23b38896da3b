import type { Image } from '../../../contract/shape.ts';
import type { Queryable } from '../../db/database.ts';
import { sentBy } from '../upload/uploadSql.ts';
import type { Writer } from './messageSql.ts';

/** Locks uploads of the writer that nothing shows, so that no other transaction links or deletes them. */
export function lockUnused(
  tx: Queryable,
  ids: readonly string[],
  writer: Writer,
): Promise<{ id: string; image: Image }[]> {
  const { sql, value } = sentBy(writer);
  return tx.query<{ id: string; image: Image }>(
    `select id, image from upload
     where id = any($1::uuid[]) and ${sql} and image is not null
       and review_id is null and content_id is null and message_id is null
     order by id for update`,
    [ids, value],
  );
}

export async function linkToMessage(
  tx: Queryable,
  messageId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.query('update upload set message_id = $1 where id = any($2::uuid[])', [messageId, ids]);
}

export interface PlainPhoto {
  id: string;
  memberId: string;
  /** How many sizes its picture has. */
  sizes: number;
  /** Another one after each update of the row. */
  version: string;
}

/** Photos of messages whose files are not encrypted yet, behind an id. */
export function selectPlainPhotos(
  db: Queryable,
  after: string | null,
  limit: number,
): Promise<PlainPhoto[]> {
  return db.query<PlainPhoto>(
    `select upload.id, message.member_id as "memberId",
       jsonb_array_length(upload.image -> 'widths') as sizes, upload.xmin::text as version
     from upload join message on message.id = upload.message_id
     where not upload.sealed and ($1::uuid is null or upload.id > $1)
     order by upload.id limit $2`,
    [after, limit],
  );
}

/**
 * The rows also lose the small preview, which shows the photo. A row of another version stays as it is: another process
 * has sealed it, or has stored plain files of the same picture (`updateImage`), which the next round seals.
 */
export async function markSealed(
  db: Queryable,
  { id, version }: Pick<PlainPhoto, 'id' | 'version'>,
): Promise<void> {
  await db.query(
    `with photo as (
       update upload set sealed = true, image = image - 'blur'
       where id = $1 and xmin::text = $2 returning message_id)
     update message set photos = coalesce(
       (select jsonb_agg(each.image - 'blur' order by each.place)
        from jsonb_array_elements(photos) with ordinality each (image, place)), '[]')
     from photo where message.id = photo.message_id`,
    [id, version],
  );
}
