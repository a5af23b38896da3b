import type { Transacting } from '../../db/database.ts';
import { eraseMemberRows, selectMembersOf } from './eraseMemberSql.ts';

/**
 * A restored backup contains members who were erased after it was made. The erasure log names them, and they are erased
 * again before the server listens, each in a transaction of its own: other processes may write meanwhile. Returns their
 * uploads, whose files have to be deleted.
 */
export async function eraseAgain(
  db: Transacting,
  erased: readonly string[],
  at: Date,
): Promise<{ count: number; files: string[] }> {
  const back = await selectMembersOf(db, erased);
  const files: string[] = [];
  for (const memberId of back) {
    const done = await db.transaction((tx) => eraseMemberRows(tx, memberId, at));
    files.push(...(done?.files ?? []));
  }
  return { count: back.length, files };
}
