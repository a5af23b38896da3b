import { staffCounselEndpoints } from '../../../contract/staffCounsel.ts';
import type { AppContext } from '../../appContext.ts';
import { sealTexts } from '../../crypto/texts.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { recordId } from '../../refusal.ts';
import { by, createAudit } from '../audit/audit.ts';
import { usedFilters } from '../audit/usedFilters.ts';
import { assertClinic, clinicOf } from '../staff/staffRights.ts';
import { changeCounsel } from './changeCounsel.ts';
import { readStaffCounsel, roleOf } from './readStaffCounsel.ts';
import { selectInbox, selectNews } from './staffCounselSql.ts';

export function staffCounselRoutes(context: AppContext): Implementation {
  const { db, memberKeys } = context;
  const audit = createAudit(context);

  return implement(staffCounselEndpoints, {
    'GET /staff/news': async (_input, { session }) => ({
      data: await selectNews(db, assertClinic(session)),
    }),

    'GET /staff/counsels': async ({ query }, call) => {
      const inbox = await selectInbox(db, {
        ...query,
        own: clinicOf(call.session),
        now: call.now,
      });
      const ids = inbox.data.map(({ id }) => id);
      const entry = { ...about(ids), action: 'COUNSELS_LISTED' } as const;
      await audit.record({ ...by(call), ...entry, detail: usedFilters(query) });
      return inbox;
    },

    'GET /staff/counsels/:id': async ({ params }, call) => {
      const id = recordId(params.id);
      const data = await readStaffCounsel(db, memberKeys, {
        id,
        session: call.session,
        now: call.now,
      });
      await audit.record({ ...by(call), ...about([id]), action: 'COUNSEL_READ' });
      return { data };
    },

    'PATCH /staff/counsels/:id': async ({ params, body: form }, call) => {
      const { session, now: at } = call;
      const id = recordId(params.id);
      const { staffId } = session;
      const own = clinicOf(session);
      const data = await db.transaction(async (tx) => {
        const detail = await changeCounsel(tx, {
          id,
          own,
          staffId,
          by: roleOf(session),
          form,
          at,
          textsOf: (memberId) => sealTexts(memberKeys, memberId),
        });
        await audit.write(tx, { ...by(call), ...about([id]), action: 'COUNSEL_CHANGED', detail });
        return readStaffCounsel(tx, memberKeys, { id, session, now: at });
      });
      return { data };
    },
  });
}

const about = (subjectIds: string[]) => ({ subject: 'counsel', subjectIds });
