import type { Database, Queryable } from '../../db/database.ts';
import type { SecretCookie } from '../../http/guard/secretCookie.ts';
import type { Call } from '../../http/implement.ts';
import { orNotFound, refuse } from '../../refusal.ts';
import { type Audit, aboutSelf, by } from '../audit/audit.ts';
import { exchangeStaffToken } from '../staff/staffSession.ts';
import { selectStaff } from '../staff/staffSql.ts';
import type { FactorLimits, FactorName } from './factorLimits.ts';
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
export type FactorCall = Pick<
  Call<'staff'>,
  'session' | 'headers' | 'address' | 'now' | 'devices' | 'setCookie'
>;

export interface CodeTry {
  name: FactorName;
  call: FactorCall;
  /** Compares the code, and uses it up when it is right. */
  isRight(tx: Queryable): Promise<boolean>;
}

/**
 * Counts the try. A wrong code is recorded. After a right code `onRight` runs, and the session gets its next token.
 * Returns the user id of the account.
 */
export async function tryCode(
  { db, audit, limits, cookie }: FactorServices,
  { name, call, isRight, onRight }: CodeTry & { onRight(tx: Queryable): Promise<void> },
): Promise<string> {
  const { staffId, familyId } = call.session;
  const { user_id: userId } = orNotFound(await selectStaff(db, staffId));
  const isKnownBrowser = await call.devices.knowsStaff(call.headers, userId);
  const given = { name, staffId, address: call.address, isKnownBrowser };
  await limits.take(given);
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
  await limits.reset(given);
  return userId;
}

/** A right code completes the sign-in, or confirms a person who is already signed in. The browser is then known. */
export async function giveFactor(services: FactorServices, given: CodeTry): Promise<void> {
  const { name, call } = given;
  const { staffId, familyId, factor } = call.session;
  const onRight = async (tx: Queryable) => {
    await markFactorGiven(tx, familyId, call.now);
    const action = factor.givenAt === null ? 'SIGNED_IN' : 'STEPPED_UP';
    await services.audit.write(tx, { ...aboutSelf(staffId), ...by(call), action, detail: name });
  };
  const userId = await tryCode(services, { ...given, onRight });
  call.setCookie(await call.devices.remember({ userId }));
}
