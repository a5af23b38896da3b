import { taxonomyEndpoints } from '../../../contract/taxonomy.ts';
import type { AppContext } from '../../appContext.ts';
import { implement, type Route } from '../../http/implement.ts';
import { selectConcerns, selectParts, selectSpecialties, selectTreatments } from './taxonomySql.ts';

export function taxonomyRoutes({ db }: AppContext): readonly Route[] {
  return implement(taxonomyEndpoints, {
    'GET /public/specialties': async () => ({ data: await selectSpecialties(db) }),
    'GET /public/parts': async () => ({ data: await selectParts(db) }),
    'GET /public/concerns': async () => ({ data: await selectConcerns(db) }),
    'GET /public/treatments': async () => ({ data: await selectTreatments(db) }),
  });
}
