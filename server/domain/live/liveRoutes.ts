import { liveEndpoints } from '../../../contract/live.ts';
import { type Guard, requireSession, type Sessions } from '../../http/guard/session.ts';
import { implement, type Route } from '../../http/implement.ts';
import { Refusal } from '../../refusal.ts';
import { assertClinic } from '../staff/staffRights.ts';
import type { Live } from './createLive.ts';

/** Live streams of members and of staff of a clinic. Operators answer no counsel and have none. */
export function liveRoutes(live: Live, sessions: Sessions): readonly Route[] {
  return implement(liveEndpoints, {
    'GET /member/live': async (_input, { session, headers, address }) => {
      const { memberId, familyId } = session;
      const again = sessionAgain(liveEndpoints['GET /member/live'], sessions, headers);
      return live.open({
        about: { memberId },
        familyId,
        accountId: memberId,
        address,
        isAllowed: async () => (await again())?.memberId === memberId,
      });
    },

    'GET /staff/live': async (_input, { session, headers, address }) => {
      const clinicId = assertClinic(session);
      const { staffId, familyId } = session;
      const again = sessionAgain(liveEndpoints['GET /staff/live'], sessions, headers);
      return live.open({
        about: { clinicId },
        familyId,
        accountId: staffId,
        address,
        isAllowed: async () => (await again())?.clinicId === clinicId,
      });
    },
  });
}

/** The session of the request, looked up once more; null when it has ended. */
function sessionAgain<A extends 'member' | 'staff'>(
  guard: Guard<A>,
  sessions: Sessions,
  headers: Headers,
) {
  return async () => {
    try {
      return await requireSession(guard, sessions, headers);
    } catch (cause) {
      if (cause instanceof Refusal) return null;
      throw cause;
    }
  };
}
