import { useTranslation } from 'react-i18next';
import type { Calendar } from '../../../contract/staff/staffCalendar.ts';
import { classNames } from '../../lib/classNames.ts';
import { koreanClock } from '../../lib/date.ts';
import { formatShortDay } from '../../lib/dateInWords.ts';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { CalendarEntryLink } from './CalendarEntryLink.tsx';
import { type Cell, countOn, gridOf } from './calendarDays.ts';
import type { CalendarPlace } from './useCalendarPlace.ts';

interface CalendarTableProps {
  calendar: Calendar;
  days: readonly string[];
  place: CalendarPlace;
}

/** A row for each half hour, a column for each day. On a phone only the chosen day is shown. */
export function CalendarTable({ calendar, days, place }: CalendarTableProps) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const { day: chosen, view, now, go } = place;
  const shown = view === 'day' ? [chosen] : days;
  const { times, cellAt } = gridOf(calendar, shown, now);
  const today = koreanClock(now).date;
  const hidden = (day: string) => day !== chosen && 'max-lg:hidden';
  const isEmpty = shown.every((day) => countOn(calendar, day) === 0);
  return (
    <>
      {isEmpty && view === 'week' && (
        <p className="text-muted max-lg:hidden">{t('calendar.noneInWeek')}</p>
      )}
      {countOn(calendar, chosen) === 0 && (
        <p className={classNames('text-muted', view === 'week' && 'lg:hidden')}>
          {t('calendar.none')}
        </p>
      )}
      <table className="w-full table-fixed border-collapse overflow-hidden rounded-card bg-surface shadow-card">
        <caption className="sr-only">{t('calendar.title')}</caption>
        {/* Phones hide the header row, so this column sets its own width. */}
        <colgroup>
          <col className="w-16" />
        </colgroup>
        <thead className={view === 'day' ? 'sr-only' : 'max-lg:sr-only'}>
          <tr className="border-line border-b">
            <th scope="col" className="w-16 text-muted text-small">
              <span className="sr-only">{t('calendar.time')}</span>
            </th>
            {shown.map((day) => (
              <th key={day} scope="col" className={classNames('font-normal', hidden(day))}>
                <PlainButton
                  aria-current={day === today ? 'date' : undefined}
                  className="min-h-11 w-full px-1 text-small aria-[current=date]:font-bold aria-[current=date]:text-brand-strong"
                  onClick={() => go({ day, view: 'day' })}
                >
                  {formatShortDay(day, language)}
                </PlainButton>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((time) => (
            <tr key={time} className="border-line not-last:border-b">
              <th
                scope="row"
                className="w-16 py-2 pl-3 text-left align-top font-normal text-muted text-small tabular-nums"
              >
                {time}
              </th>
              {shown.map((day) => (
                <HalfHour key={day} cell={cellAt(day, time)} className={hidden(day)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function HalfHour({ cell, className }: { cell: Cell; className: string | false }) {
  const { entries, isOpen, left } = cell;
  return (
    <td
      className={classNames(
        'h-11 p-1 align-top lg:border-line lg:border-l',
        !isOpen && 'bg-quiet',
        className,
      )}
    >
      {entries.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
          {entries.map((entry) => (
            <li key={`${entry.counselId} ${entry.at}`}>
              <CalendarEntryLink entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {left !== null && <Left count={left} />}
    </td>
  );
}

/** Free seats; more visits than seats are possible after the number was lowered. */
function Left({ count }: { count: number }) {
  const { t } = useTranslation('staff');
  if (count > 0) {
    const text = t('calendar.left', { n: formatCount(count) });
    return <p className="px-1 text-right text-muted text-small">{text}</p>;
  }
  return (
    <p className="px-1 text-right text-small text-warning">
      {count === 0 ? t('calendar.full') : t('calendar.over', { n: formatCount(-count) })}
    </p>
  );
}
