import { useLanguage } from '../../state/language.ts';

/** A day to come, in words: nobody should have to work out which weekday it is. */
export function AppointmentText({ at }: { at: string }) {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    // Each as it is written there: 목요일, and (木).
    weekday: language === 'ko' ? 'long' : 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
