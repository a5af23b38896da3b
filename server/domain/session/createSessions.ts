import type { AppContext } from '../../appContext.ts';
import type { Session, Sessions } from '../../http/guard/session.ts';
import { extendStaffSession, staffCookie } from '../staff/staffSession.ts';
import { requestTokens } from './requestTokens.ts';
import { fingerprint } from './secrets.ts';
import { sessionCookies } from './sessionCookies.ts';
import { graceBegan } from './sessionRules.ts';
import { type OwnerRow, selectOwner } from './sessionSql.ts';

/** Finds the session of a request. It asks the database each time, so an ended session is over at once. */
export function createSessions({ db, now, clientConfig: { publicUrl } }: AppContext): Sessions {
  const cookies = { member: sessionCookies(publicUrl).access, staff: staffCookie(publicUrl) };

  const findOne = async (token: string): Promise<Session | null> => {
    const time = now();
    const accessHash = fingerprint(token);
    const owner = await selectOwner(db, accessHash, { now: time, graceBegan: graceBegan(time) });
    if (owner?.staff_id) await extendStaffSession(db, accessHash, time);
    return owner ? sessionOf(owner) : null;
  };

  return {
    find: async (headers, audience = 'any session') => {
      for (const { token } of requestTokens(headers, cookies, audience)) {
        const session = await findOne(token);
        if (session) return session;
      }
      return null;
    },
  };
}

function sessionOf({ member_id, staff_id, role, clinic_id }: OwnerRow): Session | null {
  if (member_id) return { kind: 'member', memberId: member_id };
  if (staff_id && role) return { kind: 'staff', staffId: staff_id, role, clinicId: clinic_id };
  return null;
}
