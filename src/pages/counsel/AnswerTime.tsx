import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/number.ts';

/** From this many hours on, days are easier to read. */
const HOURS_OF_DAYS = 48;

/** Within which time the clinic usually answers. */
export function AnswerTime({ hours }: { hours: number }) {
  const { t } = useTranslation();
  return hours < HOURS_OF_DAYS
    ? t('dates.sent.inHours', { n: formatCount(hours) })
    : t('dates.sent.inDays', { n: formatCount(Math.ceil(hours / 24)) });
}
