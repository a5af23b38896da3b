import type { Queryable } from '../../db/database.ts';
import { type FactorPolicy, factorState, isFactorRequired } from './factorState.ts';
import { lockFactors } from './secondFactorSql.ts';

/** Whether a new session of this account has to give a second factor. The rule is in factorState.ts. */
export async function isFactorDueAtSignIn(
  tx: Queryable,
  staffId: string,
  policy: FactorPolicy,
): Promise<boolean> {
  const owner = await lockFactors(tx, staffId);
  if (!owner) return false;
  const given = { isSet: owner.hasFactor, givenAt: null };
  return factorState(given, isFactorRequired(owner.role, policy)).isDue;
}
