import {
  StaffClinic,
  type StaffClinicCard,
  staffClinicEndpoints,
} from '../../../contract/staff/staffClinic.ts';
import type { AppContext } from '../../appContext.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { implement, type Route } from '../../http/implement.ts';
import { recordId } from '../../refusal.ts';
import { contentHandlers } from '../content/contentHandlers.ts';
import { countOpenCounsels } from '../counsel/counselSql.ts';
import { clinicNoun } from './staffClinicSql.ts';

export function staffClinicRoutes(context: AppContext, store: FileStore): readonly Route[] {
  const { db } = context;
  const handlers = contentHandlers<StaffClinicCard, StaffClinic>(context, clinicNoun, store);
  return implement(staffClinicEndpoints, {
    'GET /staff/clinics': ({ query }, call) => handlers.list(query, call),
    'GET /staff/clinics/:id': ({ params }, call) => handlers.read(params.id, call),
    'GET /staff/clinics/:id/open-counsels': async ({ params }) => ({
      data: { count: await countOpenCounsels(db, recordId(params.id)) },
    }),
    'POST /staff/clinics': ({ body }, call) => handlers.create(body, call, StaffClinic),
    'PATCH /staff/clinics/:id': ({ params, body }, call) => handlers.change(params.id, body, call),
    'POST /staff/clinics/:id/publish': ({ params, body }, call) =>
      handlers.publish(params.id, body, call),
  });
}
