import { clinicEndpoints } from '../../../contract/clinic.ts';
import type { AppContext } from '../../appContext.ts';
import { implement, type Route } from '../../http/implement.ts';
import { koreanDayOf } from '../../lib/koreanDay.ts';
import { orNotFound, recordId } from '../../refusal.ts';
import type { FindAnswerHours } from '../counsel/answerTime.ts';
import { selectFacets } from '../find/facetsSql.ts';
import { clinicList, selectClinic } from './clinicSql.ts';
import { withPrices } from './treatmentPrices.ts';

export function clinicRoutes(
  context: AppContext,
  findAnswerHours: FindAnswerHours,
): readonly Route[] {
  const { db } = context;
  const list = clinicList(context);
  return implement(clinicEndpoints, {
    'GET /public/clinics': async ({ query }, { now }) => {
      const found = await list(query, now);
      return query.treatmentId ? withPrices(db, found, query.treatmentId) : found;
    },

    'GET /public/clinics/facets': async ({ query }) => ({ data: await selectFacets(db, query) }),

    'GET /public/clinics/:id': async ({ params }, { now }) => {
      const clinic = orNotFound(await selectClinic(db, recordId(params.id), koreanDayOf(now)));
      const answerHours = await findAnswerHours(clinic.id);
      return { data: { ...clinic, ...(answerHours !== null && { answerHours }) } };
    },
  });
}
