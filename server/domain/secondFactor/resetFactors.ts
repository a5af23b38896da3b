import type { Queryable } from '../../db/database.ts';
import type { StaffSession } from '../../http/guard/session.ts';
import { limits } from '../../limits/limits.ts';
import { type FactorPolicy, isFactorRequired } from './factorState.ts';
import { hashOfCode, newOneTimeCode } from './oneTimeCodes.ts';
import { deleteEnrolmentCode, deleteFactors, replaceEnrolmentCode } from './secondFactorSql.ts';

/** A new enrolment code, which is shown once. The account's older code ends. */
export async function issueEnrolmentCode(
  tx: Queryable,
  staffId: string,
  at: Date,
): Promise<{ code: string; until: Date }> {
  const code = newOneTimeCode();
  const until = new Date(at.getTime() + limits.secondFactor.enrolmentMs);
  await replaceEnrolmentCode(tx, { staffId, codeHash: hashOfCode(code), until });
  return { code, until };
}

/** A demonstration gives operators a code, too, so that every kind of installation can show it. */
export const getsEnrolmentCode = (role: StaffSession['role'], policy: FactorPolicy): boolean =>
  role === 'OPERATOR' || isFactorRequired(role, policy);

/** Removes all factors and the enrolment code. Returns a new code for accounts that get one (`getsEnrolmentCode`). */
export async function resetFactors(
  tx: Queryable,
  { id, role, policy }: { id: string; role: StaffSession['role']; policy: FactorPolicy },
  at: Date,
): Promise<{ code: string; until: Date } | null> {
  await deleteFactors(tx, id);
  await deleteEnrolmentCode(tx, id);
  return getsEnrolmentCode(role, policy) ? issueEnrolmentCode(tx, id, at) : null;
}
