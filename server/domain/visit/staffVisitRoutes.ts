import { staffVisitEndpoints } from '../../../contract/staff/staffVisit.ts';
import type { AppContext } from '../../appContext.ts';
import { overAllProcesses } from '../../http/guard/limiters.ts';
import { refuseTooMany } from '../../http/guard/rateLimit.ts';
import { implement, type Route } from '../../http/implement.ts';
import { limits } from '../../limits/limits.ts';
import { recordId, refuse } from '../../refusal.ts';
import { about, by } from '../audit/audit.ts';
import { readStaffCounsel } from '../counsel/readStaffCounsel.ts';
import { visibleClinicOf } from '../staff/staffRights.ts';
import { enterVisitCode } from './enterVisitCode.ts';

/** Staff enter the code that a member says at the desk. */
export function staffVisitRoutes(context: AppContext): readonly Route[] {
  const { db, memberKeys, masterKeys, audit } = context;
  const { triesOfDay: points, dayMs: ms } = limits.visitCode;
  const tries = overAllProcesses(db)({ name: 'visit code', points, ms });

  return implement(staffVisitEndpoints, {
    'POST /staff/counsels/:id/visit': async ({ params, body: form }, call) => {
      const id = recordId(params.id);
      const visible = visibleClinicOf(call.session);
      // By clinic, so that staff of another clinic cannot use up the tries.
      await tries.consume(`${visible} ${id}`).catch(refuseTooMany);
      const outcome = await db.transaction(async (tx) => {
        const detail = await enterVisitCode(tx, { id, visible, form, masterKeys, at: call.now });
        const entry = { ...about('counsel', id), action: 'COUNSEL_CHANGED' } as const;
        if (detail !== 'visited before') await audit.write(tx, { ...by(call), ...entry, detail });
        return detail;
      });
      if (outcome === 'wrong visit code') throw refuse('wrong_code');
      return { data: await readStaffCounsel({ db, memberKeys, audit }, call, id) };
    },
  });
}
