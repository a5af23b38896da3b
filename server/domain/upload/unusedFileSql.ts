import type { Queryable } from '../../db/database.ts';

interface Id {
  id: string;
}

/** Uploads older than this time whose size was not announced and not measured yet. */
export async function selectUnmeasured(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db.query<Id>(
    `select id from upload
     where size is null and image is null and review_id is null and created_at < $1
     order by created_at limit $2`,
    [before, limit],
  );
  return rows.map(({ id }) => id);
}

export async function updateSize(db: Queryable, id: string, size: number): Promise<void> {
  await db.query('update upload set size = $2 where id = $1 and size is null', [id, size]);
}

/** Uploads older than this time that have pictures; their originals can go. */
export async function selectOriginals(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db.query<Id>(
    `select id from upload where not original_gone and image is not null and created_at < $1
     order by created_at limit $2`,
    [before, limit],
  );
  return rows.map(({ id }) => id);
}

export async function markOriginalsGone(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.query('update upload set original_gone = true where id = any($1::uuid[])', [ids]);
}

export async function selectRemovals(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db.query<Id>(
    `select id from upload_removal where created_at < $1 order by created_at limit $2`,
    [before, limit],
  );
  return rows.map(({ id }) => id);
}

export async function deleteRemovals(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.query('delete from upload_removal where id = any($1::uuid[])', [ids]);
}
