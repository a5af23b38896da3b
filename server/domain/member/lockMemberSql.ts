import type { Queryable } from '../../db/database.ts';

/**
 * Locks the member of a counsel. Call it before locking the counsel: every transaction locks members first, so that
 * they cannot deadlock.
 */
export async function lockMemberOfCounsel(tx: Queryable, counselId: string): Promise<void> {
  await tx.query(
    `select 1 from member where id = (select member_id from counsel where id = $1)
     for key share`,
    [counselId],
  );
}
