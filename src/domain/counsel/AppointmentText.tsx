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
  const parts = format.formatToParts(new Date(at));
  const firstOfTime = parts.findIndex(({ type }) => type === 'dayPeriod' || type === 'hour');
  return (
    <time dateTime={at}>
      {textOf(parts.slice(0, firstOfTime))}
      <span className="whitespace-nowrap">{textOf(parts.slice(firstOfTime))}</span>
    </time>
  );
}

const textOf = (parts: readonly Intl.DateTimeFormatPart[]) =>
  parts.map(({ value }) => value).join('');
