import { useTranslation } from 'react-i18next';
import { koreanClock } from '../../../lib/date.ts';
import { formatShortTime } from '../../../lib/dateInWords.ts';
import { useLanguage } from '../../../state/language.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { KoreanTimeNote } from '../../../widgets/KoreanTimeNote.tsx';
import { type CounselSeekingTime, isClosedAt, seatsAt, useSlots } from './slots.ts';
import { useSeatsText } from './useSeatsText.ts';

interface WishButtonsProps {
  title: string;
  seeking: CounselSeekingTime;
  times: readonly string[];
  isBusy: boolean;
  onConfirm: (time: string) => void;
}

/** The wished times: a press makes the appointment. */
export function WishButtons({ title, times, ...rest }: WishButtonsProps) {
  return (
    <div>
      <p className="mb-2 text-muted text-small">{title}</p>
      <ul className="grid gap-2 sm:flex sm:flex-wrap">
        {times.map((time) => (
          <li key={time}>
            <WishButton time={time} {...rest} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type WishButtonProps = Omit<WishButtonsProps, 'title' | 'times'> & { time: string };

/** A time that has passed or has no seat left cannot be confirmed. One outside of the hours can, with a warning. */
function WishButton({ seeking, time, isBusy, onConfirm }: WishButtonProps) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const seatsText = useSeatsText();
  const moment = new Date(time);
  const slots = useSlots(seeking, koreanClock(moment).date);
  const seats = seatsAt(slots, moment);
  const isPast = moment.getTime() <= Date.now();
  const isFull = seats?.isFull ?? false;
  const label = isFull ? 'fullAt' : 'confirm';
  const isShut = isPast || isFull;
  return (
    <Button className="w-full" isBusy={isBusy} disabled={isShut} onClick={() => onConfirm(time)}>
      <span>
        {t(`dates.${isPast ? 'past' : label}`, {
          time: formatShortTime(time, language),
        })}
        {!isShut && isClosedAt(slots, moment) && ` · ${t('dates.outside')}`}
        {!isShut && seats && seats.taken > 0 && ` · ${seatsText(seats)}`}
        <KoreanTimeNote moment={time} />
      </span>
    </Button>
  );
}
