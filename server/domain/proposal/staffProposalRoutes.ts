import { staffProposalEndpoints } from '../../../contract/staff/staffProposal.ts';
import type { AppContext } from '../../appContext.ts';
import { IdOnly } from '../../http/answer/answerOnce.ts';
import { implement, type Route } from '../../http/implement.ts';
import { recordId } from '../../refusal.ts';
import { about, by } from '../audit/audit.ts';
import { readStaffCounsel, roleOf } from '../counsel/readStaffCounsel.ts';
import { visibleClinicOf } from '../staff/staffRights.ts';
import { proposeTimes, withdrawProposals } from './proposeTimes.ts';

/** Times that staff propose to the member of a counsel. */
export function staffProposalRoutes(context: AppContext): readonly Route[] {
  const { db, memberKeys, audit, answerOnce } = context;

  return implement(staffProposalEndpoints, {
    'POST /staff/counsels/:id/proposals': async ({ params, body: form }, call) => {
      const { session, now: at } = call;
      const { staffId } = session;
      const id = recordId(params.id);
      const visible = visibleClinicOf(session);
      const asked = ['POST /staff/counsels/:id/proposals', id, form];
      await answerOnce(call, { asked, answer: IdOnly }, async (tx) => {
        await proposeTimes(tx, { id, visible, staffId, by: roleOf(session), at, form });
        await audit.write(tx, { ...by(call), ...changed(id), detail: 'proposed' });
        return id;
      });
      return { data: await readStaffCounsel({ db, memberKeys, audit }, call, id) };
    },

    'DELETE /staff/counsels/:id/proposals': async ({ params, query: { version } }, call) => {
      const { session, now: at } = call;
      const id = recordId(params.id);
      const visible = visibleClinicOf(session);
      await db.transaction(async (tx) => {
        await withdrawProposals(tx, { id, visible, staffId: session.staffId, at, version });
        await audit.write(tx, { ...by(call), ...changed(id), detail: 'unproposed' });
      });
      return { data: await readStaffCounsel({ db, memberKeys, audit }, call, id) };
    },
  });
}

const changed = (id: string) => ({ ...about('counsel', id), action: 'COUNSEL_CHANGED' }) as const;
