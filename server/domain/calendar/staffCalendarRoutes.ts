import { staffCalendarEndpoints } from '../../../contract/staff/staffCalendar.ts';
import type { AppContext } from '../../appContext.ts';
import { implement, type Route } from '../../http/implement.ts';
import { daysInKorea } from '../../lib/koreanDay.ts';
import { orNotFound } from '../../refusal.ts';
import { about, by } from '../audit/audit.ts';
import { readTakenSlots } from '../consulting/readTakenSlots.ts';
import { clinicAt } from '../staff/staffRights.ts';
import { selectEntries } from './calendarSql.ts';

/** The appointments of a clinic by day. */
export function staffCalendarRoutes(context: AppContext): readonly Route[] {
  const { db, audit } = context;

  return implement(staffCalendarEndpoints, {
    'GET /staff/clinics/:id/calendar': async ({ params, query }, call) => {
      const { session, now } = call;
      const clinicId = clinicAt(params.id, session);
      const range = daysInKorea(query.from, query.days);
      const taken = orNotFound(await readTakenSlots(db, clinicId, range));
      const entries = await selectEntries(db, clinicId, { ...range, now });
      const shown = about('counsel', ...new Set(entries.map(({ counselId }) => counselId)));
      await audit.record({ ...by(call), ...shown, action: 'CALENDAR_READ' });
      return { data: { ...taken, entries } };
    },
  });
}
