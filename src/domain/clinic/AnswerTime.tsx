import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/number.ts';

/** From this many hours on, days are easier to read. */
const HOURS_OF_DAYS = 48;

/** Within which time half of the answers of a clinic came. A median promises nothing, so the sentence does not either. */
export function AnswerTime({ hours }: { hours: number }) {
  const { t } = useTranslation();
  return hours < HOURS_OF_DAYS
    ? t('clinic.answeredInHours', { n: formatCount(hours) })
    : t('clinic.answeredInDays', { n: formatCount(Math.ceil(hours / 24)) });
}
