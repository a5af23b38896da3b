import { useTranslation } from 'react-i18next';
import { formatShortTime } from '../../../lib/date.ts';
import { useLanguage } from '../../../state/language.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { KoreanTimeNote } from '../../../widgets/KoreanTimeNote.tsx';

interface WishButtonsProps {
  times: readonly string[];
  isBusy: boolean;
  onConfirm: (time: string) => void;
}

/** The wished times: a press makes the appointment. */
export function WishButtons({ times, isBusy, onConfirm }: WishButtonsProps) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  return (
    <div>
      <p className="mb-2 text-muted text-small">{t('dates.wished')}</p>
      <ul className="grid gap-2 sm:flex sm:flex-wrap">
        {times.map((time) => {
          const isPast = Date.parse(time) <= Date.now();
          return (
            <li key={time}>
              <Button
                className="w-full"
                isBusy={isBusy}
                disabled={isPast}
                onClick={() => onConfirm(time)}
              >
                <span>
                  {t(isPast ? 'dates.past' : 'dates.confirm', {
                    time: formatShortTime(time, language),
                  })}
                  <KoreanTimeNote moment={time} />
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
