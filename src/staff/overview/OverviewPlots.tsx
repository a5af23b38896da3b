import { useTranslation } from 'react-i18next';
import type { Overview } from '../../../contract/staff/staffOverview.ts';
import { formatAppointment, formatKoreanDay, formatShortDay } from '../../lib/dateInWords.ts';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { KoreanTimeNote } from '../../widgets/KoreanTimeNote.tsx';
import { CounselPlot } from './CounselPlot.tsx';
import { EventTable } from './EventTable.tsx';
import type { PlotProps } from './PlotPanel.tsx';
import { RatingPlot } from './RatingPlot.tsx';
import { AnswerPlot, CompletedPlot, SourcePlot } from './StepPlots.tsx';
import { Totals } from './Totals.tsx';

/** Totals first, then a panel for each plot with its table and file. */
export function OverviewPlots(shown: PlotProps) {
  const { overview } = shown;
  const { t } = useTranslation('staff');
  if (isEmpty(overview)) {
    return (
      <>
        <RangeText overview={overview} />
        <EmptyState sentence={t('overview.none')} />
      </>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
      <div className="grid gap-4 lg:col-span-2">
        <RangeText overview={overview} />
        <Totals overview={overview} />
      </div>
      <div className="lg:col-span-2">
        <CounselPlot {...shown} />
      </div>
      <AnswerPlot {...shown} />
      <CompletedPlot {...shown} />
      <SourcePlot {...shown} />
      <RatingPlot {...shown} />
      <div className="lg:col-span-2">
        <EventTable {...shown} />
      </div>
    </div>
  );
}

/** Nothing happened, neither in these days nor in those that they are compared with. */
const isEmpty = ({ totals, totalsBefore, months, events }: Overview): boolean =>
  events.length === 0 &&
  months.every(({ reviewed }) => reviewed === 0) &&
  [totals, totalsBefore].every(
    ({ booked, confirmed, completed, missed, canceled, answered }) =>
      booked + confirmed + completed + missed + canceled + answered === 0,
  );

/** Which days are shown, and when they were counted. */
function RangeText({ overview: { from, to, days, countedAt } }: { overview: Overview }) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const ends = {
    from: formatKoreanDay(from, language),
    to:
      from.slice(0, 4) === to.slice(0, 4)
        ? formatShortDay(to, language)
        : formatKoreanDay(to, language),
  };
  const { day, time } = formatAppointment(countedAt, language);
  return (
    <p className="text-muted text-small">
      <span className="block font-semibold text-body text-ink">
        {t('overview.shown', ends)}
        <KoreanTimeNote moment={to} />
      </span>
      <span className="mr-2 inline-block">
        {t('overview.compared', { n: formatCount(days.length) })}
      </span>
      <span className="inline-block">
        {countedAt === null
          ? t('overview.notCounted')
          : t('overview.countedAt', { at: `${day}${time}` })}
      </span>
    </p>
  );
}
