import { useTranslation } from 'react-i18next';
import type { Event } from '../../../contract/event.ts';
import { EventCard } from '../../domain/event/EventCard.tsx';
import { Section } from '../../ui/Section.tsx';

/** On the page of an event that has ended: similar events that still run. Nothing is shown if there are none. */
export function SimilarEvents({ events = [] }: { events: Event['similar'] }) {
  const { t } = useTranslation();
  if (events.length === 0) return null;
  return (
    <div className="mb-2 border-line border-y">
      <Section title={t('event.similar')}>
        <ul className="divide-y divide-line">
          {events.map((event) => (
            <li key={event.id}>
              <EventCard event={event} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
