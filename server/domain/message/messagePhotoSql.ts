import type { Image } from '../../../contract/shape.ts';
import type { Queryable } from '../../db/database.ts';
import type { Writer } from './messageSql.ts';

const isOf = (writer: Writer) =>
  'staffId' in writer
    ? { sql: 'upload.staff_id = $2', value: writer.staffId }
    : { sql: 'upload.member_id = $2', value: writer.memberId };

/** Uploads of the writer that have no picture yet. */
export async function selectUnmadeOf(
  db: Queryable,
  ids: readonly string[],
  writer: Writer,
): Promise<string[]> {
  const { sql, value } = isOf(writer);
  const rows = await db.query<{ id: string }>(
    `select id from upload where id = any($1::uuid[]) and image is null and ${sql}`,
    [ids, value],
  );
  return rows.map(({ id }) => id);
}

/** Locks uploads of the writer that nothing shows, so that no other transaction links or deletes them. */
export function lockUnused(
  tx: Queryable,
  ids: readonly string[],
  writer: Writer,
): Promise<{ id: string; image: Image }[]> {
  const { sql, value } = isOf(writer);
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
