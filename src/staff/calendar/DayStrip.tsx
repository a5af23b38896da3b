import { useTranslation } from 'react-i18next';
import type { Calendar } from '../../../contract/staff/staffCalendar.ts';
import { classNames } from '../../lib/classNames.ts';
import { koreanClock } from '../../lib/date.ts';
import { formatShortDay, formatWeekday } from '../../lib/dateInWords.ts';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { countOn } from './calendarDays.ts';
import type { CalendarPlace } from './useCalendarPlace.ts';

interface DayStripProps {
  calendar: Calendar;
  days: readonly string[];
  place: CalendarPlace;
}

/** The days of the week with their counts; a press shows a day. A desktop shows them in the week itself. */
export function DayStrip({ calendar, days, place }: DayStripProps) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const { day: chosen, view, now, go } = place;
  const today = koreanClock(now).date;
  return (
    <ul
      aria-label={t('calendar.days')}
      className={classNames(
        'grid grid-cols-7 gap-1 rounded-card bg-surface p-1 shadow-card',
        view === 'week' && 'lg:hidden',
      )}
    >
      {days.map((day) => {
        const count = countOn(calendar, day);
        return (
          <li key={day}>
            <PlainButton
              aria-pressed={day === chosen}
              aria-label={`${formatShortDay(day, language)} ${formatCount(count)}`}
              className="grid min-h-14 w-full place-items-center content-center rounded-card text-muted text-small aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-brand-strong"
              onClick={() => go({ day })}
            >
              <span>{formatWeekday(day, language)}</span>
              <span
                className={classNames(
                  'tabular-nums',
                  day === today && 'underline decoration-2 underline-offset-4',
                )}
              >
                {Number(day.slice(-2))}
              </span>
              <span className="min-h-4 text-brand-strong tabular-nums">
                {count > 0 && formatCount(count)}
              </span>
            </PlainButton>
          </li>
        );
      })}
    </ul>
  );
}
