import type { sessionEndpoints } from '../../../contract/session.ts';
import type { AppContext } from '../../appContext.ts';
import type { Handlers } from '../../http/implement.ts';
import { recordId, refuse } from '../../refusal.ts';
import { endOwnSession, endSessionsOf, selectOwnSessions } from './ownSessionSql.ts';

type SessionHandlers = Handlers<typeof sessionEndpoints>;
type OwnSessionHandlers = Pick<
  SessionHandlers,
  Extract<keyof SessionHandlers, `${string} /member/sessions${string}`>
>;

/** The browsers in which a member is logged in, and logging out there. The login itself is in loginHandlers.ts. */
export function ownSessionHandlers({ db }: AppContext): OwnSessionHandlers {
  return {
    'GET /member/sessions': async (_, { session, now }) => ({
      data: await selectOwnSessions(db, session, session.familyId, now),
    }),

    'DELETE /member/sessions/:id': async ({ params }, { session, now }) => {
      if (!(await endOwnSession(db, session, recordId(params.id), now))) throw refuse('not_found');
      return {};
    },

    'POST /member/sessions/end-others': async (_, { session, now }) => {
      await endSessionsOf(db, session, { except: session.familyId, now });
      return {};
    },
  };
}
