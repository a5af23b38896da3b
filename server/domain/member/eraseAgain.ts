import type { Queryable } from '../../db/database.ts';
import { eraseMemberRows, selectMembersOf } from './eraseMemberSql.ts';

/**
 * A restored backup contains members who were erased after it was made. The erasure log names them, and they are erased
 * again before the server listens. Returns their uploads, whose files have to be deleted.
 */
export async function eraseAgain(
  tx: Queryable,
  erased: readonly string[],
  at: Date,
): Promise<{ count: number; files: string[] }> {
  const back = await selectMembersOf(tx, erased);
  const files: string[] = [];
  for (const memberId of back) {
    files.push(...((await eraseMemberRows(tx, memberId, at))?.files ?? []));
  }
  return { count: back.length, files };
}
