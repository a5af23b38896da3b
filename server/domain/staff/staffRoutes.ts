import { staffEndpoints } from '../../../contract/staff/staff.ts';
import type { AppContext } from '../../appContext.ts';
import type { Queryable } from '../../db/database.ts';
import { overAllProcesses } from '../../http/guard/limiters.ts';
import type { StaffSession } from '../../http/guard/session.ts';
import { implement, type Route } from '../../http/implement.ts';
import { refuse } from '../../refusal.ts';
import { about, aboutSelf, by } from '../audit/audit.ts';
import { assertFreshFactor } from '../secondFactor/factorState.ts';
import { isFactorDueAtSignIn } from '../secondFactor/isFactorDueAtSignIn.ts';
import { deviceNamesOf } from '../session/device/deviceNames.ts';
import { endSessionsOf } from '../session/ownSessionSql.ts';
import { fingerprint } from '../session/secrets.ts';
import { endFamilyOfAccess } from '../session/sessionSql.ts';
import { assertNotBreached } from './breachedPasswords.ts';
import { checkSignIn, recordFailedSignIn } from './checkSignIn.ts';
import { assertUncommon } from './commonPasswords.ts';
import { hashPassword, isPassword } from './passwordHash.ts';
import { createSignInLimits, type SignInPlace } from './signInLimits.ts';
import { exchangeStaffToken, staffCookie, startStaffSession } from './staffSession.ts';
import { lockUnchangedAccount, selectPassword, selectStaff, updatePassword } from './staffSql.ts';

/** Sign-in and passwords. */
export function staffRoutes(context: AppContext): readonly Route[] {
  const { db, clientConfig, audit } = context;
  const cookie = staffCookie(clientConfig.publicUrl);
  const limits = createSignInLimits(overAllProcesses(db));

  const assertCurrentPassword = async (
    { password_hash }: { password_hash: string },
    given: { user_id: string; current_password?: string | undefined },
    place: SignInPlace,
  ): Promise<void> => {
    await limits.check(given.user_id, place, async () => {
      if (!(await isPassword(given.current_password ?? '', password_hash))) {
        throw refuse('forbidden');
      }
    });
    await limits.reset(given.user_id, place);
  };

  return implement(staffEndpoints, {
    'POST /auth/login': async ({ body }, { now, headers, address, devices, setCookie }) => {
      const place = {
        address: address ?? '',
        isKnownDevice: await devices.knowsStaff(headers, body.user_id),
      };
      const { found, isRight } = await limits.check(body.user_id, place, () =>
        checkSignIn(db, body),
      );
      if (!isRight || !found) {
        await recordFailedSignIn(audit, found, { address, now });
        throw refuse('login_failed');
      }
      await limits.reset(body.user_id, place);
      const former = cookie.read(headers);
      if (former) await endFamilyOfAccess(db, fingerprint(former), now);
      const device = deviceNamesOf(headers.get('user-agent'));
      const { token, until, isComplete } = await db.transaction(async (tx) => {
        if (!(await lockUnchangedAccount(tx, found))) throw refuse('login_failed');
        const session = await startStaffSession(tx, found.id, now, device);
        // With a second factor the sign-in is complete, recorded and remembered when that is given.
        const isComplete = !(await isFactorDueAtSignIn(tx, found.id, context.factorPolicy));
        if (isComplete) {
          const entry = { ...aboutSelf(found.id), action: 'SIGNED_IN' } as const;
          await audit.write(tx, { ...entry, address, at: now });
        }
        return { ...session, isComplete };
      });
      setCookie(cookie.write(token, now, until));
      if (isComplete) setCookie(await devices.remember({ userId: body.user_id }));
      return { token };
    },

    // Answers 403 for a wrong password, because 401 would mean that the session is over. A member of staff who sets the
    // own password gets a new token for the session.
    'POST /auth/reset-password': async ({ body }, call) => {
      const { session, now, address } = call;
      const { user_id, new_password } = body;
      await assertUncommon(new_password);
      await assertNotBreached(context.isBreached, body.new_password_sha1);
      const account = await selectPassword(db, user_id);
      const isOwn = account?.id === session.staffId;
      if (!isOwn) assertMaySetOthers(session, now);
      if (!account) throw refuse('forbidden');
      // The caller has a session, so the device counts as known.
      const place = { address: address ?? '', isKnownDevice: true };
      if (isOwn) await assertCurrentPassword(account, body, place);
      if (new_password === body.current_password) {
        throw refuse('invalid_input', 'body.new_password: as before');
      }
      const passwordHash = await hashPassword(new_password);
      const next = await db.transaction(async (tx: Queryable) => {
        if (isOwn && !(await lockUnchangedAccount(tx, account))) throw refuse('forbidden');
        await updatePassword(tx, account.id, { passwordHash, isDue: !isOwn, at: now });
        const except = isOwn ? session.familyId : null;
        await endSessionsOf(tx, { staffId: account.id }, { except, now });
        await audit.write(tx, {
          ...by(call),
          ...about('staff', account.id),
          action: 'STAFF_CHANGED',
          detail: 'password',
        });
        return isOwn ? exchangeStaffToken(tx, session.familyId) : null;
      });
      if (next) call.setCookie(cookie.write(next.token, now, next.until));
      return {};
    },

    'GET /auth/my-info': async (_, { session }) => {
      const staff = await selectStaff(db, session.staffId);
      if (!staff) throw refuse('unauthenticated');
      const { factor, isPasswordDue } = session;
      return { data: { ...staff, secondFactorDue: factor.isDue, passwordDue: isPasswordDue } };
    },
  });
}

/** Sets the password of a colleague. */
function assertMaySetOthers(session: StaffSession, now: Date): void {
  if (session.role !== 'OPERATOR') throw refuse('forbidden');
  if (session.isPasswordDue) throw refuse('password_due');
  assertFreshFactor(session, now);
}
