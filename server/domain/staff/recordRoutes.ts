import { staffRecordEndpoints } from '../../../contract/staffRecord.ts';
import type { AppContext } from '../../appContext.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { areIntact, checkChain } from './audit.ts';
import { selectAudit } from './auditSql.ts';
import { selectOutbox } from './outboxSql.ts';
import { assertOperator, clinicOf } from './staffRights.ts';

/** What the console keeps about itself. */
export function recordRoutes({ db }: AppContext): Implementation {
  let checking: ReturnType<typeof checkChain> | null = null;

  /** However many ask at once, the whole log is read once. */
  const checkOnce = () => {
    checking ??= checkChain(db).finally(() => {
      checking = null;
    });
    return checking;
  };

  return implement(staffRecordEndpoints, {
    // What is shown is checked, and what that leans on; the rest is another call's work.
    'GET /staff/audit': async ({ query }, { session }) => {
      assertOperator(session);
      const { data, total, written } = await selectAudit(db, query);
      const isOfAll = query.staffId === undefined && query.action === undefined;
      const isComplete = !isOfAll || total === written;
      const positions = data.map(({ position }) => position);
      return { data, total, intact: isComplete && (await areIntact(db, positions)) };
    },

    'GET /staff/audit/check': async (_, { session }) => {
      assertOperator(session);
      return { data: await checkOnce() };
    },

    'GET /staff/outbox': async ({ query }, { session }) =>
      selectOutbox(db, { ...query, clinicId: clinicOf(session) }),
  });
}
