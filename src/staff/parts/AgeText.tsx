import dayjs from 'dayjs';
import { formatDateTime } from '../../lib/date.ts';
import { useLanguage } from '../../state/language.ts';
import { useMinute } from '../../widgets/useMinute.ts';

const UNITS = ['year', 'month', 'day', 'hour', 'minute'] as const;

/** The age of something, with the exact time as a tooltip. */
export function AgeText({ moment }: { moment: string }) {
  const language = useLanguage();
  // Shows the age again each minute.
  useMinute();
  const now = dayjs();
  const unit = UNITS.find((one) => now.diff(moment, one) >= 1);
  // Japanese writes no space between number and unit, as only this style does.
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'narrow' });
  // Intl writes 0 minutes as "this minute" and 0 seconds as "now".
  const age = unit ? words.format(-now.diff(moment, unit), unit) : words.format(0, 'second');
  return (
    <time dateTime={moment} title={formatDateTime(moment)}>
      {age}
    </time>
  );
}
