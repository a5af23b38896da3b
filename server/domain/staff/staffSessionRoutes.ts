import { staffSessionEndpoints } from '../../../contract/staff/staffSession.ts';
import type { AppContext } from '../../appContext.ts';
import { implement, type Route } from '../../http/implement.ts';
import { recordId, refuse } from '../../refusal.ts';
import { assertFreshProof } from '../secondFactor/factorState.ts';
import { endOwnSession, endSessionsOf, selectOwnSessions } from '../session/ownSessionSql.ts';

/** Where an account is signed in, and signing out there: a stolen session cannot end that of its owner. */
export function staffSessionRoutes({ db }: AppContext): readonly Route[] {
  return implement(staffSessionEndpoints, {
    'GET /auth/sessions': async (_, { session, now }) => ({
      data: await selectOwnSessions(db, session, session.familyId, now),
    }),

    'DELETE /auth/sessions/:id': async ({ params }, { session, now }) => {
      assertFreshProof(session, now);
      if (!(await endOwnSession(db, session, recordId(params.id), now))) throw refuse('not_found');
      return {};
    },

    'DELETE /auth/sessions': async (_, { session, now }) => {
      assertFreshProof(session, now);
      await endSessionsOf(db, session, { except: session.familyId, now });
      return {};
    },
  });
}
