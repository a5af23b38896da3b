import { staffNoticeEndpoints } from '../../../contract/staff/staffNotice.ts';
import type { AppContext } from '../../appContext.ts';
import { implement, type Route } from '../../http/implement.ts';
import { visibleClinicOf } from '../staff/staffRights.ts';
import { selectDeliveries } from './staffNoticeSql.ts';

export function staffNoticeRoutes({ db }: AppContext): readonly Route[] {
  return implement(staffNoticeEndpoints, {
    'GET /staff/outbox': async ({ query }, { session }) =>
      selectDeliveries(db, { ...query, visible: visibleClinicOf(session) }),
  });
}
