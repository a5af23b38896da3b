import type { Queryable } from '../../../db/database.ts';

interface PlainCounsel {
  id: string;
  memberId: string;
  content: string;
  note: string;
  version: number;
}

/** Texts that an older version wrote. Those of a seed are made up and stay plain. */
export function selectPlainCounsels(db: Queryable, limit: number): Promise<PlainCounsel[]> {
  return db.query<PlainCounsel>(
    `select id, member_id as "memberId", content, note, version from counsel
     where (content <> '' or note <> '') and not seeded order by id limit $1`,
    [limit],
  );
}

/** Changes nothing when the counsel was changed since it was read: the next round takes it again. */
export async function moveCounselTexts(
  db: Queryable,
  { id, version }: PlainCounsel,
  sealed: { content: string | null; note: string | null },
): Promise<void> {
  await db.query(
    `update counsel set content = '', content_sealed = coalesce($3, content_sealed),
       note = '', note_sealed = coalesce($4, note_sealed)
     where id = $1 and version = $2`,
    [id, version, sealed.content, sealed.note],
  );
}

interface PlainReason {
  id: string;
  memberId: string;
  reason: string;
}

export function selectPlainReasons(db: Queryable, limit: number): Promise<PlainReason[]> {
  return db.query<PlainReason>(
    `select counsel_change.id, counsel.member_id as "memberId", counsel_change.reason
     from counsel_change join counsel on counsel.id = counsel_change.counsel_id
     where counsel_change.reason is not null and not counsel_change.seeded
     order by counsel_change.id limit $1`,
    [limit],
  );
}

/** Changes nothing when the reason was erased since it was read. */
export async function moveReason(db: Queryable, id: string, sealed: string | null): Promise<void> {
  await db.query(
    `update counsel_change set reason = null, reason_sealed = coalesce($2, reason_sealed)
     where id = $1 and reason is not null`,
    [id, sealed],
  );
}
