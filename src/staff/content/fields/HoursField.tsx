import { useTranslation } from 'react-i18next';
import { OPENING_DAYS } from '../../../../contract/openingDays.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FIELD_LOOK } from '../../../ui/field/fieldLook.ts';
import { hoursOf, jsonText, type TypedDay } from '../edits/fieldText.ts';

interface HoursFieldProps {
  text: string;
  onWrite: (text: string) => void;
}

const TIMES = ['opensAt', 'closesAt', 'breakFrom', 'breakTo'] as const;
const LIKE_MONDAY = ['tue', 'wed', 'thu', 'fri'];

/** Opening hours: a row for each day. An empty row is a closed day. */
export function HoursField({ text, onWrite }: HoursFieldProps) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const hours = hoursOf(text);
  const write = (changes: Record<string, TypedDay>) => {
    const days = Object.entries({ ...hours.days, ...changes }).filter(([, day]) => hasTime(day));
    const isEmpty = days.length === 0 && !hours.closedOn;
    onWrite(isEmpty ? '' : jsonText({ ...hours, days: Object.fromEntries(days) }));
  };
  const monday = hours.days.mon;
  return (
    <fieldset className="grid min-w-0 gap-2 sm:col-span-2">
      <legend className="mb-1.5 font-semibold">{t('content.field.openingHours')}</legend>
      <p className="text-muted text-small">{t('content.hours.hint')}</p>
      <div className="grid gap-2">
        {OPENING_DAYS.map((day) => (
          <div
            key={day}
            className="grid grid-cols-2 gap-2 lg:grid-cols-[4rem_repeat(4,minmax(0,1fr))]"
          >
            <span className="col-span-2 self-center lg:col-span-1">
              {common(`find.day.${day}`)}
            </span>
            {TIMES.map((time) => (
              <input
                key={time}
                type="time"
                aria-label={`${common(`find.day.${day}`)} ${t(`content.hours.${time}`)}`}
                value={hours.days[day]?.[time] ?? ''}
                className={`h-11 ${FIELD_LOOK}`}
                onChange={({ target }) =>
                  write({ [day]: withTime(hours.days[day] ?? {}, time, target.value) })
                }
              />
            ))}
          </div>
        ))}
      </div>
      <Button
        look="quiet"
        disabled={!monday}
        onClick={() => monday && write(Object.fromEntries(LIKE_MONDAY.map((day) => [day, monday])))}
      >
        {t('content.hours.copy')}
      </Button>
    </fieldset>
  );
}

const hasTime = (day: TypedDay) => Object.values(day).some(Boolean);

function withTime(day: TypedDay, time: (typeof TIMES)[number], value: string): TypedDay {
  const { [time]: _, ...others } = day;
  return value === '' ? others : { ...others, [time]: value };
}
