import type { Queryable } from '../../db/database.ts';
import { limits } from '../../limits.ts';
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

/** For an account whose factors are lost: removes them. An operator gets a code to add the next one. */
export async function resetFactors(
  tx: Queryable,
  { id, role }: { id: string; role: string },
  at: Date,
): Promise<{ code: string; until: Date } | null> {
  await deleteFactors(tx, id);
  await deleteEnrolmentCode(tx, id);
  return role === 'OPERATOR' ? issueEnrolmentCode(tx, id, at) : null;
}
