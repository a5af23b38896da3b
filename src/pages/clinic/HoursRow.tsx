import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpeningDay, OpeningHours } from '../../../contract/clinicShape.ts';
import { OPENING_DAYS } from '../../../contract/plain/openingDays.ts';
import {
  isAllDay,
  type OpeningDayName,
  type Today,
  todayAt,
} from '../../domain/clinic/openingHours.ts';
import { classNames } from '../../lib/classNames.ts';
import { koreanClock } from '../../lib/date.ts';
import { formatKoreanDay } from '../../lib/dateInWords.ts';
import { isKoreanHoliday } from '../../lib/koreanHolidays.ts';
import { joinNames } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { KoreanTimeNote } from '../../widgets/KoreanTimeNote.tsx';
import { useMinute } from '../../widgets/useMinute.ts';

/** Today's hours in one line, which unfolds to the week. The server renders the week, the browser adds today. */
export function HoursRow({ hours }: { hours: OpeningHours }) {
  const { t } = useTranslation();
  const minute = useMinute();
  const clock = minute && koreanClock(minute);
  const date = clock?.date;
  const isHoliday = useMemo(() => date !== undefined && isKoreanHoliday(date), [date]);
  const today = clock && todayAt(hours, clock, isHoliday);
  return (
    <details className="group">
      {/* High enough for two lines, so that today's line moves nothing when it appears. */}
      <summary className="flex min-h-12 list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <span className="flex-1 leading-6">
          {today ? <TodayLine today={today} isHoliday={isHoliday} /> : t('clinic.hours')}
        </span>
        <Icon
          name="chevronDown"
          className="size-5 shrink-0 text-muted transition group-open:rotate-180"
        />
      </summary>
      <Week hours={hours} today={today} />
      <ClosedDays days={(hours.closedOn ?? []).filter((day) => !date || day >= date)} />
    </details>
  );
}

interface TodayLineProps {
  today: Today;
  isHoliday: boolean;
}

function TodayLine({ today: { times, state }, isHoliday }: TodayLineProps) {
  const { t } = useTranslation();
  const hoursText = useHoursText();
  const day = t(isHoliday ? 'clinic.todayHoliday' : 'clinic.today');
  const isOpen = state === 'open';
  return (
    <>
      <span className="tabular-nums">
        {day} {times && `${hoursText(times)} · `}
      </span>
      <span
        className={classNames('inline-block', isOpen ? 'font-semibold text-success' : 'text-muted')}
      >
        {t(`clinic.state.${state}`)}
      </span>
      <KoreanTimeNote />
    </>
  );
}

function Week({ hours, today }: { hours: OpeningHours; today: Today | null }) {
  const { t } = useTranslation();
  // If the clinic is closed on this date (`closedOn`), the hours of the weekday do not apply: no row is marked.
  const isToday = (day: OpeningDayName) => day === today?.day && hours.days[day] === today.times;
  return (
    <dl className="grid gap-1.5 pb-2 text-small">
      {OPENING_DAYS.map((day) => (
        <div key={day} className={classNames('flex gap-3', isToday(day) && 'font-semibold')}>
          <dt className="w-14 shrink-0">{t(`find.day.${day}`)}</dt>
          <dd className="min-w-0 flex-1 tabular-nums">
            <DayHours times={hours.days[day]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function DayHours({ times }: { times: OpeningDay | undefined }) {
  const { t } = useTranslation();
  const hoursText = useHoursText();
  if (!times) return <span className="text-muted">{t('clinic.closedDay')}</span>;
  const { breakFrom, breakTo } = times;
  return (
    <>
      {hoursText(times)}
      {breakFrom && breakTo && (
        <span className="text-muted">
          {' '}
          {t('clinic.breakTime', { from: breakFrom, to: breakTo })}
        </span>
      )}
    </>
  );
}

function ClosedDays({ days }: { days: readonly string[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (days.length === 0) return null;
  const shown = [...days].sort().map((day) => formatKoreanDay(day, language));
  return (
    <p className="pb-2 text-small">
      <span className="text-muted">{t('clinic.closedOn')}</span> {joinNames(language, shown)}
    </p>
  );
}

function useHoursText() {
  const { t } = useTranslation();
  return (times: OpeningDay) =>
    isAllDay(times) ? t('clinic.allDay') : `${times.opensAt}–${times.closesAt}`;
}
