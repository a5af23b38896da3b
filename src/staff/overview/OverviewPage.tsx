import { useTranslation } from 'react-i18next';
import { OVERVIEW_DAYS_MAX } from '../../../contract/plain/limits.ts';
import { staffQuery } from '../../api/staffCall.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { formatCount } from '../../lib/number.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { useIsOperator } from '../console/useStaff.ts';
import { ClinicFilter, useClinicFilter } from '../parts/list/ClinicFilter.tsx';
import { Loaded } from '../parts/list/Loaded.tsx';
import { OverviewBar } from './OverviewBar.tsx';
import { OverviewPlots } from './OverviewPlots.tsx';
import { useOverviewRange } from './useOverviewRange.ts';

/** What happened in a clinic, or in all of them, on some days: plots, tables and files of sums. */
export function OverviewPage() {
  const { t } = useTranslation('staff');
  const isOperator = useIsOperator();
  const range = useOverviewRange();
  const { from, to, problem } = range;
  const clinicId = useClinicFilter();
  const query = { from, to, ...(clinicId && { clinicId }) };
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-4 p-4 lg:px-8 lg:py-6">
      <h1 className="font-bold text-title">{t('overviews')}</h1>
      {isOperator && (
        <div className="max-w-72 text-small">
          <ClinicFilter />
        </div>
      )}
      <OverviewBar range={range} />
      {problem ? (
        <EmptyState sentence={t(`overview.${problem}`, { most: formatCount(OVERVIEW_DAYS_MAX) })} />
      ) : (
        <Shown query={query} />
      )}
    </div>
  );
}

interface ShownProps {
  query: { from: string; to: string; clinicId?: string };
}

function Shown({ query }: ShownProps) {
  const answer = useAnswer(staffQuery('GET /staff/overview', { query }));
  return (
    <Loaded answer={answer}>
      {({ data: overview }) => <OverviewPlots overview={overview} query={query} />}
    </Loaded>
  );
}
