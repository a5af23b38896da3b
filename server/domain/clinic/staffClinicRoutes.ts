import {
  StaffClinic,
  type StaffClinicCard,
  staffClinicEndpoints,
} from '../../../contract/staffClinic.ts';
import type { AppContext } from '../../appContext.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { contentDesk } from '../content/contentDesk.ts';
import { assertOperator } from '../staff/staffRights.ts';
import { clinicNoun } from './clinicEditSql.ts';

export function staffClinicRoutes(context: AppContext, store: FileStore): Implementation {
  const desk = contentDesk<StaffClinicCard, StaffClinic>(context, clinicNoun, store);
  const parse = (answer: unknown) => StaffClinic.parse(answer);
  return implement(staffClinicEndpoints, {
    'GET /staff/clinics': ({ query }, call) => desk.list(query, call),
    'GET /staff/clinics/:id': ({ params }, call) => desk.read(params.id, call),
    'POST /staff/clinics': async ({ body }, call) => {
      assertOperator(call.session);
      return desk.create(body, call, parse);
    },
    'PATCH /staff/clinics/:id': ({ params, body }, call) => desk.change(params.id, body, call),
    'POST /staff/clinics/:id/publish': async ({ params, body }, call) => {
      assertOperator(call.session);
      return desk.publish(params.id, body, call);
    },
  });
}
