import { useTranslation } from 'react-i18next';
import { CLOSED_DAYS_MAX } from '../../../../contract/plain/limits.ts';
import { formatKoreanDay } from '../../../lib/dateInWords.ts';
import { formatCount } from '../../../lib/number.ts';
import { useLanguage } from '../../../state/language.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { FIELD_LOOK } from '../../../ui/field/fieldLook.ts';

interface ClosedOnFieldProps {
  days: readonly string[];
  /** The day in the date field, which is not added yet. */
  picked: string;
  onWrite: (changes: { closedOn?: string[]; picked?: string }) => void;
}

/** Further closed days, e.g. for a congress. They are closed even if they are public holidays with hours. */
export function ClosedOnField({ days, picked, onWrite }: ClosedOnFieldProps) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const isTwice = days.includes(picked);
  const isFull = days.length >= CLOSED_DAYS_MAX;
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-medium">{t('content.hours.closedOn')}</legend>
      {days.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {days.map((day) => (
            <li key={day} className="flex items-center rounded-full bg-quiet pl-3 text-small">
              {formatKoreanDay(day, language)}
              <IconButton
                name="close"
                label={t('content.hours.removeClosed', { day: formatKoreanDay(day, language) })}
                iconClassName="size-4"
                onClick={() => onWrite({ closedOn: days.filter((each) => each !== day) })}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <input
          type="date"
          aria-label={t('content.hours.closedDay')}
          value={picked}
          className={`h-12 min-w-0 flex-1 ${FIELD_LOOK}`}
          onChange={({ target }) => onWrite({ picked: target.value })}
        />
        <Button
          look="quiet"
          disabled={picked === '' || isTwice || isFull}
          onClick={() => onWrite({ closedOn: [...days, picked].sort(), picked: '' })}
        >
          {t('content.hours.addClosed')}
        </Button>
      </div>
      <p role="status" className="text-muted text-small empty:hidden">
        {isFull && t('content.hours.closedFull', { most: formatCount(CLOSED_DAYS_MAX) })}
        {!isFull && isTwice && t('content.hours.closedTwice')}
      </p>
    </fieldset>
  );
}
