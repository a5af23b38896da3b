import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatKoreanDay } from '../../../lib/dateInWords.ts';
import { useLanguage } from '../../../state/language.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { FIELD_LOOK } from '../../../ui/field/fieldLook.ts';

interface ClosedOnFieldProps {
  days: readonly string[];
  onChange: (days: string[]) => void;
}

/** The contract accepts this many days. */
const MOST_DAYS = 60;

/** Further closed days, e.g. for a congress. They are closed even if they are public holidays with hours. */
export function ClosedOnField({ days, onChange }: ClosedOnFieldProps) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const isNew = typed !== '' && !days.includes(typed) && days.length < MOST_DAYS;
  const add = () => {
    onChange([...days, typed].sort());
    setTyped('');
  };
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
                onClick={() => onChange(days.filter((each) => each !== day))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <input
          type="date"
          aria-label={t('content.hours.closedDay')}
          value={typed}
          className={`h-12 min-w-0 flex-1 ${FIELD_LOOK}`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button look="quiet" disabled={!isNew} onClick={add}>
          {t('content.hours.addClosed')}
        </Button>
      </div>
    </fieldset>
  );
}
