import type { Hono } from 'hono';
import type { AppContext } from '../../appContext.ts';
import { dataHeaders } from '../../http/answer/securityHeaders.ts';
import type { AppEnv } from '../../http/appEnv.ts';
import { type CallCounting, countCall } from '../../http/guard/countCall.ts';
import { orNotFound, recordId, refuse } from '../../refusal.ts';
import { createCalendarAddresses } from './calendarAddress.ts';
import { calendarEvent } from './calendarEvent.ts';
import { selectCalendarCounsel } from './calendarFileSql.ts';
import { calendarText } from './calendarText.ts';

const PATH = '/calendar/:file{.+\\.ics}';

/** Calendar files at signed addresses. A canceled appointment still has a file, which tells calendars to remove it. */
export function mountCalendarFile(
  app: Hono<AppEnv>,
  { db, masterKeys, clientConfig: { publicUrl } }: AppContext,
  services: CallCounting & { now: () => Date },
): void {
  const addresses = createCalendarAddresses(masterKeys);
  app.get(PATH, async (c) => {
    c.set('route', '/calendar/:file');
    await countCall(c, services);
    const now = services.now();
    const id = recordId(c.req.param('file').slice(0, -'.ics'.length));
    const query = new URL(c.req.url).searchParams;
    if (!addresses.isSigned(id, query, now)) throw refuse('not_found');
    const counsel = orNotFound(await selectCalendarCounsel(db, id, null));
    const event = orNotFound(calendarEvent(counsel, publicUrl));
    return new Response(calendarText(event, now), {
      headers: {
        ...dataHeaders,
        'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
        // Safari opens it in the calendar; browsers that cannot show it save it.
        'Content-Disposition': 'inline; filename="appointment.ics"',
        'Cache-Control': 'no-store',
      },
    });
  });
}
