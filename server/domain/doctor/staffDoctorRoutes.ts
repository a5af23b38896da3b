import {
  StaffDoctor,
  type StaffDoctorCard,
  staffDoctorEndpoints,
} from '../../../contract/staffDoctor.ts';
import type { AppContext } from '../../appContext.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { contentDesk } from '../content/contentDesk.ts';
import { doctorNoun } from './doctorEditSql.ts';

export function staffDoctorRoutes(context: AppContext, store: FileStore): Implementation {
  const desk = contentDesk<StaffDoctorCard, StaffDoctor>(context, doctorNoun, store);
  const parse = (answer: unknown) => StaffDoctor.parse(answer);
  return implement(staffDoctorEndpoints, {
    'GET /staff/doctors': ({ query }, call) => desk.list(query, call),
    'GET /staff/doctors/:id': ({ params }, call) => desk.read(params.id, call),
    'POST /staff/doctors': ({ body }, call) => desk.create(body, call, parse),
    'PATCH /staff/doctors/:id': ({ params, body }, call) => desk.change(params.id, body, call),
    'POST /staff/doctors/:id/publish': ({ params, body }, call) =>
      desk.publish(params.id, body, call),
  });
}
