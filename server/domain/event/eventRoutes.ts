import { eventEndpoints } from '../../../contract/event.ts';
import type { AppContext } from '../../appContext.ts';
import { implement, type Route } from '../../http/implement.ts';
import { koreanDayOf } from '../../lib/koreanDay.ts';
import { orNotFound, recordId } from '../../refusal.ts';
import { eventList, selectEvent } from './eventSql.ts';
import type { EventViews } from './eventViews.ts';
import { createSimilarEvents } from './similarEvents.ts';

export function eventRoutes(context: AppContext, views: EventViews): readonly Route[] {
  const { db } = context;
  const list = eventList(context);
  const findSimilar = createSimilarEvents(context);
  return implement(eventEndpoints, {
    'GET /public/events': ({ query }, { now }) => list(koreanDayOf(now))(query, now),

    'GET /public/events/:id': async ({ params }, { now }) => {
      const event = orNotFound(await selectEvent(db, recordId(params.id), koreanDayOf(now)));
      if (event.stage !== 'ended') return { data: event };
      return { data: { ...event, similar: await findSimilar(event, now) } };
    },

    // Only memory: a job writes the counts, and leaves out events that do not exist.
    'POST /public/events/:id/views': async ({ params }, { now }) => {
      views.add({ day: koreanDayOf(now), eventId: recordId(params.id), views: 1 });
      return {};
    },
  });
}
