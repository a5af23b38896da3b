import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { writeFind } from '../../lib/find.ts';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { ToggleChip } from '../../ui/button/ToggleChip.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { useWholeSearch } from '../../widgets/link/wholeSearch.ts';
import { ReviewList } from './ReviewList.tsx';
import type { ReviewScope } from './reviewAtoms.ts';
import { REVIEW_SORTS, reviewChoicesIn } from './reviewChoices.ts';

interface RecordReviewsProps {
  of: Pick<ReviewScope, 'clinicId' | 'doctorId' | 'eventId'>;
  /** How many reviews the record has: without one there is nothing to sort. */
  count: number;
}

/** The reviews of a clinic, a doctor or an event. The address says how they are sorted and filtered. */
export function RecordReviews({ of, count }: RecordReviewsProps) {
  const [search] = useSearchParams();
  const scope = { ...of, ...reviewChoicesIn(search) };
  return (
    <>
      {count > 0 && <ReviewBar />}
      {/* A key, so that another list starts with fresh state. */}
      <ReviewList key={JSON.stringify(scope)} scope={scope} none={<NoReviews />} />
    </>
  );
}

function ReviewBar() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const { photos, sort } = reviewChoicesIn(search);
  const change = (changes: ReviewScope) => setSearch((present) => writeFind(present, changes));
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons, not the fields of a form
    <div
      role="group"
      aria-label={t('find.bar')}
      className="flex flex-wrap items-center gap-x-2 px-4 pt-2"
    >
      <ToggleChip
        isOn={photos !== undefined}
        onPress={() => change({ photos: photos ? undefined : 'true' })}
      >
        {t('find.withPhotos')}
      </ToggleChip>
      {[undefined, ...REVIEW_SORTS].map((each) => (
        <ToggleChip
          key={each ?? 'newest'}
          isOn={each === sort}
          onPress={() => change({ sort: each })}
        >
          {t(`find.sortBy.${each ?? 'newest'}`)}
        </ToggleChip>
      ))}
    </div>
  );
}

function NoReviews() {
  const { t } = useTranslation();
  const search = new URLSearchParams(useWholeSearch());
  const { photos } = reviewChoicesIn(search);
  const others = writeFind(search, { photos: undefined });
  return (
    <EmptyState
      drawing={photos ? 'search' : 'empty'}
      sentence={t('review.none')}
      action={
        <AppLink
          to={photos ? `?${others}` : '/contents?tabId=reviews'}
          className={buttonLook('quiet')}
        >
          {photos
            ? t('find.without', { name: t('find.withPhotos') })
            : t('contents.browse.reviews')}
        </AppLink>
      }
    />
  );
}
