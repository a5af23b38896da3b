import { useTranslation } from 'react-i18next';
import { formatShortTime } from '../../lib/dateInWords.ts';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { KoreanTimeNote } from '../../widgets/KoreanTimeNote.tsx';
import type { TimedAppointment } from './appointment.ts';

/** How far away an appointment is, and when: `D-3 · 12월 10일(목) 오후 2:00`. */
export function AppointmentLine({ appointment }: { appointment: TimedAppointment }) {
  const { at } = appointment;
  const language = useLanguage();
  return (
    <>
      <AppointmentDistance appointment={appointment} /> ·{' '}
      <time dateTime={at} className="whitespace-nowrap">
        {formatShortTime(at, language)}
        <KoreanTimeNote moment={at} />
      </time>
    </>
  );
}

export function AppointmentDistance({
  appointment: { day, days },
}: {
  appointment: TimedAppointment;
}) {
  const { t } = useTranslation();
  return t(`dates.appointment.${day}`, { n: formatCount(days) });
}
