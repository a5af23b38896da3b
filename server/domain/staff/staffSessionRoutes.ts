import { staffSessionEndpoints } from '../../../contract/staffSession.ts';
import type { AppContext } from '../../appContext.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { recordId, refuse } from '../../refusal.ts';
import {
  endOtherStaffSessions,
  endOwnStaffSession,
  selectStaffSessions,
} from './staffSessionSql.ts';

/** Where an account is signed in, and signing out there. */
export function staffSessionRoutes({ db }: AppContext): Implementation {
  return implement(staffSessionEndpoints, {
    'GET /auth/sessions': async (_, { session, now }) => ({
      data: await selectStaffSessions(db, session, now),
    }),

    'DELETE /auth/sessions/:id': async ({ params }, { session: { staffId }, now }) => {
      const isEnded = await endOwnStaffSession(db, { staffId, familyId: recordId(params.id) }, now);
      if (!isEnded) throw refuse('not_found');
      return {};
    },

    'DELETE /auth/sessions': async (_, { session, now }) => {
      await endOtherStaffSessions(db, session, now);
      return {};
    },
  });
}
