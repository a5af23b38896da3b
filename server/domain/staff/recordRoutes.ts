import { staffRecordEndpoints } from '../../../contract/staffRecord.ts';
import type { AppContext } from '../../appContext.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { isIntact } from './audit.ts';
import { selectAudit } from './auditSql.ts';
import { selectOutbox } from './outboxSql.ts';
import { assertOperator, clinicOf } from './staffRights.ts';

/** What the console keeps about itself. */
export function recordRoutes({ db }: AppContext): Implementation {
  return implement(staffRecordEndpoints, {
    'GET /staff/audit': async ({ query }, { session }) => {
      assertOperator(session);
      return { ...(await selectAudit(db, query)), intact: await isIntact(db) };
    },

    'GET /staff/outbox': async ({ query }, { session }) =>
      selectOutbox(db, { ...query, clinicId: clinicOf(session) }),
  });
}
