import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { one, PathId, Timestamp } from '../shape.ts';
import { dayRange, TakenSlots } from './staffConsulting.ts';

/** An appointment, or a time that the member has not answered yet. */
export const CalendarEntry = z.object({
  counselId: z.string(),
  code: z.string(),
  at: Timestamp,
  kind: z.enum(['consultation', 'treatment']),
  /** proposed: the time is not agreed on. done: the counsel is in a later state. */
  status: z.enum(['proposed', 'agreed', 'done']),
  /** The member did not come, or asks for another time. */
  mark: z.enum(['noShow', 'reschedule']).nullish(),
  nickname: z.string().nullable(),
  /** The member's language. */
  language: z.string(),
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;

export const Calendar = TakenSlots.extend({ entries: z.array(CalendarEntry) });
export type Calendar = z.infer<typeof Calendar>;

export const staffCalendarEndpoints = endpoints({
  'GET /staff/clinics/:id/calendar': {
    summary:
      'The appointments and proposed times of some days, by time, with the taken seats; ' +
      'every reading is in the access record',
    audience: 'staff',
    params: PathId,
    query: dayRange,
    output: one(Calendar),
    errors: ['not_found'],
  },
});
