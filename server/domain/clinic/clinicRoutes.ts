import { clinicEndpoints } from '../../../contract/clinic.ts';
import type { AppContext } from '../../appContext.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { koreanDayOf } from '../../lib/koreanDay.ts';
import { orNotFound, recordId } from '../../refusal.ts';
import { taxonomyConditions } from '../taxonomy/taxonomyFilterSql.ts';
import { clinicList, selectClinic } from './clinicSql.ts';

export function clinicRoutes(context: AppContext): Implementation {
  const { db } = context;
  const list = clinicList(context);
  return implement(clinicEndpoints, {
    'GET /public/clinics': async ({ query: { offset, limit, ...filter } }) =>
      list(await taxonomyConditions(db, 'clinic', filter), { offset, limit }),

    'GET /public/clinics/:id': async ({ params }, { now }) => ({
      data: orNotFound(await selectClinic(db, recordId(params.id), koreanDayOf(now))),
    }),
  });
}
