import { useTranslation } from 'react-i18next';
import type { EventCard as Event } from '../../../contract/event.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { EventCard } from './EventCard.tsx';

export function EventCards({ events }: { events: readonly Event[] }) {
  const { t } = useTranslation();
  if (events.length === 0) return <EmptyState sentence={t('event.none')} />;
  return (
    <ul className="divide-y divide-line px-4">
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  );
}
