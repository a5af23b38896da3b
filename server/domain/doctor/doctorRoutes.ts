import { doctorEndpoints } from '../../../contract/doctor.ts';
import type { AppContext } from '../../appContext.ts';
import { implement, type Route } from '../../http/implement.ts';
import { orNotFound, recordId } from '../../refusal.ts';
import { doctorList, selectDoctor } from './doctorSql.ts';

export function doctorRoutes(context: AppContext): readonly Route[] {
  const { db } = context;
  const list = doctorList(context);
  return implement(doctorEndpoints, {
    'GET /public/doctors': ({ query }, { now }) => list(query, now),

    'GET /public/doctors/:id': async ({ params }) => ({
      data: orNotFound(await selectDoctor(db, recordId(params.id))),
    }),
  });
}
