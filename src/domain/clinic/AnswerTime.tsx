import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/number.ts';

/** From this many hours on, the sentence names days. */
const DAYS_FROM_HOURS = 48;

/** Within which time half of the answers of a clinic came. A median promises nothing, so the sentence does not either. */
export function AnswerTime({ hours }: { hours: number }) {
  const { t } = useTranslation();
  return (
    <span className="block text-balance">
      {hours < DAYS_FROM_HOURS
        ? t('clinic.answeredInHours', { n: formatCount(hours) })
        : t('clinic.answeredInDays', { n: formatCount(Math.ceil(hours / 24)) })}
    </span>
  );
}
