import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookmarkShelf } from '../../../contract/bookmark.ts';
import { ClinicCard } from '../../domain/clinic/ClinicCard.tsx';
import { DoctorCard } from '../../domain/doctor/DoctorCard.tsx';
import { EventCard } from '../../domain/event/EventCard.tsx';
import { ReviewCard } from '../../domain/review/ReviewCard.tsx';
import { buttonLook } from '../../ui/buttonLook.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AppLink } from '../../widgets/AppLink.tsx';
import type { ShelfTab } from './shelfTabs.ts';
import { useFocusInList } from './useFocusInList.ts';

interface ShelfListProps {
  tab: ShelfTab;
  shelf: BookmarkShelf;
}

/** What is bookmarked of one kind, newest first. The hearts remove it from here. */
export function ShelfList({ tab, shelf }: ShelfListProps) {
  const { t } = useTranslation();
  const cards = cardsOf(tab, shelf);
  const focus = useFocusInList(cards.length);
  return (
    <div {...focus}>
      {cards.length === 0 ? (
        <EmptyState
          drawing="heart"
          sentence={t(EMPTY[tab])}
          action={
            <AppLink to={`/contents?tabId=${tab}`} className={buttonLook()}>
              {t('bookmark.browse')}
            </AppLink>
          }
        />
      ) : (
        <ul className={tab === 'clinics' ? 'grid gap-6 p-4' : 'divide-y divide-line px-4'}>
          {cards.map(({ id, card }) => (
            <li key={id}>{card}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

const EMPTY = {
  clinics: 'bookmark.noClinics',
  doctors: 'bookmark.noDoctors',
  events: 'bookmark.noEvents',
  reviews: 'bookmark.noReviews',
} as const;

interface ShelfCard {
  id: string;
  card: ReactNode;
}

function cardsOf(tab: ShelfTab, { clinics, doctors, events, reviews }: BookmarkShelf): ShelfCard[] {
  const cards: Record<ShelfTab, () => ShelfCard[]> = {
    clinics: () =>
      clinics.map((clinic, index) => ({
        id: clinic.id,
        card: <ClinicCard clinic={clinic} isFirst={index === 0} />,
      })),
    doctors: () =>
      doctors.map((doctor) => ({ id: doctor.id, card: <DoctorCard doctor={doctor} /> })),
    events: () => events.map((event) => ({ id: event.id, card: <EventCard event={event} /> })),
    reviews: () =>
      reviews.map((review) => ({ id: review.id, card: <ReviewCard review={review} /> })),
  };
  return cards[tab]();
}
