import { staffAssigneeEndpoints } from '../../../contract/staff/staffAssignee.ts';
import type { AppContext } from '../../appContext.ts';
import { implement, type Route } from '../../http/implement.ts';
import { orNotFound, recordId, refuse } from '../../refusal.ts';
import { about, by } from '../audit/audit.ts';
import { isClinic } from '../clinic/isClinic.ts';
import { clinicAt, visibleClinicOf } from '../staff/staffRights.ts';
import { lockAssignee, selectColleagues, updateAssignee } from './assigneeSql.ts';

/** Who of a clinic takes care of a counsel. */
export function staffAssigneeRoutes(context: AppContext): readonly Route[] {
  const { db, audit } = context;

  return implement(staffAssigneeEndpoints, {
    'GET /staff/clinics/:id/colleagues': async ({ params }, { session }) => {
      const clinicId = clinicAt(params.id, session);
      if (!(await isClinic(db, clinicId))) throw refuse('not_found');
      return { data: await selectColleagues(db, clinicId) };
    },

    'PUT /staff/counsels/:id/assignee': async ({ params, body: { staffId } }, call) => {
      const id = recordId(params.id);
      const assignee = await db.transaction(async (tx) => {
        const counsel = orNotFound(await lockAssignee(tx, id, visibleClinicOf(call.session)));
        const colleagues = await selectColleagues(tx, counsel.clinicId);
        const next =
          staffId === null ? null : orNotFound(colleagues.find((one) => one.id === staffId));
        await updateAssignee(tx, id, staffId);
        const detail = `${nameOf(counsel.assignee)} → ${nameOf(next)}`;
        const entry = { ...about('counsel', id), action: 'COUNSEL_ASSIGNED', detail } as const;
        await audit.write(tx, { ...by(call), ...entry });
        return next;
      });
      return { data: { assignee } };
    },
  });
}

const nameOf = (assignee: { user_id: string } | null) => assignee?.user_id ?? 'none';
