import { PREVIEW_ID } from '../../constants.ts';
import { eventQuery } from '../../domain/event/eventAtoms.ts';
import { previewHead } from '../../domain/preview/previewHead.ts';
import { reviewListQuery } from '../../domain/review/reviewAtoms.ts';
import { reviewScopeIn } from '../../domain/review/reviewChoices.ts';
import { stepsTo } from '../../layout/head/stepsTo.ts';
import type { ScreenModule } from '../../screen.ts';
import { EVENT_IMAGE_SIZES } from './EventHeader.tsx';
import { EVENT_TABS, EventPage } from './EventPage.tsx';
import { structuredEvent } from './structuredEvent.ts';

export const eventScreen: ScreenModule = {
  Page: EventPage,
  queries: ({ params, search }) => {
    const { eventId = PREVIEW_ID } = params;
    if (eventId === PREVIEW_ID) return [];
    const event = eventQuery(eventId);
    if (search.get('tabId') !== 'review') return [event];
    return [event, reviewListQuery(reviewScopeIn(search, { eventId }))];
  },
  head: (input) => {
    const { params, t, answerTo, localName } = input;
    const { eventId = PREVIEW_ID } = params;
    if (eventId === PREVIEW_ID) return previewHead(input);
    const event = answerTo(eventQuery(eventId))?.data;
    if (!event) return { title: t('errorScreen.notFound'), isPrivate: true };
    const image = event.cardImage ?? event.mainImage;
    const title = localName({ name: event.title, nameJa: event.titleJa });
    return {
      title,
      description: localName({ name: event.content, nameJa: event.contentJa }),
      type: 'article',
      shared: { kind: 'event', id: event.id },
      trail: [...stepsTo('events', t), { text: title }],
      tabs: EVENT_TABS,
      structuredData: [structuredEvent(event, localName)],
      ...(image && { hero: { image, sizes: EVENT_IMAGE_SIZES } }),
    };
  },
};
