import { useTranslation } from 'react-i18next';
import { OPENING_DAYS } from '../../../../contract/plain/openingDays.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FIELD_LOOK } from '../../../ui/field/fieldLook.ts';
import { hoursOf, jsonText, type TypedDay, type TypedHours } from '../edits/fieldText.ts';
import { ClosedOnField } from './ClosedOnField.tsx';

interface HoursFieldProps {
  legend: string;
  hint?: string;
  text: string;
  onWrite: (text: string) => void;
}

const TIMES = ['opensAt', 'closesAt', 'breakFrom', 'breakTo'] as const;
type Time = (typeof TIMES)[number];
/** On a phone two times beside each other, each with its name; on a wide screen a table. */
const COLUMNS = 'grid-cols-2 gap-2 lg:grid-cols-[4rem_repeat(4,minmax(0,1fr))]';
const END_OF_DAY = '24:00';
const LIKE_MONDAY = ['tue', 'wed', 'thu', 'fri'];

/** Hours of the week: a row for each day. An empty row is a closed day. */
export function HoursField({ legend, hint, text, onWrite }: HoursFieldProps) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const hours = hoursOf(text);
  const write = (changes: Partial<TypedHours>) => {
    const { days: each, closedOn = [], picked = '' } = { ...hours, ...changes };
    const days = Object.entries(each).filter(([, day]) => hasTime(day));
    const isEmpty = days.length + closedOn.length === 0 && picked === '';
    const typed: TypedHours = {
      days: Object.fromEntries(days),
      ...(closedOn.length > 0 && { closedOn }),
      ...(picked !== '' && { picked }),
    };
    onWrite(isEmpty ? '' : jsonText(typed));
  };
  const writeDays = (changes: Record<string, TypedDay>) =>
    write({ days: { ...hours.days, ...changes } });
  const monday = hours.days.mon;
  return (
    <fieldset className="grid min-w-0 gap-2 sm:col-span-2">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {hint && <p className="text-muted text-small">{hint}</p>}
      <p className="text-muted text-small">{t('content.hours.hint')}</p>
      <div className="grid gap-3 lg:gap-2">
        <div aria-hidden="true" className={`hidden text-muted text-small lg:grid ${COLUMNS}`}>
          {TIMES.map((time) => (
            <span key={time} className="first:col-start-2">
              {t(`content.hours.${time}`)}
            </span>
          ))}
        </div>
        {OPENING_DAYS.map((day) => (
          <div key={day} className={`grid ${COLUMNS}`}>
            <span className="col-span-2 self-center lg:col-span-1">
              {common(`find.day.${day}`)}
            </span>
            {TIMES.map((time) => (
              <div key={time} className="min-w-0">
                <span aria-hidden="true" className="text-muted text-small lg:hidden">
                  {t(`content.hours.${time}`)}
                </span>
                <input
                  type="time"
                  aria-label={`${common(`find.day.${day}`)} ${t(`content.hours.${time}`)}`}
                  value={shownTime(hours.days[day]?.[time])}
                  className={`h-11 ${FIELD_LOOK}`}
                  onChange={({ target }) =>
                    writeDays({ [day]: withTime(hours.days[day] ?? {}, time, target.value) })
                  }
                />
              </div>
            ))}
          </div>
        ))}
      </div>
      <Button
        look="quiet"
        disabled={!monday}
        onClick={() =>
          monday && writeDays(Object.fromEntries(LIKE_MONDAY.map((day) => [day, monday])))
        }
      >
        {t('content.hours.copy')}
      </Button>
      <ClosedOnField days={hours.closedOn ?? []} picked={hours.picked ?? ''} onWrite={write} />
    </fieldset>
  );
}

const hasTime = (day: TypedDay) => Object.values(day).some(Boolean);

function withTime(day: TypedDay, time: Time, value: string): TypedDay {
  const { [time]: _, ...others } = day;
  const isMidnightAtTheEnd = value === '00:00' && (time === 'closesAt' || time === 'breakTo');
  return value === '' ? others : { ...others, [time]: isMidnightAtTheEnd ? END_OF_DAY : value };
}

/** A time field of the browser has no 24:00. */
const shownTime = (time = '') => (time === END_OF_DAY ? '00:00' : time);
