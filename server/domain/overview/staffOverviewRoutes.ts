import { OVERVIEW_DAYS_MAX } from '../../../contract/plain/limits.ts';
import { type DayRange, staffOverviewEndpoints } from '../../../contract/staff/staffOverview.ts';
import type { AppContext } from '../../appContext.ts';
import type { StaffSession } from '../../http/guard/session.ts';
import { implement, type Route } from '../../http/implement.ts';
import { refuse } from '../../refusal.ts';
import { about, by } from '../audit/audit.ts';
import { isClinic } from '../clinic/isClinic.ts';
import { clinicAt, visibleClinicOf } from '../staff/staffRights.ts';
import { overviewCsv } from './overviewCsv.ts';
import { daysBetween } from './overviewRules.ts';
import type { OfClinic } from './overviewSql.ts';
import { readOverview } from './readOverview.ts';

/** Sums name no member, so reading them is not recorded; a file that leaves the console is. */
export function staffOverviewRoutes(context: AppContext): readonly Route[] {
  const { db, audit } = context;

  const clinicFor = async (asked: string | undefined, session: StaffSession): Promise<OfClinic> => {
    if (asked === undefined) return visibleClinicOf(session);
    const id = clinicAt(asked, session);
    if (!(await isClinic(db, id))) throw refuse('not_found');
    return id;
  };

  return implement(staffOverviewEndpoints, {
    'GET /staff/overview': async ({ query }, { session }) => {
      assertRange(query);
      const clinicId = await clinicFor(query.clinicId, session);
      return { data: await readOverview(db, clinicId, query) };
    },

    'GET /staff/overview/export': async ({ query }, call) => {
      assertRange(query);
      const clinicId = await clinicFor(query.clinicId, call.session);
      const shown = about('clinic', ...(clinicId === null ? [] : [clinicId]));
      const entry = { ...shown, detail: query.table, action: 'OVERVIEW_EXPORTED' } as const;
      await audit.record({ ...by(call), ...entry });
      return overviewCsv(await readOverview(db, clinicId, query, null), query.table);
    },
  });
}

function assertRange({ from, to }: DayRange): void {
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw refuse('invalid_input', 'query.to: before query.from');
  if (days > OVERVIEW_DAYS_MAX) throw refuse('invalid_input', 'query.to: too many days');
}
