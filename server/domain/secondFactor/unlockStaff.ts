import type { Database } from '../../db/database.ts';
import { overAllProcesses } from '../../http/guard/limiters.ts';
import { type Audit, aboutSelf } from '../audit/audit.ts';
import { endSessionsOf } from '../session/ownSessionSql.ts';
import { createFactorLimits } from './factorLimits.ts';
import type { FactorPolicy } from './factorState.ts';
import { resetFactors } from './resetFactors.ts';
import { lockFactors, selectStaffId } from './secondFactorSql.ts';

/** Removes the second factors of one account and ends its sessions. Returns what the command prints. */
export async function unlockStaff(
  { db, audit, policy }: { db: Database; audit: Audit; policy: FactorPolicy },
  userId: string,
  at: Date,
): Promise<string> {
  const { id, code: issued } = await db.transaction(async (tx) => {
    const id = await selectStaffId(tx, userId);
    const owner = id && (await lockFactors(tx, id));
    if (!id || !owner) throw new Error(`There is no active account with the name ${userId}`);
    const code = await resetFactors(tx, { id, role: owner.role, policy }, at);
    await endSessionsOf(tx, { staffId: id }, { except: null, now: at });
    const entry = { ...aboutSelf(id), action: 'FACTOR_CHANGED' } as const;
    const detail = 'factors removed by command';
    await audit.write(tx, { ...entry, detail, address: null, at });
    return { id, code };
  });
  await createFactorLimits(overAllProcesses(db)).clear(id);
  const removed = `The second factors of ${userId} are removed, its sessions are ended.`;
  return issued ? `${removed}\n${enrolmentLines(issued)}` : removed;
}

/** Printed with a new code. */
export const enrolmentLines = ({ code, until }: { code: string; until: Date }) =>
  `Enrolment code: ${code}\n/login asks for it after the password, until ${until.toISOString()}. It is shown only once.`;
