import { useTranslation } from 'react-i18next';
import { koreanClock, readKoreanTime } from '../../../lib/date.ts';
import { FIELD_LOOK } from '../../../ui/field/fieldLook.ts';
import { Select } from '../../../ui/field/Select.tsx';
import {
  type CounselSeekingTime,
  isClosedOn,
  lastProposable,
  seatsAt,
  timesToPropose,
  useSlots,
} from './slots.ts';
import { useSeatsText } from './useSeatsText.ts';

/** A day and a half hour by the clock of Korea; empty texts are not chosen yet. */
export interface Slot {
  day: string;
  time: string;
}

interface SlotFieldProps {
  /** The names of the two fields. */
  labels: { day: string; time: string };
  seeking: CounselSeekingTime;
  slot: Slot;
  onChange: (changes: Partial<Slot>) => void;
}

/** Half hours without a free seat cannot be chosen. */
export function SlotField({ labels, seeking, slot: { day, time }, onChange }: SlotFieldProps) {
  const { t } = useTranslation('staff');
  const seatsText = useSeatsText();
  const slots = useSlots(seeking, day);
  const times = timesToPropose(day, slots);
  // The chosen time stays visible, even if it can no longer be chosen.
  const shown = time === '' || times.includes(time) ? times : [time, ...times];
  const options = shown.map((each) => {
    const seats = day === '' ? null : seatsAt(slots, readKoreanTime(`${day}T${each}`));
    const marked = seats && seats.taken > 0 ? `${each} · ${seatsText(seats)}` : each;
    return { value: each, label: marked, isDisabled: seats?.isFull ?? false };
  });
  const whenNone = isClosedOn(day, slots) ? 'dates.closed' : 'dates.allPassed';
  const none = t(times.length === 0 ? whenNone : 'dates.noTime');
  return (
    <div className="grid grid-cols-[3fr_2fr] gap-2 sm:max-w-96">
      <input
        type="date"
        aria-label={labels.day}
        min={koreanClock(new Date()).date}
        max={koreanClock(lastProposable()).date}
        value={day}
        className={`h-12 min-w-0 ${FIELD_LOOK}`}
        onChange={(event) => onChange({ day: event.target.value })}
      />
      <Select
        label={labels.time}
        hidesLabel
        value={time}
        options={[{ value: '', label: none }, ...options]}
        onChange={(next) => onChange({ time: next })}
      />
    </div>
  );
}
