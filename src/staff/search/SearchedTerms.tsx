import { useTranslation } from 'react-i18next';
import { SEARCHED_DAYS } from '../../../contract/plain/enums.ts';
import type { SearchedTerm } from '../../../contract/staff/staffSearch.ts';
import { staffQuery } from '../../api/staffCall.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { mapAnswer } from '../../lib/answer.ts';
import { formatDay } from '../../lib/date.ts';
import { formatCount } from '../../lib/number.ts';
import { oneOf } from '../../lib/oneOf.ts';
import { Button } from '../../ui/button/Button.tsx';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { Select } from '../../ui/field/Select.tsx';
import { Tag } from '../../ui/status/Tag.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { useWrite } from '../parts/form/useWrite.ts';
import { LoadedList } from '../parts/list/LoadedList.tsx';
import { useFilters } from '../parts/list/useFilters.ts';
import { useHideTerm } from './searchWrites.ts';

/** Searched terms that had no result, so that staff make aliases of them; or those with results, to show or hide. */
export function SearchedTerms({ part }: { part: 'missing' | 'found' }) {
  const { t } = useTranslation('staff');
  const { filter, change, slice } = useFilters();
  const days = oneOf(SEARCHED_DAYS, filter('days')) ?? '30';
  const query = { found: part === 'found' ? ('yes' as const) : ('no' as const), days, ...slice };
  const answer = useAnswer(staffQuery('GET /staff/search-terms', { query }));
  const terms = mapAnswer(answer, ({ data, total }) => ({
    data: data.map((searched) => ({ ...searched, id: searched.term })),
    total,
  }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-balance text-muted">{t(`search.${part}Hint`)}</p>
      <div className="max-w-72 text-small">
        <Select
          label={t('search.days')}
          value={days}
          options={SEARCHED_DAYS.map((n) => ({ value: n, label: t('search.lastDays', { n }) }))}
          onChange={(chosen) => change('days', chosen)}
        />
      </div>
      <LoadedList answer={terms} none={t('search.none')} look="rows">
        {(searched) => <TermRow searched={searched} canName={part === 'missing'} />}
      </LoadedList>
    </div>
  );
}

interface TermRowProps {
  searched: SearchedTerm;
  /** The term can become an alias. */
  canName: boolean;
}

function TermRow({ searched, canName }: TermRowProps) {
  const { t } = useTranslation('staff');
  const { term, searches, lastDay, isHidden } = searched;
  const { send, isBusy } = useWrite(useHideTerm(term));
  const step = t(isHidden ? 'search.show' : 'search.hide');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <p className="min-w-40 flex-1">
        <span className="flex items-center gap-2">
          <span className="break-all font-semibold">{term}</span>
          {isHidden && <Tag tone="plain">{t('search.hidden')}</Tag>}
        </span>
        <span className="flex flex-wrap gap-x-2 text-muted text-small tabular-nums">
          <span>{t('search.times', { n: formatCount(searches) })}</span>
          <span>
            {t('search.lastDay')} {formatDay(lastDay)}
          </span>
        </span>
      </p>
      <span className="flex w-full flex-wrap gap-2 sm:w-auto">
        {canName && !isHidden && (
          <AppLink
            to={`/console/search?${new URLSearchParams({ part: 'aliases', term })}`}
            aria-label={`${term} ${t('search.makeAlias')}`}
            className={buttonLook('quiet')}
          >
            {t('search.makeAlias')}
          </AppLink>
        )}
        <Button
          look="quiet"
          aria-label={`${term} ${step}`}
          isBusy={isBusy}
          onClick={() => send(!isHidden, t(isHidden ? 'search.shown' : 'search.hid'))}
        >
          {step}
        </Button>
      </span>
    </div>
  );
}
