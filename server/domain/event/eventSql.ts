import type { Event } from '../../../contract/event.ts';
import type { Queryable } from '../../db/database.ts';
import { jsonPairs } from '../../db/jsonSql.ts';
import { newestFirst } from '../../db/newestFirst.ts';
import { inText } from '../../db/rowText.ts';
import type { PublicRows } from '../../db/totalMemory.ts';
import { eventCard, eventCardFields, eventIsShown } from './eventCardSql.ts';

export const eventList = (rows: PublicRows) =>
  newestFirst(rows, { table: 'event', visible: eventIsShown, ...inText(eventCard) });

export async function selectEvent(db: Queryable, id: string): Promise<Event | undefined> {
  const [row] = await db.query<{ event: Event }>(
    `select json_build_object(${jsonPairs(eventCardFields)},
       'content', event.content, 'contentJa', event.content_ja,
       'sideEffects', event.side_effects, 'sideEffectsJa', event.side_effects_ja,
       'detailImages', event.detail_images) as event
     from event where event.id = $1 and ${eventIsShown}`,
    [id],
    { isPrepared: true },
  );
  return row?.event;
}
