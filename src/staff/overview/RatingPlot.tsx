import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OverviewMonth } from '../../../contract/staff/staffOverview.ts';
import { formatMonth } from '../../lib/dateInWords.ts';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { PlotPanel, type PlotProps } from './PlotPanel.tsx';
import { Line } from './plots/Line.tsx';
import { Plot } from './plots/Plot.tsx';
import { RATING_SCALE } from './plots/plotScale.ts';
import { useNumberTexts } from './useNumberTexts.ts';

/** The average rating of each month. */
export function RatingPlot({ overview: { months }, query }: PlotProps) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const { textOf } = useNumberTexts();
  const [slot, setSlot] = useState<number | null>(null);
  const pointed = slot === null ? undefined : months[slot];
  const monthText = ({ month }: OverviewMonth) => formatMonth(month, language);
  const ends = months.filter((_, place) => place === 0 || place === months.length - 1);
  const last = months.at(-1);
  return (
    <PlotPanel
      table="ratings"
      query={query}
      hint={t('overview.hint.ratings', { month: last ? monthText(last) : '' })}
      pointed={
        pointed
          ? `${monthText(pointed)}: ${textOf('rating', pointed.rating)} · ${t('overview.reviews', { n: formatCount(pointed.reviewed) })}`
          : ''
      }
      rows={months.toReversed()}
      keyOf={({ month }) => month}
      columns={[
        { name: t('overview.column.month'), textOf: monthText },
        { name: t('overview.column.reviewed'), textOf: (month) => formatCount(month.reviewed) },
        { name: t('overview.column.rating'), textOf: (month) => textOf('rating', month.rating) },
      ]}
    >
      <Plot
        scale={RATING_SCALE}
        slots={months.length}
        ends={ends.map(monthText)}
        pointed={slot}
        onPoint={setSlot}
      >
        <Line scale={RATING_SCALE} values={months.map(({ rating }) => rating)} />
      </Plot>
    </PlotPanel>
  );
}
