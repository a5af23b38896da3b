import { eventEndpoints } from '../../../contract/event.ts';
import type { AppContext } from '../../appContext.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { koreanDayOf } from '../../lib/koreanDay.ts';
import { orNotFound, recordId } from '../../refusal.ts';
import { taxonomyConditions } from '../taxonomy/taxonomyFilterSql.ts';
import { eventList, selectEvent } from './eventSql.ts';

export function eventRoutes(context: AppContext): Implementation {
  const { db } = context;
  const list = eventList(context);
  return implement(eventEndpoints, {
    'GET /public/events': async ({ query: { offset, limit, ...filter } }, { now }) => {
      const conditions = await taxonomyConditions(db, 'event', filter);
      return list(koreanDayOf(now))(conditions, { offset, limit });
    },

    'GET /public/events/:id': async ({ params }, { now }) => ({
      data: orNotFound(await selectEvent(db, recordId(params.id), koreanDayOf(now))),
    }),
  });
}
