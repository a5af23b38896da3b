import { useTranslation } from 'react-i18next';
import type { EventCard as Event } from '../../../contract/event.ts';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { YenNote } from '../Yen.tsx';
import { EventCard } from './EventCard.tsx';

interface EventCardsProps {
  events: readonly Event[];
  /** The id of the clinic's district. If the clinic has no events, a link offers the events of this district. */
  district: string | undefined;
}

/** The events of a clinic. */
export function EventCards({ events, district }: EventCardsProps) {
  const { t } = useTranslation();
  if (events.length === 0) {
    return (
      <EmptyState
        sentence={t('event.none')}
        action={
          <AppLink
            to={`/contents?tabId=events${district ? `&region=${district}` : ''}`}
            className={buttonLook('quiet')}
          >
            {t(district ? 'event.nearby' : 'contents.browse.events')}
          </AppLink>
        }
      />
    );
  }
  return (
    <div className="px-4">
      <ul className="divide-y divide-line">
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} />
          </li>
        ))}
      </ul>
      <YenNote />
    </div>
  );
}
