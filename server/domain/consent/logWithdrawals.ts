import type { MemberKeys } from '../../crypto/createMemberKeys.ts';
import type { Queryable } from '../../db/database.ts';
import { selectWithdrawn } from './consentSql.ts';

/** Call it last before the commit: without the log, a restored backup would bring the withdrawn consents back. */
export async function logWithdrawals(
  tx: Queryable,
  memberKeys: MemberKeys,
  { memberId, at }: { memberId: string; at: Date },
): Promise<void> {
  const withdrawn = await selectWithdrawn(tx, memberId, at);
  if (withdrawn.length > 0) await memberKeys.logWithdrawals(withdrawn, at);
}
