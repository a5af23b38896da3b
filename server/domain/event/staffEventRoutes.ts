import {
  StaffEvent,
  type StaffEventCard,
  staffEventEndpoints,
} from '../../../contract/staff/staffEvent.ts';
import type { AppContext } from '../../appContext.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { implement, type Route } from '../../http/implement.ts';
import { contentHandlers } from '../content/contentHandlers.ts';
import { eventNoun } from './staffEventSql.ts';

export function staffEventRoutes(context: AppContext, store: FileStore): readonly Route[] {
  const handlers = contentHandlers<StaffEventCard, StaffEvent>(context, eventNoun, store);
  return implement(staffEventEndpoints, {
    'GET /staff/events': ({ query }, call) => handlers.list(query, call),
    'GET /staff/events/:id': ({ params }, call) => handlers.read(params.id, call),
    'POST /staff/events': ({ body }, call) => handlers.create(body, call, StaffEvent),
    'PATCH /staff/events/:id': ({ params, body }, call) => handlers.change(params.id, body, call),
    'POST /staff/events/:id/publish': ({ params, body }, call) =>
      handlers.publish(params.id, body, call),
  });
}
