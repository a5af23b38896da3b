import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OverviewDay } from '../../../contract/staff/staffOverview.ts';
import { formatShortDay } from '../../lib/dateInWords.ts';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { PlotPanel, type PlotProps } from './PlotPanel.tsx';
import { Columns, type Tone } from './plots/Columns.tsx';
import { PlotBox } from './plots/Plot.tsx';
import { countScale } from './plots/plotScale.ts';

/** What can happen to a counsel, from the booking to the end, each with the colour of its columns. */
const SERIES = [
  ['booked', 'brand'],
  ['confirmed', 'info'],
  ['completed', 'success'],
  ['missed', 'warning'],
  ['canceled', 'plain'],
] as const satisfies readonly (readonly [keyof OverviewDay, Tone])[];
type SeriesName = (typeof SERIES)[number][0];

/** A small plot for each kind, one below the other, with the same days. */
export function CounselPlot({ overview: { days, totals }, query }: PlotProps) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const [slot, setSlot] = useState<number | null>(null);
  const pointed = slot === null ? undefined : days[slot];
  const dayText = ({ day }: OverviewDay) => formatShortDay(day, language);
  return (
    <PlotPanel
      table="counsels"
      query={query}
      hint={t('overview.hint.counsels')}
      pointed={pointed ? dayText(pointed) : ''}
      rows={days.toReversed()}
      keyOf={({ day }) => day}
      columns={[
        { name: t('overview.column.day'), textOf: dayText },
        ...SERIES.map(([name]) => ({
          name: t(`overview.number.${name}`),
          textOf: (day: OverviewDay) => formatCount(day[name]),
        })),
      ]}
    >
      <div aria-hidden="true" className="grid gap-4">
        {SERIES.map(([name, tone]) => (
          <Series
            key={name}
            name={name}
            tone={tone}
            values={days.map((day) => day[name])}
            shown={pointed?.[name] ?? totals[name]}
            pointed={slot}
            onPoint={setSlot}
          />
        ))}
        <div className="flex justify-between text-muted text-small sm:pl-40">
          {days.length > 1 && <span>{formatShortDay(days[0]?.day ?? '', language)}</span>}
          <span>{formatShortDay(days.at(-1)?.day ?? '', language)}</span>
        </div>
      </div>
    </PlotPanel>
  );
}

interface SeriesProps {
  name: SeriesName;
  tone: Tone;
  values: readonly number[];
  /** The total, or the number of the day that is pointed at. */
  shown: number;
  pointed: number | null;
  onPoint: (slot: number | null) => void;
}

function Series({ name, tone, values, shown, ...pointing }: SeriesProps) {
  const { t } = useTranslation('staff');
  const most = Math.max(...values);
  const scale = { ...countScale([most]), ticks: [0] };
  return (
    <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <p className="flex items-baseline justify-between gap-2 text-small tabular-nums sm:grid sm:content-end">
        <span>
          {t(`overview.number.${name}`)}{' '}
          <span className="ml-1 font-bold text-lead">{formatCount(shown)}</span>
        </span>
        <span className="text-muted">
          {most > 0 && t('overview.most', { n: formatCount(most) })}
        </span>
      </p>
      <PlotBox {...pointing} scale={scale} slots={values.length} className="h-14">
        <Columns scale={scale} columns={values.map((value) => [value])} tones={[tone]} />
      </PlotBox>
    </div>
  );
}
