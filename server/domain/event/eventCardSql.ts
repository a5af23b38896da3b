import { EventCard } from '../../../contract/event.ts';
import {
  type FieldsSql,
  imageColumn,
  jsonList,
  jsonObject,
  named,
  ratingColumns,
} from '../../db/jsonSql.ts';
import { clinicBrief, clinicIsShown } from '../clinic/clinicBriefSql.ts';

export const eventIsShown = `event.status = 'PUBLISHED' and ${clinicIsShown('event.clinic_id')}`;

export const eventCardFields: FieldsSql<EventCard> = {
  id: 'event.id',
  title: 'event.title',
  titleJa: 'event.title_ja',
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
  price: 'event.price',
  startsOn: 'event.starts_on',
  endsOn: 'event.ends_on',
};

export const eventCard = jsonObject(EventCard, eventCardFields);
