import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DoctorCard as Doctor } from '../../../contract/doctor.ts';
import type { EventCardWithStage as Event } from '../../../contract/event.ts';
import type { ReviewCard as Review } from '../../../contract/review.ts';
import { IsInBookmarkList } from '../../domain/bookmark/useIsBookmarked.ts';
import { useShelf } from '../../domain/bookmark/useShelf.ts';
import { ClinicCard } from '../../domain/clinic/ClinicCard.tsx';
import { DoctorCard } from '../../domain/doctor/DoctorCard.tsx';
import { EventCard } from '../../domain/event/EventCard.tsx';
import { FurtherPages } from '../../domain/record/list/FurtherPages.tsx';
import type { RecordTab } from '../../domain/record/recordTabs.ts';
import { ReviewCard } from '../../domain/review/ReviewCard.tsx';
import { YenNote } from '../../domain/Yen.tsx';
import { type Answer, dataOf } from '../../lib/answer.ts';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { LoadFailed } from '../../widgets/loading/LoadFailed.tsx';
import { LoadingShelf } from './LoadingShelf.tsx';

/** The bookmarks of one type, newest first. */
export function ShelfList({ tab }: { tab: RecordTab }) {
  const Shelf = SHELVES[tab];
  return <Shelf />;
}

function Clinics() {
  return (
    <Cards
      tab="clinics"
      list={useShelf('CLINIC')}
      cardOf={(clinic, index) => <ClinicCard clinic={clinic} index={index} />}
    />
  );
}

function Doctors() {
  const cardOf = (doctor: Doctor) => <DoctorCard doctor={doctor} />;
  return <Cards tab="doctors" list={useShelf('DOCTOR')} cardOf={cardOf} />;
}

function Events() {
  const cardOf = (event: Event) => <EventCard event={event} />;
  return <Cards tab="events" list={useShelf('EVENT')} cardOf={cardOf} />;
}

function Reviews() {
  const cardOf = (review: Review) => <ReviewCard review={review} />;
  return <Cards tab="reviews" list={useShelf('REVIEW')} cardOf={cardOf} />;
}

const SHELVES = { clinics: Clinics, doctors: Doctors, events: Events, reviews: Reviews };

interface Shown<Card> {
  card: Card;
  isBookmarked: boolean;
}

interface CardsProps<Card> {
  tab: RecordTab;
  list: Omit<ReturnType<typeof useShelf>, 'answer'> & { answer: Answer<readonly Shown<Card>[]> };
  cardOf: (card: Card, index: number) => ReactNode;
}

function Cards<Card extends { id: string }>({ tab, list, cardOf }: CardsProps<Card>) {
  const { t } = useTranslation();
  const { answer } = list;
  const cards = dataOf(answer);
  if (answer.state === 'failed') return <LoadFailed onRetry={answer.retry} />;
  if (!cards) return <LoadingShelf tab={tab} />;
  if (cards.length === 0) {
    return (
      <EmptyState
        drawing="heart"
        sentence={t(EMPTY[tab])}
        action={
          <AppLink to={`/contents?tabId=${tab}`} className={buttonLook()}>
            {t('shelf.browse')}
          </AppLink>
        }
      />
    );
  }
  return (
    <FurtherPages list={list} count={cards.length}>
      {(tab === 'clinics' || tab === 'events') && (
        <div className="px-4 pt-3 empty:hidden">
          <YenNote />
        </div>
      )}
      <ul
        className={tab === 'clinics' ? 'grid grid-cols-1 gap-6 p-4' : 'divide-y divide-line px-4'}
      >
        {cards.map(({ card, isBookmarked }, index) => (
          <li key={card.id}>
            <IsInBookmarkList value={isBookmarked}>{cardOf(card, index)}</IsInBookmarkList>
          </li>
        ))}
      </ul>
    </FurtherPages>
  );
}

const EMPTY = {
  clinics: 'shelf.noClinics',
  doctors: 'shelf.noDoctors',
  events: 'shelf.noEvents',
  reviews: 'shelf.noReviews',
} as const;
