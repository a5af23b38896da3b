import { useTranslation } from 'react-i18next';
import { halfHours } from '../../../domain/clinic/halfHours.ts';
import { koreanClock } from '../../../domain/clinic/openingHours.ts';
import { FIELD_LOOK } from '../../../ui/field/fieldLook.ts';
import { Select } from '../../../ui/field/Select.tsx';

/** A day and a half hour by the clock of Korea; empty texts are not chosen yet. */
export interface Slot {
  day: string;
  time: string;
}

interface SlotFieldProps {
  n: string;
  clinicId: string;
  slot: Slot;
  onChange: (changes: Partial<Slot>) => void;
}

/** Clinics work between these hours; other times are agreed on in a message. */
const WORKING = halfHours.filter((time) => time >= '07:00' && time <= '22:30');

export function SlotField({ n, slot: { day, time }, onChange }: SlotFieldProps) {
  const { t } = useTranslation('staff');
  const options = WORKING.map((each) => ({ value: each, label: each }));
  return (
    <div className="grid grid-cols-[3fr_2fr] gap-2 sm:max-w-96">
      <input
        type="date"
        aria-label={t('dates.day', { n })}
        min={koreanClock(new Date()).date}
        max="9999-12-31"
        value={day}
        className={`h-12 min-w-0 ${FIELD_LOOK}`}
        onChange={(event) => onChange({ day: event.target.value })}
      />
      <Select
        label={t('dates.time', { n })}
        hidesLabel
        value={time}
        options={[{ value: '', label: t('dates.noTime') }, ...options]}
        onChange={(next) => onChange({ time: next })}
      />
    </div>
  );
}
