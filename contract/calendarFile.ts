import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { one, PathId } from './shape.ts';

export const calendarFileEndpoints = endpoints({
  'POST /member/counsels/:id/calendar-file': {
    summary:
      'An address of the appointment as a file for calendars (iCalendar). It needs no session and is good for ten minutes',
    audience: 'member',
    params: PathId,
    /** Without the host, e.g. `/calendar/….ics?…`. */
    output: one(z.object({ path: z.string() })),
    errors: ['not_found', 'not_allowed_now'],
  },
});
