import { useLanguage } from '../../state/language.ts';

const UNITS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** How long ago something was; the moment itself is there for who asks. */
export function AgeText({ moment }: { moment: string }) {
  const language = useLanguage();
  const ms = Math.max(0, Date.now() - new Date(moment).getTime());
  const { unit, ms: length } = UNITS.find((one) => ms >= one.ms) ?? UNITS[2];
  const age = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(
    -Math.floor(ms / length),
    unit,
  );
  return (
    <time dateTime={moment} title={new Date(moment).toLocaleString(language)}>
      {age}
    </time>
  );
}
