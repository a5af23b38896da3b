import type { Database, Queryable } from '../../db/database.ts';
import type { StaffSession } from '../../http/guard/session.ts';
import { refuse } from '../../refusal.ts';
import { type Audit, aboutSelf, by } from '../audit/audit.ts';
import type { FactorLimits } from './factorLimits.ts';
import { markFactorGiven } from './secondFactorSql.ts';

/** What giving a second factor needs. */
export interface FactorServices {
  db: Database;
  audit: Audit;
  limits: FactorLimits;
}

/** As the audit log names them. */
export type FactorName = 'totp' | 'recovery code' | 'passkey' | 'enrolment code';

export interface Trial {
  name: FactorName;
  session: StaffSession;
  address: string | null;
  now: Date;
  /** Compares the code, and uses it up when it is right. */
  isRight(tx: Queryable): Promise<boolean>;
}

/** Counts a try, records a wrong one, and after a right one does what it allows. */
export async function tryCode(
  { db, audit, limits }: FactorServices,
  trial: Trial & { allow(tx: Queryable): Promise<void> },
): Promise<void> {
  const { name, session, address } = trial;
  const { staffId } = session;
  await limits.take(staffId, address);
  const isRight = await db.transaction(async (tx) => {
    if (await trial.isRight(tx)) {
      await trial.allow(tx);
      return true;
    }
    const entry = { ...aboutSelf(staffId), action: 'SIGN_IN_FAILED', detail: name } as const;
    await audit.write(tx, { ...entry, ...by(trial) });
    return false;
  });
  if (!isRight) throw refuse('wrong_code');
  await limits.reset(staffId);
}

/** A right code completes the sign-in, or confirms a person who is already signed in. */
export function giveFactor(services: FactorServices, trial: Trial): Promise<void> {
  const { name, session, now: at } = trial;
  const { staffId, familyId, factor } = session;
  const allow = async (tx: Queryable) => {
    await markFactorGiven(tx, familyId, at);
    const action = factor.givenAt === null ? 'SIGNED_IN' : 'STEPPED_UP';
    await services.audit.write(tx, { ...aboutSelf(staffId), ...by(trial), action, detail: name });
  };
  return tryCode(services, { ...trial, allow });
}
