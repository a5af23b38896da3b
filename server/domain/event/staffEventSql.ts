import { named } from '../../db/jsonSql.ts';
import type { ContentNoun } from '../content/contentNounSql.ts';

/** An event without price, period or side effects cannot be published. */
export const eventNoun: ContentNoun = {
  table: 'event',
  name: 'title',
  clinicId: 'event.clinic_id',
  columns: {
    clinicId: 'clinic_id',
    title: 'title',
    titleJa: 'title_ja',
    content: 'content',
    contentJa: 'content_ja',
    cardImage: 'card_image',
    mainImage: 'main_image',
    detailImages: 'detail_images',
    price: 'price',
    startsOn: 'starts_on',
    endsOn: 'ends_on',
    sideEffects: 'side_effects',
    sideEffectsJa: 'side_effects_ja',
  },
  termLists: { treatments: { table: 'event_treatment', term: 'treatment', isOrdered: true } },
  cardFields: `, (select ${named('clinic')} from clinic where clinic.id = event.clinic_id) as clinic,
    event.starts_on as "startsOn", event.ends_on as "endsOn"`,
  detailFields: `, event.content, event.content_ja as "contentJa",
    event.card_image as "cardImage", event.main_image as "mainImage",
    event.detail_images as "detailImages", event.price,
    event.side_effects as "sideEffects", event.side_effects_ja as "sideEffectsJa"`,
  required: ['title', 'price', 'startsOn', 'endsOn', 'sideEffects'],
};
