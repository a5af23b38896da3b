import { formatAppointment } from '../../lib/dateInWords.ts';
import { useLanguage } from '../../state/language.ts';
import { KoreanTimeNote } from '../../widgets/KoreanTimeNote.tsx';

/** An appointment in Korean time, written out with its weekday. */
export function AppointmentText({ at }: { at: string }) {
  const { day, time } = formatAppointment(at, useLanguage());
  return (
    <time dateTime={at}>
      {day}
      <span className="whitespace-nowrap">{time}</span>
      <KoreanTimeNote moment={at} />
    </time>
  );
}
