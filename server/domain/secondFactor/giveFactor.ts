import type { Database, Queryable } from '../../db/database.ts';
import type { SecretCookie } from '../../http/guard/secretCookie.ts';
import type { Call } from '../../http/implement.ts';
import { refuse } from '../../refusal.ts';
import { type Audit, aboutSelf, by } from '../audit/audit.ts';
import { exchangeStaffToken } from '../staff/staffSession.ts';
import type { FactorLimits } from './factorLimits.ts';
import { markFactorGiven } from './secondFactorSql.ts';

/** What giving a second factor needs. */
export interface FactorServices {
  db: Database;
  audit: Audit;
  limits: FactorLimits;
  /** Of staff. */
  cookie: SecretCookie;
}

/** Who gives or changes a factor, and receives the next token of the session. */
export type FactorCall = Pick<Call<'staff'>, 'session' | 'address' | 'now' | 'setCookie'>;

/** As the access record names them. */
export type FactorName = 'totp' | 'recovery code' | 'passkey' | 'enrolment code';

export interface CodeTry {
  name: FactorName;
  call: FactorCall;
  /** Compares the code, and uses it up when it is right. */
  isRight(tx: Queryable): Promise<boolean>;
}

/** Counts the try. A wrong code is recorded. After a right code `onRight` runs, and the session gets its next token. */
export async function tryCode(
  { db, audit, limits, cookie }: FactorServices,
  { name, call, isRight, onRight }: CodeTry & { onRight(tx: Queryable): Promise<void> },
): Promise<void> {
  const { staffId, familyId } = call.session;
  await limits.take(staffId, call.address);
  const next = await db.transaction(async (tx) => {
    if (await isRight(tx)) {
      await onRight(tx);
      return exchangeStaffToken(tx, familyId);
    }
    const entry = { ...aboutSelf(staffId), action: 'SIGN_IN_FAILED', detail: name } as const;
    await audit.write(tx, { ...entry, ...by(call) });
    return null;
  });
  if (!next) throw refuse('wrong_code');
  call.setCookie(cookie.write(next.token, call.now, next.until));
  await limits.reset(staffId);
}

/** A right code completes the sign-in, or confirms a person who is already signed in. */
export function giveFactor(services: FactorServices, given: CodeTry): Promise<void> {
  const { name, call } = given;
  const { staffId, familyId, factor } = call.session;
  const onRight = async (tx: Queryable) => {
    await markFactorGiven(tx, familyId, call.now);
    const action = factor.givenAt === null ? 'SIGNED_IN' : 'STEPPED_UP';
    await services.audit.write(tx, { ...aboutSelf(staffId), ...by(call), action, detail: name });
  };
  return tryCode(services, { ...given, onRight });
}
