import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isKoreanTimeHere } from '../../../lib/date.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { FIELD_LOOK } from '../../../ui/field/fieldLook.ts';
import { type Slot, SlotField } from './SlotField.tsx';
import { SlotNote } from './SlotNote.tsx';
import type { CounselSeekingTime } from './slots.ts';

interface WhenFieldProps {
  seeking: CounselSeekingTime;
  /** By the clock of Korea, e.g. `2026-12-10T14:00`. A part that is not chosen yet is empty. */
  when: string;
  onChange: (when: string) => void;
  /** Shown first: the field for any time, e.g. for a visit that is recorded later. */
  isTypedFirst: boolean;
}

/** The time of an appointment: one of the half hours of the clinic, or any time that staff type. */
export function WhenField({ seeking, when, onChange, isTypedFirst }: WhenFieldProps) {
  const { t } = useTranslation('staff');
  const hintId = useId();
  const [isTyped, setIsTyped] = useState(isTypedFirst);
  const hint = isKoreanTimeHere(undefined) ? undefined : t('counsel.whenIsKorean');
  return (
    <>
      {isTyped ? (
        <Field label={t('counsel.when')} hint={hint}>
          {(parts) => (
            <input
              {...parts}
              type="datetime-local"
              step={300}
              max={LAST_DAY}
              value={when}
              className={`h-12 sm:max-w-72 ${FIELD_LOOK}`}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </Field>
      ) : (
        <fieldset aria-describedby={hint && hintId}>
          <legend className="mb-1.5 font-semibold">{t('counsel.when')}</legend>
          <SlotField
            labels={{ day: t('calendar.day'), time: t('calendar.time') }}
            seeking={seeking}
            slot={slotOf(when)}
            onChange={(changes) => onChange(textOf({ ...slotOf(when), ...changes }))}
          />
          {hint && (
            <p id={hintId} className="mt-1.5 text-muted text-small">
              {hint}
            </p>
          )}
        </fieldset>
      )}
      <Checkbox isChecked={isTyped} onChange={setIsTyped}>
        {t('counsel.typeTime')}
      </Checkbox>
      <SlotNote seeking={seeking} when={when} />
    </>
  );
}

/** Without a last day browsers accept years with five digits. */
const LAST_DAY = '9999-12-31T23:55';

function slotOf(when: string): Slot {
  const [day = '', time = ''] = when.split('T');
  return { day, time };
}

const textOf = ({ day, time }: Slot) => (day === '' && time === '' ? '' : `${day}T${time}`);
