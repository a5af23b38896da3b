import { useTranslation } from 'react-i18next';
import type { Overview, OverviewTotals } from '../../../contract/staff/staffOverview.ts';
import { formatCount } from '../../lib/number.ts';
import { useNumberTexts } from './useNumberTexts.ts';

const NUMBERS = [
  'booked',
  'confirmed',
  'completed',
  'missed',
  'canceled',
  'answerHours',
  'completedShare',
  'rating',
] as const;

/** The numbers of these days beside those of as many days before. */
export function Totals({ overview: { totals, totalsBefore } }: { overview: Overview }) {
  const { t } = useTranslation('staff');
  return (
    <section aria-label={t('overview.totals')}>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {NUMBERS.map((name) => (
          <Total key={name} name={name} now={totals} before={totalsBefore} />
        ))}
      </dl>
    </section>
  );
}

interface TotalProps {
  name: (typeof NUMBERS)[number];
  now: OverviewTotals;
  before: OverviewTotals;
}

function Total({ name, now, before }: TotalProps) {
  const { t } = useTranslation('staff');
  const { textOf, changeOf } = useNumberTexts();
  const change = changeOf(name, now[name], before[name]);
  return (
    <div className="rounded-card bg-surface px-4 py-3 shadow-card">
      <dt className="text-muted text-small">{t(`overview.number.${name}`)}</dt>
      <dd className="tabular-nums">
        <span className="font-bold text-headline">{textOf(name, now[name])}</span>
        {name === 'rating' && (
          <span className="ml-2 text-muted text-small">
            {t('overview.reviews', { n: formatCount(now.reviewed) })}
          </span>
        )}
        <span className="flex flex-wrap gap-x-2 text-muted text-small *:whitespace-nowrap">
          <span>{t('overview.before', { number: textOf(name, before[name]) })}</span>
          {change && <span className="font-semibold text-ink">{change}</span>}
        </span>
      </dd>
    </div>
  );
}
