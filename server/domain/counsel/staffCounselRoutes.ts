import { type StaffCounsel, staffCounselEndpoints } from '../../../contract/staffCounsel.ts';
import type { AppContext } from '../../appContext.ts';
import { openTexts, sealTexts } from '../../crypto/texts.ts';
import type { Queryable } from '../../db/database.ts';
import type { StaffSession } from '../../http/guard/session.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { orNotFound, recordId } from '../../refusal.ts';
import { by, createAudit } from '../audit/audit.ts';
import { usedFilters } from '../audit/usedFilters.ts';
import { assertClinic, clinicOf } from '../staff/staffRights.ts';
import { changeCounsel } from './changeCounsel.ts';
import { openStaffCounsel } from './counselTexts.ts';
import { moveOptions } from './moveOptions.ts';
import { selectInbox, selectNews, selectProgress, selectStaffCounsel } from './staffCounselSql.ts';

export function staffCounselRoutes(context: AppContext): Implementation {
  const { db, memberKeys } = context;
  const audit = createAudit(context);

  const read = async (
    tx: Queryable,
    id: string,
    session: StaffSession,
    now: Date,
  ): Promise<StaffCounsel> => {
    const counsel = orNotFound(await selectStaffCounsel(tx, id, clinicOf(session)));
    const progress = orNotFound(await selectProgress(tx, id));
    const texts = await openTexts(memberKeys, counsel.member.id);
    const moves = moveOptions(progress, { by: roleOf(session), now });
    return { ...openStaffCounsel(counsel, texts), moves };
  };

  return implement(staffCounselEndpoints, {
    'GET /staff/news': async (_input, { session }) => ({
      data: await selectNews(db, assertClinic(session)),
    }),

    'GET /staff/counsels': async ({ query }, call) => {
      const inbox = await selectInbox(db, { ...query, own: clinicOf(call.session) });
      const ids = inbox.data.map(({ id }) => id);
      const entry = { ...about(ids), action: 'COUNSELS_LISTED' } as const;
      await audit.record({ ...by(call), ...entry, detail: usedFilters(query) });
      return inbox;
    },

    'GET /staff/counsels/:id': async ({ params }, call) => {
      const id = recordId(params.id);
      const data = await read(db, id, call.session, call.now);
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
        return read(tx, id, session, at);
      });
      return { data };
    },
  });
}

const roleOf = ({ role }: StaffSession) => (role === 'OPERATOR' ? 'operator' : 'clinic');

const about = (subjectIds: string[]) => ({ subject: 'counsel', subjectIds });
