import { staffConsultingEndpoints } from '../../../contract/staff/staffConsulting.ts';
import type { AppContext } from '../../appContext.ts';
import { implement, type Route } from '../../http/implement.ts';
import { daysInKorea } from '../../lib/koreanDay.ts';
import { orNotFound } from '../../refusal.ts';
import { about, by } from '../audit/audit.ts';
import { clinicAt } from '../staff/staffRights.ts';
import { changeConsulting } from './changeConsulting.ts';
import { selectConsulting } from './consultingSql.ts';
import { readTakenSlots } from './readTakenSlots.ts';

/** When a clinic takes consultations, and how many at a time. */
export function staffConsultingRoutes(context: AppContext): readonly Route[] {
  const { db, audit } = context;

  return implement(staffConsultingEndpoints, {
    'GET /staff/clinics/:id/consulting': async ({ params }, { session }) => ({
      data: orNotFound(await selectConsulting(db, clinicAt(params.id, session))),
    }),

    'PATCH /staff/clinics/:id/consulting': async ({ params, body: form }, call) => {
      const clinicId = clinicAt(params.id, call.session);
      const data = await db.transaction(async (tx) => {
        const detail = await changeConsulting(tx, { clinicId, form, at: call.now });
        const entry = {
          ...about('clinic', clinicId),
          action: 'CONSULTING_CHANGED',
          detail,
        } as const;
        await audit.write(tx, { ...by(call), ...entry });
        return orNotFound(await selectConsulting(tx, clinicId));
      });
      return { data };
    },

    'GET /staff/clinics/:id/slots': async ({ params, query }, { session }) => {
      const clinicId = clinicAt(params.id, session);
      const { from, days, except } = query;
      const range = { ...daysInKorea(from, days), except };
      return { data: orNotFound(await readTakenSlots(db, clinicId, range)) };
    },
  });
}
