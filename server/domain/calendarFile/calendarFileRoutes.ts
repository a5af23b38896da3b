import { calendarFileEndpoints } from '../../../contract/calendarFile.ts';
import type { AppContext } from '../../appContext.ts';
import { implement, type Route } from '../../http/implement.ts';
import { orNotFound, recordId, refuse } from '../../refusal.ts';
import { createCalendarAddresses } from './calendarAddress.ts';
import { calendarEvent } from './calendarEvent.ts';
import { selectCalendarCounsel } from './calendarFileSql.ts';

/** The appointment as a file, for the member. */
export function calendarFileRoutes({ db, masterKeys, clientConfig }: AppContext): readonly Route[] {
  const addresses = createCalendarAddresses(masterKeys);
  return implement(calendarFileEndpoints, {
    'POST /member/counsels/:id/calendar-file': async ({ params }, { session, now }) => {
      const id = recordId(params.id);
      const counsel = orNotFound(await selectCalendarCounsel(db, id, session.memberId));
      if (!calendarEvent(counsel, clientConfig.publicUrl)) throw refuse('not_allowed_now');
      return { data: { path: addresses.pathOf(id, now) } };
    },
  });
}
