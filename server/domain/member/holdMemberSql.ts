import type { Queryable } from '../../db/database.ts';

/**
 * Keeps the member of a counsel until the transaction ends. Call it before the counsel is locked: who leaves is
 * locked first and what is theirs afterwards, and whoever goes the other way round deadlocks with them.
 */
export async function holdMemberOf(tx: Queryable, counselId: string): Promise<void> {
  await tx.query(
    `select 1 from member where id = (select member_id from counsel where id = $1)
     for key share`,
    [counselId],
  );
}
