import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isSlot } from '../../../contract/plain/slots.ts';
import type { CalendarEntry } from '../../../contract/staff/staffCalendar.ts';
import { classNames } from '../../lib/classNames.ts';
import { koreanClock } from '../../lib/date.ts';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { counselFromCalendar } from './calendarBehind.ts';

const LOOKS = {
  consultation: 'bg-brand-soft text-brand-strong',
  treatment: 'bg-info-soft text-info',
};

/** An appointment; one that is only proposed has a dashed border and no colour. A press opens the counsel. */
export function CalendarEntryLink({ entry }: { entry: CalendarEntry }) {
  const { t } = useTranslation('staff');
  const { search } = useLocation();
  const { counselId, code, at, kind, status, mark, nickname, language } = entry;
  const { time } = koreanClock(new Date(at));
  const details = [
    t(`calendar.${kind}`),
    // The desk may have to ask an interpreter.
    language === 'ja' && t('counsel.language.ja'),
    status === 'proposed' && t('calendar.proposed'),
    status === 'done' && t('calendar.done'),
    mark === 'noShow' && t('dates.noShow'),
    mark === 'reschedule' && t('dates.reschedule'),
    code,
  ];
  return (
    <AppLink
      to={counselFromCalendar(counselId, search)}
      className={classNames(
        'block min-h-11 rounded-md px-2 py-1 text-small leading-tight',
        status === 'agreed' && (mark === 'noShow' ? 'bg-danger-soft text-danger' : LOOKS[kind]),
        status === 'done' && 'bg-quiet text-muted',
        status === 'proposed' && 'border border-edge border-dashed text-muted',
      )}
    >
      <span className="block truncate">
        <span className={isSlot(at) ? 'sr-only' : 'tabular-nums'}>{time} </span>
        <span className={classNames(status === 'agreed' && 'font-semibold')}>
          {nickname ?? t('calendar.noName')}
        </span>
      </span>
      <span className="block">{details.filter(Boolean).join(' · ')}</span>
    </AppLink>
  );
}
