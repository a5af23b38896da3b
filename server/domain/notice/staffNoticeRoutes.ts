import { staffNoticeEndpoints } from '../../../contract/staff/staffNotice.ts';
import type { AppContext } from '../../appContext.ts';
import { implement, type Route } from '../../http/implement.ts';
import { visibleClinicOf } from '../staff/staffRights.ts';
import { selectNotices } from './staffNoticeSql.ts';

export function staffNoticeRoutes({ db }: AppContext): readonly Route[] {
  return implement(staffNoticeEndpoints, {
    'GET /staff/outbox': async ({ query }, { session }) =>
      selectNotices(db, { ...query, clinicId: visibleClinicOf(session) }),
  });
}
