import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { Spinner } from '../../ui/status/Spinner.tsx';
import { LoadFailed } from '../../widgets/loading/LoadFailed.tsx';
import { useIsSlow } from '../../widgets/loading/useIsSlow.ts';
import { ConcernLink } from './ConcernLink.tsx';
import type { MatchGroup } from './matchGroups.ts';
import { TermChips } from './TermChips.tsx';
import type { Search } from './useSearch.ts';

interface MatchesStateProps {
  search: Search;
  groups: readonly MatchGroup[];
  /** Searches for another text. */
  onSearch: (text: string) => void;
}

/** The state of the search: visible when nothing matches, for screen readers when something does. */
export function MatchesState({ search, groups, onSearch }: MatchesStateProps) {
  const { t } = useTranslation();
  const isJapanese = useLanguage() === 'ja';
  const isBare = groups.length === 0;
  const { nearest = [], nearestJa = nearest } = search.answer ?? {};
  const offered = isJapanese ? nearestJa : nearest;
  const isSlow = useIsSlow(search.state === 'waiting');
  return (
    <>
      <p role="status" className="sr-only">
        {search.state === 'answered' && !isBare && <FoundCount groups={groups} />}
      </p>
      {isBare && search.state === 'waiting' && !search.answer && (
        <div className="grid h-40 place-content-center justify-items-center gap-4">
          <Spinner label={t('common.loading')} />
          {isSlow && <p className="text-muted text-small">{t('common.slow')}</p>}
        </div>
      )}
      {/* It is always there: screen readers announce what appears in it. */}
      <div role="status" className="contents">
        {isBare && search.answer && (
          <EmptyState
            drawing="search"
            sentence={t('search.noMatch')}
            hint={t('search.noMatchHint')}
            action={<ConcernLink />}
          />
        )}
      </div>
      {isBare && offered.length > 0 && (
        <TermChips title={t('search.nearest')} terms={offered} isCentred onChoose={onSearch} />
      )}
      {search.state === 'failed' && <LoadFailed onRetry={search.retry} />}
    </>
  );
}

function FoundCount({ groups }: { groups: readonly MatchGroup[] }) {
  const { t } = useTranslation();
  const n = formatCount(groups.reduce((sum, { matches }) => sum + matches.length, 0));
  return groups.some(({ more }) => more > 0)
    ? t('search.foundMore', { n })
    : t('search.found', { n });
}
