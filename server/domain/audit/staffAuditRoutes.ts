import { staffAuditEndpoints } from '../../../contract/staffAudit.ts';
import type { AppContext } from '../../appContext.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { assertOperator } from '../staff/staffRights.ts';
import { areIntact, checkChain } from './audit.ts';
import { selectAudit } from './auditSql.ts';

export function staffAuditRoutes({ db }: AppContext): Implementation {
  let checking: ReturnType<typeof checkChain> | null = null;

  /** Operators who ask at the same time share one reading of the whole log. */
  const checkOnce = () => {
    checking ??= checkChain(db).finally(() => {
      checking = null;
    });
    return checking;
  };

  return implement(staffAuditEndpoints, {
    // Checks only the rows on this page; 'GET /staff/audit/check' checks the whole log.
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
  });
}
