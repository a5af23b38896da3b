import { EventForm } from '../../../contract/staff/staffEvent.ts';
import type { ContentNoun } from '../content/contentNounSql.ts';

/** An event without price, period or side effects cannot be published. */
export const eventNoun: ContentNoun = {
  table: 'event',
  name: 'title',
  clinicId: 'event.clinic_id',
  form: EventForm,
  termLists: { treatments: { table: 'event_treatment', term: 'treatment', isOrdered: true } },
  cardFields: ['startsOn', 'endsOn'],
  required: ['title', 'price', 'startsOn', 'endsOn', 'sideEffects'],
};
