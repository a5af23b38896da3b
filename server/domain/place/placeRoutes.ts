import { placeEndpoints } from '../../../contract/place.ts';
import type { AppContext } from '../../appContext.ts';
import { implement, type Route } from '../../http/implement.ts';
import { selectRegions, selectStations } from './placeSql.ts';

export function placeRoutes({ db }: AppContext): readonly Route[] {
  return implement(placeEndpoints, {
    'GET /public/regions': async () => ({ data: await selectRegions(db) }),
    'GET /public/stations': async () => ({ data: await selectStations(db) }),
  });
}
