import { Event, type EventStage } from '../../../contract/event.ts';
import type { Queryable } from '../../db/database.ts';
import { imageListColumn, jsonObject, plainColumns } from '../../db/jsonSql.ts';
import { type PublicRows, rememberTotals } from '../../db/lists/rememberTotals.ts';
import { koreanDayOf } from '../../lib/koreanDay.ts';
import { findList } from '../find/findListSql.ts';
import {
  eventCard,
  eventCardFields,
  eventIsRunning,
  eventIsShown,
  eventStage,
} from './eventCardSql.ts';

/** The events that run on a day in Seoul. */
export function eventList(rows: PublicRows) {
  const totalOf = rememberTotals(rows, 'event');
  return (day: string) =>
    findList(rows, { noun: 'event', visible: eventIsRunning(day), card: eventCard }, totalOf);
}

const wholeEvent = jsonObject(Event.omit({ stage: true, similar: true }), {
  ...plainColumns('event', Event),
  ...eventCardFields,
  detailImages: imageListColumn('event.detail_images'),
});

export async function selectEvent(
  db: Queryable,
  id: string,
  day: string,
): Promise<Event | undefined> {
  const [row] = await db.query<{ event: Event; stage: EventStage | null }>(
    `select ${wholeEvent} as event, ${eventStage(day)} as stage
     from event where event.id = $1 and ${eventIsShown}`,
    [id],
    { isPrepared: true },
  );
  return row && { ...row.event, ...(row.stage && { stage: row.stage }) };
}

/** Undefined: no page, or another clinic. Null: it runs. */
export async function selectEventStage(
  db: Queryable,
  { id, clinicId, day }: { id: string; clinicId: string; day: string },
): Promise<EventStage | null | undefined> {
  const [row] = await db.query<{ stage: EventStage | null }>(
    `select ${eventStage(day)} as stage from event
     where event.id = $1 and event.clinic_id = $2 and ${eventIsShown}`,
    [id, clinicId],
  );
  return row?.stage;
}

/** Ended events that ran on the day of the booking: its review may mention them besides those that run today. */
export function selectPastEvents(
  db: Queryable,
  { clinic_id, created_at }: { clinic_id: string; created_at: string },
  today: string,
): Promise<{ id: string; title: string; titleJa: string | null }[]> {
  const bookedOn = koreanDayOf(new Date(created_at));
  return db.query(
    `select event.id, event.title, event.title_ja as "titleJa" from event
     where event.clinic_id = $1 and ${eventIsShown} and ${eventStage(today)} = 'ended'
       and coalesce(event.starts_on <= $2, true) and coalesce(event.ends_on >= $2, true)
     order by event.id desc`,
    [clinic_id, bookedOn],
  );
}
