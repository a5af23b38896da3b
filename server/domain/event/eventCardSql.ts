import { EventCard } from '../../../contract/event.ts';
import {
  type FieldsSql,
  imageColumn,
  jsonList,
  jsonObject,
  named,
  plainColumns,
  ratingColumns,
} from '../../db/jsonSql.ts';
import { clinicBrief, clinicIsShown } from '../clinic/clinicBriefSql.ts';

/** The event has a page. A published event keeps it after its end (AMB-108). */
export const eventIsShown = `event.status in ('PUBLISHED', 'ENDED') and ${clinicIsShown('event.clinic_id')}`;

/**
 * The stage of an event on a day in Seoul, null while it runs. The day comes from `koreanDayOf`, so it is safe in SQL.
 */
export const eventStage = (day: string) => `case
  when event.status = 'ENDED' or event.ends_on < date '${day}' then 'ended'
  when event.starts_on > date '${day}' then 'upcoming' end`;

/** Lists, search and sitemap show only running events, and only these can be booked. */
export const eventIsRunning = (day: string) =>
  `event.status = 'PUBLISHED' and ${clinicIsShown('event.clinic_id')}
   and (event.ends_on is null or event.ends_on >= date '${day}')
   and (event.starts_on is null or event.starts_on <= date '${day}')`;

export const eventCardFields: FieldsSql<EventCard> = {
  ...plainColumns('event', EventCard),
  ...ratingColumns('event'),
  cardImage: imageColumn('event.card_image'),
  mainImage: imageColumn('event.main_image'),
  treatments: jsonList(
    named('treatment'),
    `event_treatment join treatment on treatment.id = event_treatment.treatment_id
     where event_treatment.event_id = event.id`,
    'event_treatment.position, treatment.position',
  ),
  clinic: clinicBrief('event.clinic_id'),
};

export const eventCard = jsonObject(EventCard, eventCardFields);

/** The card with `stage`, which is absent while the event runs. */
export const eventCardWithStage = (
  day: string,
) => `case when ${eventStage(day)} is null then ${eventCard}
  else (${eventCard}::jsonb || jsonb_build_object('stage', ${eventStage(day)}))::json end`;
