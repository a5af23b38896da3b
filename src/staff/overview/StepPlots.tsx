import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OverviewStep } from '../../../contract/staff/staffOverview.ts';
import { formatCount } from '../../lib/number.ts';
import { Legend } from './Legend.tsx';
import { PlotPanel, type PlotProps } from './PlotPanel.tsx';
import { Columns, type Tone } from './plots/Columns.tsx';
import { Line } from './plots/Line.tsx';
import { Plot } from './plots/Plot.tsx';
import { countScale, SHARE_SCALE } from './plots/plotScale.ts';
import { useNumberTexts } from './useNumberTexts.ts';
import { useStepTexts } from './useStepTexts.ts';

/** How long members wait for the first answer of the clinic. */
export function AnswerPlot({ overview: { steps }, query }: PlotProps) {
  const { t } = useTranslation('staff');
  const { textOf } = useNumberTexts();
  const hours = (value: number | null) => textOf('answerHours', value);
  const { slot, setSlot, panel, ends } = useStepPanel(steps, ({ answerHours }) =>
    hours(answerHours),
  );
  const values = steps.map(({ answerHours }) => answerHours);
  const scale = countScale(values);
  return (
    <PlotPanel
      {...panel}
      table="answers"
      query={query}
      hint={t('overview.hint.answers')}
      columns={[
        panel.step,
        { name: t('overview.column.answered'), textOf: (step) => formatCount(step.answered) },
        { name: t('overview.column.median'), textOf: (step) => hours(step.answerHours) },
      ]}
    >
      <Plot
        scale={scale}
        slots={steps.length}
        ends={ends}
        tickText={hours}
        pointed={slot}
        onPoint={setSlot}
      >
        <Line scale={scale} values={values} />
      </Plot>
    </PlotPanel>
  );
}

/** Which part of the counsels that ended was completed. */
export function CompletedPlot({ overview: { steps }, query }: PlotProps) {
  const { t } = useTranslation('staff');
  const { textOf } = useNumberTexts();
  const share = (value: number | null) => textOf('completedShare', value);
  const { slot, setSlot, panel, ends } = useStepPanel(steps, (step) => share(step.completedShare));
  return (
    <PlotPanel
      {...panel}
      table="completed"
      query={query}
      hint={t('overview.hint.completed')}
      columns={[
        panel.step,
        { name: t('overview.number.completed'), textOf: (step) => formatCount(step.completed) },
        { name: t('overview.number.canceled'), textOf: (step) => formatCount(step.canceled) },
        { name: t('overview.column.share'), textOf: (step) => share(step.completedShare) },
      ]}
    >
      <Plot
        scale={SHARE_SCALE}
        slots={steps.length}
        ends={ends}
        tickText={share}
        pointed={slot}
        onPoint={setSlot}
      >
        <Line scale={SHARE_SCALE} values={steps.map(({ completedShare }) => completedShare)} />
      </Plot>
    </PlotPanel>
  );
}

const SOURCES = [
  ['web', 'info'],
  ['line', 'success'],
  ['unknown', 'plain'],
] as const satisfies readonly (readonly [string, Tone])[];

const sourcesOf = ({ web, line, booked }: OverviewStep) => ({
  web,
  line,
  unknown: booked - web - line,
});

/** Where members booked. Older counsels, whose place was not stored, are shown if there are any. */
export function SourcePlot({ overview: { steps }, query }: PlotProps) {
  const { t } = useTranslation('staff');
  const isKnown = steps.every((step) => sourcesOf(step).unknown === 0);
  const sources = SOURCES.filter(([name]) => name !== 'unknown' || !isKnown);
  const textOf = (step: OverviewStep) =>
    sources
      .map(([name]) => `${t(`overview.column.${name}`)} ${formatCount(sourcesOf(step)[name])}`)
      .join(' · ');
  const { slot, setSlot, panel, ends } = useStepPanel(steps, textOf);
  const scale = countScale(steps.map(({ booked }) => booked));
  return (
    <PlotPanel
      {...panel}
      table="sources"
      query={query}
      hint={t('overview.hint.sources')}
      columns={[
        panel.step,
        ...sources.map(([name]) => ({
          name: t(`overview.column.${name}`),
          textOf: (step: OverviewStep) => formatCount(sourcesOf(step)[name]),
        })),
      ]}
    >
      <Plot scale={scale} slots={steps.length} ends={ends} pointed={slot} onPoint={setSlot}>
        <Columns
          scale={scale}
          columns={steps.map((step) => sources.map(([name]) => sourcesOf(step)[name]))}
          tones={sources.map(([, tone]) => tone)}
        />
      </Plot>
      <Legend
        parts={sources.map(([name, tone]) => ({ name: t(`overview.column.${name}`), tone }))}
      />
    </PlotPanel>
  );
}

/** What the plots of steps have in common; the newest step is the first row of the table. */
function useStepPanel(steps: readonly OverviewStep[], valueText: (step: OverviewStep) => string) {
  const { t } = useTranslation('staff');
  const { textOf, endsOf } = useStepTexts();
  const [slot, setSlot] = useState<number | null>(null);
  const step = slot === null ? undefined : steps[slot];
  return {
    slot,
    setSlot,
    ends: endsOf(steps),
    panel: {
      pointed: step ? `${textOf(step)}: ${valueText(step)}` : '',
      rows: steps.toReversed(),
      keyOf: ({ from }: OverviewStep) => from,
      step: { name: t('overview.column.step'), textOf },
    },
  };
}
