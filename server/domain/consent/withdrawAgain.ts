import type { Queryable } from '../../db/database.ts';
import { selectUnerased } from '../counsel/eraseTextsSql.ts';
import { lockMember } from '../member/memberSql.ts';
import { withdrawConsent } from './withdrawConsent.ts';

/**
 * A restored backup contains texts that were erased after it was made, and the consent to their clinic. The erasure log
 * names the counsels. Erases them, and withdraws the consent again. Returns how many counsels were erased, and the
 * uploads whose files the caller deletes.
 */
export async function withdrawAgain(
  tx: Queryable,
  erased: readonly string[],
  at: Date,
): Promise<{ count: number; files: string[] }> {
  let count = 0;
  const files: string[] = [];
  for (const { memberId, clinicId } of await selectUnerased(tx, erased)) {
    // The member may leave in this moment.
    if (!(await lockMember(tx, memberId))) continue;
    const done = await withdrawConsent(tx, { memberId, clinicId, choice: 'erase', at });
    count += done.erased.length;
    files.push(...done.files);
  }
  return { count, files };
}
