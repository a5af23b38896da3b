import { useTranslation } from 'react-i18next';
import { WISH_DAYS } from '../../../../contract/plain/limits.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { FIELD_LOOK } from '../../../ui/field/fieldLook.ts';
import { daysFrom } from '../../clinic/bookableTimes.ts';
import type { WishDraft } from './wishDraft.ts';

interface StayFieldProps {
  stay: WishDraft['stay'];
  onChange: (stay: WishDraft['stay']) => void;
}

/** The first and the last day in Korea. */
export function StayField({ stay, onChange }: StayFieldProps) {
  const { t } = useTranslation();
  const days = daysFrom(new Date(), WISH_DAYS);
  return (
    <div className="grid grid-cols-1 gap-3">
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} label={t(`dates.wishes.${end}`)}>
          {(parts) => (
            <input
              {...parts}
              type="date"
              min={end === 'to' && stay.from ? stay.from : days[0]}
              max={days.at(-1)}
              value={stay[end]}
              className={`h-12 min-w-0 ${FIELD_LOOK}`}
              onChange={(event) => onChange({ ...stay, [end]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
