import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Named } from '../../../contract/shape.ts';
import { type ListFilters, writeFind } from '../../lib/find.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { ToggleChip } from '../../ui/button/ToggleChip.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { useWholeSearch } from '../../widgets/link/wholeSearch.ts';
import { useConditions } from '../find/useConditions.ts';
import { ReviewList } from './ReviewList.tsx';
import type { ReviewScope } from './reviewAtoms.ts';
import { REVIEW_SORTS, type Reviewed, reviewScopeIn } from './reviewChoices.ts';

interface RecordReviewsProps {
  of: Reviewed;
  /** How many reviews the record has: without one there is nothing to sort. */
  count: number;
  /** The treatments that the reviews of a clinic can be filtered by. */
  treatments?: readonly Named[] | undefined;
}

/** The reviews of a clinic, a doctor or an event. The address says how they are sorted and filtered. */
export function RecordReviews({ of, count, treatments = [] }: RecordReviewsProps) {
  const [search] = useSearchParams();
  const scope = reviewScopeIn(search, of);
  return (
    <>
      {count > 0 && <ReviewBar scope={scope} />}
      {count > 0 && treatments.length > 0 && (
        <TreatmentBar treatments={treatments} chosen={scope.treatmentId} />
      )}
      {/* A key, so that another list starts with fresh state. */}
      <ReviewList
        key={JSON.stringify(scope)}
        scope={scope}
        none={<NoReviews scope={scope} treatments={treatments} />}
      />
    </>
  );
}

function useChange() {
  const [, setSearch] = useSearchParams();
  return (changes: ListFilters) => setSearch((present) => writeFind(present, changes));
}

/** One line that scrolls sideways. For a mouse the chips wrap, because it scrolls sideways badly. */
const LINE =
  'no-scrollbar flex items-center gap-x-2 overflow-x-auto overflow-y-hidden px-4 py-1 [@media(pointer:fine)_and_(width>30rem)]:flex-wrap';

function ReviewBar({ scope: { photos, writtenIn, sort } }: { scope: ReviewScope }) {
  const { t } = useTranslation();
  const isJapanese = useLanguage() === 'ja';
  const change = useChange();
  const offered = writtenIn ?? (isJapanese ? 'ja' : undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons, not the fields of a form
    <div role="group" aria-label={t('find.bar')} className={LINE}>
      {offered && (
        <ToggleChip
          isOn={writtenIn !== undefined}
          onPress={() => change({ writtenIn: writtenIn ? undefined : offered })}
        >
          {t(`find.writtenIn.${offered}`)}
        </ToggleChip>
      )}
      {[undefined, ...REVIEW_SORTS].map((each) => (
        <ToggleChip
          key={each ?? 'newest'}
          isOn={each === sort}
          onPress={() => change({ sort: each })}
        >
          {t(`find.sortBy.${each ?? 'newest'}`)}
        </ToggleChip>
      ))}
      <ToggleChip
        isOn={photos !== undefined}
        onPress={() => change({ photos: photos ? undefined : 'true' })}
      >
        {t('find.withPhotos')}
      </ToggleChip>
    </div>
  );
}

interface TreatmentBarProps {
  treatments: readonly Named[];
  chosen: string | undefined;
}

function TreatmentBar({ treatments, chosen }: TreatmentBarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const change = useChange();
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons, not the fields of a form
    <div role="group" aria-label={t('review.treatments')} className={LINE}>
      {treatments.map((treatment) => {
        const { text, lang } = localName(language, treatment);
        const isOn = treatment.id === chosen;
        return (
          <ToggleChip
            key={treatment.id}
            isOn={isOn}
            onPress={() => change({ treatmentId: isOn ? undefined : treatment.id })}
          >
            <span lang={lang}>{text}</span>
          </ToggleChip>
        );
      })}
    </div>
  );
}

interface NoReviewsProps {
  scope: ReviewScope;
  treatments: readonly Named[];
}

/** One link for each condition, which removes it; without conditions a link to all reviews. */
function NoReviews({ scope: { treatmentId, photos, writtenIn }, treatments }: NoReviewsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const search = new URLSearchParams(useWholeSearch());
  const conditions = useConditions({ photos, writtenIn });
  const treatment = treatments.find(({ id }) => id === treatmentId);
  const links = [
    ...(treatmentId === undefined
      ? []
      : [
          {
            text: treatment ? localName(language, treatment).text : t('find.treatment'),
            without: { treatmentId: undefined },
          },
        ]),
    ...conditions,
  ];
  return (
    <EmptyState
      drawing={links.length > 0 ? 'search' : 'empty'}
      sentence={t('review.none')}
      action={
        links.length > 0 ? (
          links.map(({ text, without }) => (
            <AppLink
              key={text}
              to={`?${writeFind(search, without)}`}
              className={buttonLook('quiet')}
            >
              {t('find.without', { name: text })}
            </AppLink>
          ))
        ) : (
          <AppLink to="/contents?tabId=reviews" className={buttonLook('quiet')}>
            {t('contents.browse.reviews')}
          </AppLink>
        )
      }
    />
  );
}
