import type { Event, EventCard } from '../../../contract/event.ts';
import type { Queryable } from '../../db/database.ts';
import { newestFirst } from '../../db/newestFirst.ts';
import type { PublicRows } from '../../db/totalMemory.ts';
import { eventCard, eventCardFields, eventIsShown } from './eventCardSql.ts';

export const eventList = (rows: PublicRows) =>
  newestFirst<EventCard>(rows, { table: 'event', visible: eventIsShown, card: eventCard });

export async function selectEvent(db: Queryable, id: string): Promise<Event | undefined> {
  const [row] = await db.query<{ event: Event }>(
    `select json_build_object(${eventCardFields},
       'content', event.content, 'contentJa', event.content_ja,
       'sideEffects', event.side_effects, 'sideEffectsJa', event.side_effects_ja,
       'detailImages', event.detail_images) as event
     from event where event.id = $1 and ${eventIsShown}`,
    [id],
  );
  return row?.event;
}
