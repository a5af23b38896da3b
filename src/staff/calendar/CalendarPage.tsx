import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { staffQuery } from '../../api/staffCall.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { useIsOperator } from '../console/useStaff.ts';
import { LetterKeysSwitch } from '../parts/LetterKeysSwitch.tsx';
import { ClinicFilter } from '../parts/list/ClinicFilter.tsx';
import { Loaded } from '../parts/list/Loaded.tsx';
import { CalendarBar } from './CalendarBar.tsx';
import { CalendarTable } from './CalendarTable.tsx';
import { weekOf } from './calendarDays.ts';
import { DayStrip } from './DayStrip.tsx';
import { useCalendarKeys, useCalendarPlace } from './useCalendarPlace.ts';
import { useChosenClinic } from './useChosenClinic.ts';

/** The appointments and proposed times of a clinic, by day or by week. */
export function CalendarPage() {
  const { t } = useTranslation('staff');
  const { search } = useLocation();
  const isOperator = useIsOperator();
  const clinicId = useChosenClinic();
  const place = useCalendarPlace();
  useCalendarKeys(place);
  return (
    <div className="mx-auto grid max-w-7xl grid-cols-[minmax(0,1fr)] gap-4 p-4 lg:px-8 lg:py-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="font-bold text-title">{t('calendar.title')}</h1>
        <AppLink to={`/console/calendar/hours${search}`} className={buttonLook('quiet')}>
          {t('calendar.settings')}
        </AppLink>
      </div>
      {isOperator && (
        <div className="max-w-72 text-small">
          <ClinicFilter none={t('calendar.noClinic')} />
        </div>
      )}
      <CalendarBar place={place} />
      {clinicId === null ? (
        <EmptyState sentence={t('calendar.chooseClinic')} />
      ) : (
        <Week clinicId={clinicId} place={place} />
      )}
      <div className="flex flex-wrap items-center gap-x-6 text-muted text-small max-lg:hidden">
        <p>{t('calendar.keys')}</p>
        <LetterKeysSwitch />
      </div>
    </div>
  );
}

interface WeekProps {
  clinicId: string;
  place: ReturnType<typeof useCalendarPlace>;
}

/** Both views read the whole week, so another day of it needs no call and makes no access record. */
function Week({ clinicId, place }: WeekProps) {
  const days = weekOf(place.day);
  const query = { from: days[0] ?? place.day, days: String(days.length) };
  const key = 'GET /staff/clinics/:id/calendar';
  const answer = useAnswer(staffQuery(key, { params: { id: clinicId }, query }));
  return (
    <Loaded answer={answer}>
      {({ data: calendar }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <DayStrip calendar={calendar} days={days} place={place} />
          <CalendarTable calendar={calendar} days={days} place={place} />
        </div>
      )}
    </Loaded>
  );
}
