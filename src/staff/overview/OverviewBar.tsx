import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field/Field.tsx';
import { FIELD_LOOK } from '../../ui/field/fieldLook.ts';
import { isDay } from '../calendar/calendarDays.ts';
import { Choice } from '../parts/form/Choice.tsx';
import { type OverviewRange, RANGES } from './useOverviewRange.ts';

/** Chooses the days. */
export function OverviewBar({ range }: { range: OverviewRange }) {
  const { t } = useTranslation('staff');
  const { name, choose } = range;
  return (
    <div className="-my-2 flex flex-wrap items-end gap-x-4">
      <Choice
        label={t('overview.range')}
        chosen={name}
        options={RANGES.map((n) => ({
          id: n,
          name: n === 'custom' ? t('overview.custom') : t('overview.lastDays', { n }),
        }))}
        onChoose={choose}
      />
      {name === 'custom' && (
        <div className="mb-4 grid grid-cols-2 gap-2 text-small max-sm:w-full">
          <Day name="from" range={range} />
          <Day name="to" range={range} />
        </div>
      )}
    </div>
  );
}

/** A day in Korea. */
function Day({ name, range }: { name: 'from' | 'to'; range: OverviewRange }) {
  const { t } = useTranslation('staff');
  return (
    <Field label={t(`overview.${name}`)}>
      {(parts) => (
        <input
          {...parts}
          type="date"
          value={range[name]}
          aria-invalid={range.problem === 'wrongRange' || !isDay(range[name]) || undefined}
          className={`h-12 w-full min-w-0 ${FIELD_LOOK}`}
          onChange={({ target }) => range.change(name, target.value)}
        />
      )}
    </Field>
  );
}
