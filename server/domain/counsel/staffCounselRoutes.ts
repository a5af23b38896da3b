import { type StaffCounsel, staffCounselEndpoints } from '../../../contract/staffCounsel.ts';
import type { AppContext } from '../../appContext.ts';
import type { Queryable } from '../../db/database.ts';
import { raisePublicVersion } from '../../db/publicVersion.ts';
import type { StaffSession } from '../../http/guard/session.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { orNotFound, recordId } from '../../refusal.ts';
import { writeAudit } from '../audit/audit.ts';
import { clinicOf } from '../staff/staffRights.ts';
import { changeCounsel } from './changeCounsel.ts';
import { moveOptions } from './moveOptions.ts';
import { selectInbox, selectProgress, selectStaffCounsel } from './staffCounselSql.ts';

export function staffCounselRoutes({ db }: AppContext): Implementation {
  return implement(staffCounselEndpoints, {
    'GET /staff/counsels': async ({ query }, { session }) =>
      selectInbox(db, { ...query, own: clinicOf(session) }),

    // The audit entry and the text are read in one transaction: no text without an entry.
    'GET /staff/counsels/:id': async ({ params }, { session, now: at }) => {
      const id = recordId(params.id);
      const data = await db.transaction(async (tx) => {
        const counsel = await read(tx, id, session, at);
        await writeAudit(tx, { ...about(session.staffId, id), action: 'COUNSEL_READ', at });
        return counsel;
      });
      return { data };
    },

    'PATCH /staff/counsels/:id': async ({ params, body: form }, { session, now: at }) => {
      const id = recordId(params.id);
      const { staffId } = session;
      const own = clinicOf(session);
      const by = roleOf(session);
      const data = await db.transaction(async (tx) => {
        const { detail, isPublic } = await changeCounsel(tx, { id, own, staffId, by, form, at });
        await writeAudit(tx, { ...about(staffId, id), action: 'COUNSEL_CHANGED', detail, at });
        if (isPublic) await raisePublicVersion(tx, { names: false });
        return read(tx, id, session, at);
      });
      return { data };
    },
  });
}

async function read(
  tx: Queryable,
  id: string,
  session: StaffSession,
  now: Date,
): Promise<StaffCounsel> {
  const counsel = orNotFound(await selectStaffCounsel(tx, id, clinicOf(session)));
  const progress = orNotFound(await selectProgress(tx, id));
  return { ...counsel, moves: moveOptions(progress, { by: roleOf(session), now }) };
}

const roleOf = ({ role }: StaffSession) => (role === 'OPERATOR' ? 'operator' : 'clinic');

const about = (staffId: string, subjectId: string) =>
  ({ staffId, subject: 'counsel', subjectId }) as const;
