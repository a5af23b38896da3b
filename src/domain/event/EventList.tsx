import { useTranslation } from 'react-i18next';
import type { EventCard as Event } from '../../../contract/event.ts';
import { EVENT_LIMIT } from '../../../contract/plain/limits.ts';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { type ListProps, RecordList } from '../record/list/RecordList.tsx';
import { NoMatch } from '../taxonomy/NoMatch.tsx';
import { YenNote } from '../Yen.tsx';
import { EventCard } from './EventCard.tsx';
import { EVENT_SLICE, eventListQuery } from './eventAtoms.ts';

export function EventList({ filters, aside }: ListProps) {
  const { t } = useTranslation();
  return (
    <RecordList
      source={{
        size: EVENT_SLICE,
        most: EVENT_LIMIT,
        sliceAt: (offset) => eventListQuery(filters, offset),
      }}
      rowHeight={204}
      label={t('contents.events')}
      countLine={(n) => t('contents.eventCount', { n })}
      aside={
        <>
          {aside}
          <YenNote />
        </>
      }
      renderCard={renderCard}
      skeleton={<EventSkeleton />}
      empty={<NoMatch sentence={t('contents.noEvents')} />}
    />
  );
}

const renderCard = (event: Event) => <EventCard event={event} />;

function EventSkeleton() {
  return (
    <div className="flex gap-4 py-3">
      <Skeleton className="size-28 shrink-0 rounded-card min-[24rem]:size-32" />
      <div className="min-h-[7.5lh] flex-1 space-y-3 py-1">
        <Skeleton className="h-4 w-1/3 rounded-full" />
        <Skeleton className="h-5 w-full rounded-full" />
        <Skeleton className="h-5 w-1/2 rounded-full" />
      </div>
    </div>
  );
}
