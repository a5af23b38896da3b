import { formatAppointment } from '../../lib/date.ts';
import { useLanguage } from '../../state/language.ts';
import { KoreanTimeNote } from '../../widgets/KoreanTimeNote.tsx';

/** A day to come, in Korean time and in words, so that the reader need not work out its weekday. */
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
