import { BACKGROUND_HEADER, MEMBER_HEADER, STAFF_HEADER } from '../../../contract/plain/headers.ts';
import type { AppContext } from '../../appContext.ts';
import type { Session, Sessions } from '../../http/guard/session.ts';
import { type FactorPolicy, factorState, isFactorRequired } from '../secondFactor/factorState.ts';
import { extendStaffSession, staffCookie } from '../staff/staffSession.ts';
import { requestTokens } from './requestTokens.ts';
import { fingerprint } from './secrets.ts';
import { sessionCookies } from './sessionCookies.ts';
import { graceStart } from './sessionRules.ts';
import { markUsed, type OwnerRow, selectOwner } from './sessionSql.ts';

/** Finds the session of a request. It asks the database each time, so an ended session is over at once. */
export function createSessionFinder({ db, now, clientConfig, factorPolicy }: AppContext): Sessions {
  const { publicUrl } = clientConfig;
  const cookies = { member: sessionCookies(publicUrl).access, staff: staffCookie(publicUrl) };

  const findOne = async (token: string, headers: Headers): Promise<Session | null> => {
    const time = now();
    const accessHash = fingerprint(token);
    const owner = await selectOwner(db, accessHash, { now: time, graceStart: graceStart(time) });
    if (!owner) return null;
    const { used_at: usedAt, staff_id: staffId } = owner;
    if (isForAnother(headers, owner)) return null;
    if (usedAt === null) await markUsed(db, accessHash, time);
    // An open console also sends calls that no person made. They do not extend the session, so it ends when the person
    // is away.
    if (staffId && !headers.has(BACKGROUND_HEADER)) {
      await extendStaffSession(db, accessHash, { usedAt, now: time });
    }
    return sessionOf(owner, factorPolicy);
  };

  return {
    find: async (headers, audience) => {
      for (const { token } of requestTokens(headers, cookies, audience)) {
        const session = await findOne(token, headers);
        if (session) return session;
      }
      return null;
    },
  };
}

/** The page shows another account than the one of this session. Programs and older pages do not say what they show. */
function isForAnother(headers: Headers, { staff_id, member_id }: OwnerRow): boolean {
  const shown = headers.get(STAFF_HEADER) ?? headers.get(MEMBER_HEADER);
  return shown !== null && shown !== (staff_id ?? member_id);
}

function sessionOf(owner: OwnerRow, policy: FactorPolicy): Session | null {
  const { member_id, staff_id: staffId, role, clinic_id: clinicId, family_id: familyId } = owner;
  if (member_id) return { kind: 'member', memberId: member_id, familyId };
  if (!staffId || !role) return null;
  const given = { isSet: owner.has_factor, givenAt: owner.factor_at };
  const factor = factorState(given, isFactorRequired(role, policy));
  const isPasswordDue = owner.password_due === true;
  const begunAt = owner.created_at;
  return { kind: 'staff', staffId, role, clinicId, familyId, begunAt, factor, isPasswordDue };
}
