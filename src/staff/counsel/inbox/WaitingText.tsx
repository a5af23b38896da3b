import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/date.ts';
import { formatCount } from '../../../lib/number.ts';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { useNow } from '../../../widgets/useMinute.ts';

const MINUTE_MS = 60_000;

/** From the largest unit. */
const UNITS = [
  ['days', 24 * 60],
  ['hours', 60],
  ['minutes', 1],
] as const;

const SOON_MINUTES = 4 * 60;
const LATE_MINUTES = 24 * 60;

/** How long a member has waited for the clinic, in words and in a colour; the longest with a sign. */
export function WaitingText({ since }: { since: string }) {
  const { t } = useTranslation('staff');
  const now = useNow();
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / MINUTE_MS));
  const [unit, length] = UNITS.find(([, each]) => minutes >= each) ?? (['now', 1] as const);
  return (
    <time
      dateTime={since}
      title={formatDateTime(since)}
      className={`inline-flex items-center gap-1 whitespace-nowrap ${lookOf(minutes)}`}
    >
      {minutes >= LATE_MINUTES && (
        <Icon name="warning" className="size-4" label={t('counsel.waits')} />
      )}
      {t(`inbox.waits.${unit}`, { n: formatCount(Math.floor(minutes / length)) })}
    </time>
  );
}

function lookOf(minutes: number): string {
  if (minutes < SOON_MINUTES) return 'text-muted';
  return minutes < LATE_MINUTES ? 'text-warning' : 'font-semibold text-danger';
}
