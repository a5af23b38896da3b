import {
  StaffDoctor,
  type StaffDoctorCard,
  staffDoctorEndpoints,
} from '../../../contract/staff/staffDoctor.ts';
import type { AppContext } from '../../appContext.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { implement, type Route } from '../../http/implement.ts';
import { contentHandlers } from '../content/contentHandlers.ts';
import { doctorNoun } from './staffDoctorSql.ts';

export function staffDoctorRoutes(context: AppContext, store: FileStore): readonly Route[] {
  const handlers = contentHandlers<StaffDoctorCard, StaffDoctor>(context, doctorNoun, store);
  return implement(staffDoctorEndpoints, {
    'GET /staff/doctors': ({ query }, call) => handlers.list(query, call),
    'GET /staff/doctors/:id': ({ params }, call) => handlers.read(params.id, call),
    'POST /staff/doctors': ({ body }, call) => handlers.create(body, call, StaffDoctor),
    'PATCH /staff/doctors/:id': ({ params, body }, call) => handlers.change(params.id, body, call),
    'POST /staff/doctors/:id/publish': ({ params, body }, call) =>
      handlers.publish(params.id, body, call),
  });
}
